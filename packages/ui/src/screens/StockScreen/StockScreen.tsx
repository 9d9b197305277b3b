import Box from '@mui/material/Box';
import { useIntl } from 'react-intl';
import { BoxIcon } from '../../components/Icon/index.ts';
import { ButtonLink } from '../../components/Link/index.ts';
import { Regions } from '../../components/Regions/index.ts';
import { CardSkeleton, LoadingRegion } from '../../components/Skeletons/index.ts';
import { ScreenFrame } from '../../product/frame/ScreenFrame.tsx';
import { SummarySkeleton } from '../../product/frame/SummarySkeleton.tsx';
import type { SampleActions } from '../../product/frame/screenView.ts';
import { lazyRegion } from '../../internal/lazyRegion.tsx';
import { stockGrid } from './layout.ts';
import { OrderNow } from './OrderNow.tsx';
import { messages } from './StockScreen.messages.ts';
import { StockSummary } from './StockSummary.tsx';
import { StockTable } from './StockTable.tsx';
import type { StockList, StockView, TermsActions } from './StockView.ts';
import { stack } from '../stack.ts';

const StockChart = lazyRegion(
  () => import('./StockChart.tsx').then((module) => module.StockChart),
  <LoadingRegion>
    <CardSkeleton height={280} />
  </LoadingRegion>,
);

export interface StockScreenProps extends SampleActions {
  view: StockView;
  /** Left out where all rows are there, as in a sample. */
  list?: StockList | undefined;
  /** Left out where the order terms of products cannot be changed, as in a sample. */
  terms?: TermsActions | undefined;
  /** Where a store is connected. */
  importHref: string;
  /** What to order, and the purchase orders. */
  ordersHref: string;
  /** Suppliers and couriers side by side. */
  suppliersHref: string;
}

/** The stock of each product, its supplier, and what to order now. */
export function StockScreen({
  view,
  list,
  terms,
  importHref,
  ordersHref,
  suppliersHref,
  ...actions
}: StockScreenProps) {
  const intl = useIntl();
  const nothing = view.status === 'ready' && view.data.summary.products === 0;
  return (
    <ScreenFrame
      {...actions}
      view={nothing ? { status: 'empty' } : view}
      title={intl.formatMessage(messages.title)}
      errorTitle={intl.formatMessage(messages.errorTitle)}
      actions={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <ButtonLink href={suppliersHref} variant="outlined">
            {intl.formatMessage(messages.toSuppliers)}
          </ButtonLink>
          <ButtonLink href={ordersHref} variant="outlined">
            {intl.formatMessage(messages.toOrders)}
          </ButtonLink>
        </Box>
      }
      skeleton={
        <SummarySkeleton label={intl.formatMessage(messages.loading)}>
          <Box sx={stockGrid}>
            <CardSkeleton height={280} />
            <CardSkeleton holds="rows" height={280} />
          </Box>
          <CardSkeleton holds="rows" height={360} />
        </SummarySkeleton>
      }
      empty={{
        icon: BoxIcon,
        title: intl.formatMessage(messages.emptyTitle),
        text: intl.formatMessage(messages.emptyText),
        href: importHref,
        action: intl.formatMessage(messages.toIntegrations),
      }}
    >
      {({ data, source }) => {
        const sample = source === 'sample';
        return (
          <Regions sx={stack}>
            <StockSummary data={data} sample={sample} />
            <Regions sx={stockGrid}>
              <StockChart data={data} sample={sample} />
              <OrderNow data={data} sample={sample} ordersHref={ordersHref} />
            </Regions>
            <StockTable data={data} list={list} sample={sample} terms={terms} />
          </Regions>
        );
      }}
    </ScreenFrame>
  );
}
