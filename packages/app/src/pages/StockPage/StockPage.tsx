import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import type { OrderTerms } from '@adaos/api';
import { STOCK_PAGE, StockScreen } from '@adaos/ui/screens/StockScreen';
import { knownErrorText } from '../../errors/index.ts';
import { readStockAhead, useDownloadStock, useSetOrderTerms, useStockQuery } from '../../queries/stock.ts';
import { paths } from '../../routes/paths.ts';
import { useScreenView } from '../../sample/index.ts';
import { notify } from '../../state/index.ts';
import { sayDone } from '../../undo/index.ts';
import { messages } from './StockPage.messages.ts';
import { foundBy, queryIn, write } from './stockAddress.ts';

const callOf = (address: URLSearchParams) => {
  const query = queryIn(address);
  return { ...foundBy(query), page: query.page, limit: STOCK_PAGE };
};

export function StockPage() {
  const intl = useIntl();
  const setTerms = useSetOrderTerms();
  const [address, setAddress] = useSearchParams();
  const query = queryIn(address);
  const live = useStockQuery(callOf(address));
  const { sampleChosen, ...screen } = useScreenView(live, 'stock', ({ sampleStock }) => sampleStock);
  const download = useDownloadStock(() => notify({ severity: 'error', message: messages.exportFailed }));
  const list = {
    query,
    onQueryChange: (next: typeof query) => setAddress((before) => write(before, next), { replace: true }),
    refreshing: live.isPlaceholderData,
    onExport: () => download.mutate(foundBy(query)),
    exporting: download.isPending,
  };
  const terms = {
    onSave: async ({ id, terms: before }: { id: string; terms?: OrderTerms | undefined }, body: OrderTerms) => {
      await setTerms.mutateAsync({ params: { id }, body });
      sayDone(messages.termsSaved, before && (() => setTerms.mutateAsync({ params: { id }, body: before })));
    },
    failureReason: (error: unknown) => knownErrorText(intl, error),
  };
  return (
    <StockScreen
      {...screen}
      list={sampleChosen ? undefined : list}
      terms={screen.view.status === 'ready' && screen.view.source === 'live' ? terms : undefined}
      importHref={paths.integrations}
      ordersHref={paths.purchaseOrders}
      suppliersHref={paths.suppliers}
    />
  );
}
StockPage.readAhead = (address: URLSearchParams) => readStockAhead(callOf(address));
