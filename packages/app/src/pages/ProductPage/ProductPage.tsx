import { useIntl } from 'react-intl';
import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import { ProductScreen } from '@adaos/ui/screens/ProductScreen';
import { errorText } from '../../errors/index.ts';
import { periodToShow } from '../../period/index.ts';
import { useProductQuery } from '../../queries/products.ts';
import { useSessionQuery } from '../../queries/session.ts';
import { paths } from '../../routes/paths.ts';
import { useMockMode } from '../../state/index.ts';
import { toProductView } from './toProductView.ts';

/** First and last day of a month `YYYY-MM`. */
const daysOf = (month: string) => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const last = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return { from: `${month}-01`, to: `${month}-${String(last).padStart(2, '0')}` };
};

function OpenProduct({ code }: { code: string }) {
  const intl = useIntl();
  const [query] = useSearchParams();
  const session = useSessionQuery();
  const shown = periodToShow(query, session.data?.shop);
  const range = shown === 'empty' ? undefined : shown;
  const product = useProductQuery(code, range);
  if (shown === 'empty') return <Navigate replace to={paths.products} />;
  const asked = range ?? {};
  return (
    <ProductScreen
      view={toProductView({
        data: product.data,
        error: product.error ?? (session.data ? null : session.error),
        textOf: (error) => errorText(intl, error),
      })}
      backHref={paths.productsOf(asked)}
      ordersHref={(month) =>
        paths.figure('netSales', { ...(month === undefined ? asked : daysOf(month)), product: code })
      }
      productHref={(other) => paths.product(other, asked)}
      costsHref={paths.costs}
      adCopyHref={paths.adCopyFor}
      onRetry={() => {
        void session.refetch();
        if (range) void product.refetch();
      }}
    />
  );
}

/** A product with its history; while all screens show the sample, whose products have none, it leads to their list. */
export function ProductPage() {
  const code = useParams()['code'] ?? '';
  return useMockMode() ? <Navigate replace to={paths.products} /> : <OpenProduct code={code} />;
}
