import { useIntl } from 'react-intl';
import { useParams, useSearchParams } from 'react-router-dom';
import { OrderScreen } from '@adaos/ui/screens/OrderScreen';
import { errorText } from '../../errors/index.ts';
import { useOrderQuery } from '../../queries/figures.ts';
import { addressBehindOrder } from '../../routes/figureAddress.ts';
import { toOrderView } from './toOrderView.ts';

export function OrderPage() {
  const intl = useIntl();
  const [query] = useSearchParams();
  const order = useOrderQuery(useParams()['id'] ?? '');
  return (
    <OrderScreen
      view={toOrderView({
        data: order.data,
        error: order.error,
        loadingMore: order.isFetchingNextPage,
        textOf: (error) => errorText(intl, error),
      })}
      backHref={addressBehindOrder(query)}
      onLoadMore={() => void order.fetchNextPage()}
      onRetry={() => void order.refetch()}
    />
  );
}
