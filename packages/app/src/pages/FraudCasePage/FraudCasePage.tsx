import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { Navigate, useParams } from 'react-router-dom';
import { FraudCaseScreen } from '@adaos/ui/screens/FraudCaseScreen';
import { errorText, knownErrorText } from '../../errors/index.ts';
import { useFraudCaseQuery } from '../../queries/fraud.ts';
import { useMay } from '../../queries/session.ts';
import { paths } from '../../routes/paths.ts';
import { useMockMode } from '../../state/index.ts';
import { useJudge } from '../FraudPage/useJudge.ts';
import { toRecordView } from '../toRecordView.ts';

function OpenCase({ id }: { id: string }) {
  const intl = useIntl();
  const read = useFraudCaseQuery(id);
  const onJudge = useJudge(() => read.data?.fraud);
  const canManage = useMay('manager');
  const orderHref = useCallback((order: string) => paths.order(order, {}), []);
  return (
    <FraudCaseScreen
      view={toRecordView(read, (error) => errorText(intl, error))}
      backHref={paths.fraud}
      costsHref={paths.costs}
      orderHref={orderHref}
      customerHref={paths.customer}
      caseHref={paths.fraudCase}
      onRetry={() => void read.refetch()}
      canManage={canManage}
      onJudge={onJudge}
      failureReason={(error) => knownErrorText(intl, error)}
    />
  );
}

/** An order as a case of fraud; while all screens show the sample, whose orders no shop has, it leads to the list. */
export function FraudCasePage() {
  const id = useParams()['id'] ?? '';
  return useMockMode() ? <Navigate replace to={paths.fraud} /> : <OpenCase id={id} />;
}
