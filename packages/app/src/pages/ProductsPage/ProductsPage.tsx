import type { AllocationKey } from '@adaos/domain';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PRODUCT_PROFITS_PAGE, ProductsScreen } from '@adaos/ui/screens/ProductsScreen';
import { useAllocate, useDownloadProductProfits, useProductProfitsQuery } from '../../queries/products.ts';
import { useMay } from '../../queries/session.ts';
import { paths } from '../../routes/paths.ts';
import { useScreenView } from '../../sample/index.ts';
import { notify } from '../../state/index.ts';
import { usePeriod } from '../usePeriodChoice.ts';
import { messages } from './ProductsPage.messages.ts';
import { queryIn, SHOW, write } from './productsAddress.ts';

export function ProductsPage() {
  const [address, setAddress] = useSearchParams();
  const { range, comparison } = usePeriod();
  const query = queryIn(address);
  const found = range && {
    ...range,
    by: query.by,
    ...(query.product !== null && { product: query.product }),
    ...(query.search !== '' && { search: query.search }),
    ...Object.fromEntries(SHOW.filter((name) => query[name]).map((name) => [name, 'true' as const])),
    sort: query.sort,
    order: query.descending ? ('desc' as const) : ('asc' as const),
  };
  const live = useProductProfitsQuery(
    found && { ...found, ...comparison, page: query.page, limit: PRODUCT_PROFITS_PAGE },
  );
  const { from, to } = range ?? {};
  const productHref = useCallback(
    (code: string | null, hasVariants: boolean) => {
      if (code === null) return paths.figure('netProfit', { from, to });
      return hasVariants ? paths.variantsOf(code, { from, to }) : paths.product(code, { from, to });
    },
    [from, to],
  );
  const { sampleChosen, ...screen } = useScreenView(live, 'productProfits', (samples) => samples.sampleProductProfits);
  const download = useDownloadProductProfits(() => notify({ severity: 'error', message: messages.exportFailed }));
  const canManage = useMay('manager');
  const allocate = useAllocate();
  const onAllocate = (key: AllocationKey) =>
    allocate.mutate(key, { onError: () => notify({ severity: 'error', message: messages.allocationFailed }) });
  return (
    <ProductsScreen
      {...screen}
      refreshing={!sampleChosen && live.isPlaceholderData}
      query={query}
      onQueryChange={(next) => setAddress((before) => write(before, next), { replace: true })}
      {...(!sampleChosen && { productHref })}
      importHref={paths.integrations}
      costsHref={paths.costs}
      {...(!sampleChosen && found && { onExport: () => download.mutate(found) })}
      exporting={download.isPending}
      {...(!sampleChosen && canManage && { onAllocate })}
      allocating={allocate.isPending}
    />
  );
}
