import type { FraudVerdict, OrderFraud } from '@adaos/api';
import { useSetFraudVerdict } from '../../queries/fraud.ts';
import { sayDone } from '../../undo/index.ts';
import { messages } from './FraudPage.messages.ts';

/** Keeps a verdict on an order, and offers the one before. @param knownOf what is known of an order so far */
export function useJudge(knownOf: (orderId: string) => OrderFraud | null | undefined) {
  const { mutateAsync } = useSetFraudVerdict();
  return async (id: string, verdict: FraudVerdict | null): Promise<void> => {
    const before = knownOf(id)?.verdicts[0]?.verdict ?? null;
    await mutateAsync({ id, verdict });
    sayDone(verdict === null ? messages.verdictTakenBack : messages.judged, () => mutateAsync({ id, verdict: before }));
  };
}
