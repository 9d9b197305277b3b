import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { FraudScreen } from '@adaos/ui/screens/FraudScreen';
import { knownErrorText } from '../../errors/index.ts';
import { useMay } from '../../queries/session.ts';
import {
  readFraudAhead,
  useFraudQuery,
  useReturnsQuery,
  useSetFraudThreshold,
  useSetFraudVerdict,
} from '../../queries/fraud.ts';
import { paths } from '../../routes/paths.ts';
import { useScreenView } from '../../sample/index.ts';
import { fraudRead, joined } from './fraudRead.ts';

export function FraudPage() {
  const intl = useIntl();
  const fraud = useFraudQuery();
  const returns = useReturnsQuery();
  const setThreshold = useSetFraudThreshold();
  const setVerdict = useSetFraudVerdict();
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
      productHref={productHref}
      canManage={canManage}
      onJudge={async (id, verdict) => void (await setVerdict.mutateAsync({ id, verdict }))}
      onSetThreshold={async (percent) => void (await setThreshold.mutateAsync(percent))}
      failureReason={(error) => knownErrorText(intl, error)}
    />
  );
}
FraudPage.readAhead = readFraudAhead;
