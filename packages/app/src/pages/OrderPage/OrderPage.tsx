import { useIntl } from 'react-intl';
import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import { OrderScreen } from '@adaos/ui/screens/OrderScreen';
import { errorText, knownErrorText } from '../../errors/index.ts';
import { useOrderQuery } from '../../queries/figures.ts';
import { useFraudCaseQuery } from '../../queries/fraud.ts';
import { useMay } from '../../queries/session.ts';
import { addressBehindOrder } from '../../routes/figureAddress.ts';
import { paths } from '../../routes/paths.ts';
import { useMockMode } from '../../state/index.ts';
import { useJudge } from '../FraudPage/useJudge.ts';
import { toOrderView } from './toOrderView.ts';
import { useOrderCosting } from './useOrderCosting.ts';

function OpenOrder({ id }: { id: string }) {
  const intl = useIntl();
  const [query] = useSearchParams();
  const order = useOrderQuery(id);
  const costing = useOrderCosting(id);
  const fraudCase = useFraudCaseQuery(order.data?.fraud ? id : undefined);
  const onJudge = useJudge(() => order.data?.fraud);
  const canManage = useMay('manager');
  return (
    <OrderScreen
      view={toOrderView({
        data: order.data,
        error: order.error,
        loadingMore: order.isFetchingNextPage,
        textOf: (error) => errorText(intl, error),
      })}
      backHref={addressBehindOrder(query)}
      costsHref={paths.costs}
      costing={costing}
      fraudCase={{ data: fraudCase.data ?? (fraudCase.isError ? null : undefined), href: paths.fraudCase(id) }}
      onLoadMore={() => void order.fetchNextPage()}
      onRetry={() => void order.refetch()}
      canManage={canManage}
      onJudge={onJudge}
      failureReason={(error) => knownErrorText(intl, error)}
    />
  );
}

/** An order with its lines; while all screens show the sample, whose orders have none, it leads to the overview. */
export function OrderPage() {
  const id = useParams()['id'] ?? '';
  return useMockMode() ? <Navigate replace to={paths.overview} /> : <OpenOrder id={id} />;
}
