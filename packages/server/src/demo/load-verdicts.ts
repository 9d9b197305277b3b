import type { FraudVerdict } from '@adaos/domain';
import type { ShopTransaction } from '../db/database.ts';
import { scanFraud } from '../fraud/scan.ts';
import { addVerdict } from '../verdicts/verdicts.ts';

/** On the oldest case that the books say nothing of; the later ones are left to judge. */
const OF_SUSPECTS: readonly FraudVerdict[] = ['not_fraud'];
/** On the newest orders that were charged back. */
const OF_DISPUTES: readonly FraudVerdict[] = ['disputed', 'won', 'lost', 'fraud'];

/** Judges some of the demo's cases as its owner would. */
export async function loadVerdicts(
  trx: ShopTransaction,
  by: { readonly shopId: string; readonly accountId: string | null },
  lastDay: string,
): Promise<void> {
  const { suspects } = await scanFraud(trx, by.shopId, lastDay);
  const unknown = suspects.filter(({ finding }) => finding === null).toReversed();
  const chargedBack = suspects.filter(({ finding }) => finding === 'charged_back');
  const judged = [
    ...OF_SUSPECTS.map((verdict, place) => ({ suspect: unknown[place], verdict })),
    ...OF_DISPUTES.map((verdict, place) => ({ suspect: chargedBack[place], verdict })),
  ];
  for (const { suspect, verdict } of judged) {
    if (!suspect) continue;
    await addVerdict(trx, by, { id: suspect.orderId, externalId: suspect.externalId }, verdict);
  }
}
