import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { FraudScreen } from '@adaos/ui/screens/FraudScreen';
import { knownErrorText } from '../../errors/index.ts';
import { useMay } from '../../queries/session.ts';
import { readFraudAhead, useFraudQuery, useReturnsQuery, useSetFraudThreshold } from '../../queries/fraud.ts';
import { paths } from '../../routes/paths.ts';
import { useScreenView } from '../../sample/index.ts';
import { sayDone } from '../../undo/index.ts';
import { messages } from './FraudPage.messages.ts';
import { fraudRead, joined } from './fraudRead.ts';

export function FraudPage() {
  const intl = useIntl();
  const fraud = useFraudQuery();
  const returns = useReturnsQuery();
  const setThreshold = useSetFraudThreshold();
  const screen = useScreenView(
    { ...fraudRead(fraud, returns), refetch: () => Promise.all([fraud.refetch(), returns.refetch()]) },
    'fraud',
    ({ sampleFraud, sampleReturns }) => joined(sampleFraud, sampleReturns),
  );
  const canManage = useMay('manager');
  const productHref = useCallback((code: string) => paths.product(code, {}), []);
  const orderHref = useCallback((id: string) => paths.order(id, {}), []);
  return (
    <FraudScreen
      {...screen}
      importHref={paths.integrations}
      costsHref={paths.costs}
      alertsHref={canManage ? paths.alerts : undefined}
      orderHref={orderHref}
      caseHref={paths.fraudCase}
      productHref={productHref}
      canManage={canManage}
      onSetThreshold={async (percent) => {
        const before = fraud.data?.alertThreshold;
        await setThreshold.mutateAsync(percent);
        sayDone(messages.thresholdSet, before === undefined ? undefined : () => setThreshold.mutateAsync(before));
      }}
      failureReason={(error) => knownErrorText(intl, error)}
    />
  );
}
FraudPage.readAhead = readFraudAhead;
