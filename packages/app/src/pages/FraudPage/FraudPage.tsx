import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { hasRole } from '@adaos/api';
import { FraudScreen } from '@adaos/ui/screens/FraudScreen';
import { knownErrorText } from '../../errors/index.ts';
import { useSessionQuery } from '../../queries/session.ts';
import { readFraudAhead, useFraudQuery, useReturnsQuery, useSetFraudThreshold } from '../../queries/fraud.ts';
import { paths } from '../../routes/paths.ts';
import { useScreenView } from '../../sample/index.ts';
import { fraudRead, joined } from './fraudRead.ts';

export function FraudPage() {
  const intl = useIntl();
  const session = useSessionQuery();
  const fraud = useFraudQuery();
  const returns = useReturnsQuery();
  const setThreshold = useSetFraudThreshold();
  const screen = useScreenView(
    { ...fraudRead(fraud, returns), refetch: () => Promise.all([fraud.refetch(), returns.refetch()]) },
    'fraud',
    ({ sampleFraud, sampleReturns }) => joined(sampleFraud, sampleReturns),
  );
  const canManage = session.data !== undefined && hasRole(session.data.user.role, 'manager');
  const orderHref = useCallback((id: string) => paths.order(id, {}), []);
  return (
    <FraudScreen
      {...screen}
      importHref={paths.integrations}
      alertsHref={canManage ? paths.alerts : undefined}
      orderHref={orderHref}
      canManage={canManage}
      onSetThreshold={async (percent) => void (await setThreshold.mutateAsync(percent))}
      failureReason={(error) => knownErrorText(intl, error)}
    />
  );
}
FraudPage.readAhead = readFraudAhead;
