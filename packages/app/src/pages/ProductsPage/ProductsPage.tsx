import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PRODUCT_PROFITS_PAGE, ProductsScreen } from '@adaos/ui/screens/ProductsScreen';
import { comparisonIn, dayIn, periodToShow } from '../../period/index.ts';
import { useDownloadProductProfits, useProductProfitsQuery } from '../../queries/products.ts';
import { useSessionQuery } from '../../queries/session.ts';
import { paths } from '../../routes/paths.ts';
import { useScreenView } from '../../sample/index.ts';
import { notify } from '../../state/index.ts';
import { messages } from './ProductsPage.messages.ts';
import { queryIn, SHOW, write } from './productsAddress.ts';

export function ProductsPage() {
  const [opened] = useState(() => new Date());
  const [address, setAddress] = useSearchParams();
  const shop = useSessionQuery().data?.shop;
  const shown = periodToShow(address, shop);
  const today = dayIn(shop?.timezone, opened);
  // A shop without data is asked, too: the answer says so.
  const range = shown === 'empty' ? { from: today, to: today } : shown;
  const query = queryIn(address);
  const compare = comparisonIn(address);
  const found = range && {
    ...range,
    ...(query.search !== '' && { search: query.search }),
    ...Object.fromEntries(SHOW.filter((name) => query[name]).map((name) => [name, 'true' as const])),
    sort: query.sort,
    order: query.descending ? ('desc' as const) : ('asc' as const),
  };
  const live = useProductProfitsQuery(found && { ...found, compare, page: query.page, limit: PRODUCT_PROFITS_PAGE });
  const { from, to } = range ?? {};
  const productHref = useCallback(
    (code: string | null) =>
      code === null ? paths.figure('netProfit', { from, to }) : paths.product(code, { from, to }),
    [from, to],
  );
  const { sampleChosen, ...screen } = useScreenView(live, 'productProfits', (samples) => samples.sampleProductProfits);
  const download = useDownloadProductProfits(() => notify({ severity: 'error', message: messages.exportFailed }));
  const bounds = shop?.dataFrom && shop.dataTo ? { from: shop.dataFrom, to: shop.dataTo } : undefined;
  return (
    <ProductsScreen
      {...screen}
      refreshing={!sampleChosen && live.isPlaceholderData}
      query={query}
      onQueryChange={(next) => setAddress((before) => write(before, next), { replace: true })}
      period={
        range &&
        bounds && {
          range,
          bounds,
          today,
          compare: compare === 'previous',
          onCompareChange: (wanted) =>
            setAddress(
              (before) => {
                if (wanted) before.delete('compare');
                else before.set('compare', 'none');
                return before;
              },
              { replace: true },
            ),
          onRangeChange: (chosen) =>
            setAddress((before) => {
              before.set('from', chosen.from);
              before.set('to', chosen.to);
              before.delete('page');
              return before;
            }),
        }
      }
      {...(!sampleChosen && { productHref })}
      importHref={paths.integrations}
      costsHref={paths.costs}
      {...(!sampleChosen && found && { onExport: () => download.mutate(found) })}
      exporting={download.isPending}
    />
  );
}
