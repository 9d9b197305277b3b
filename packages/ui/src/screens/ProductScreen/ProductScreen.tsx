import Box from '@mui/material/Box';
import { FormattedMessage, useIntl } from 'react-intl';
import { AreaChart } from '../../charts/AreaChart/index.ts';
import { Card } from '../../components/Card/index.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { ErrorState } from '../../components/ErrorState/index.ts';
import { ArrowLeftIcon, TagIcon } from '../../components/Icon/index.ts';
import { ButtonLink } from '../../components/Link/index.ts';
import { PageHeader } from '../../components/PageHeader/index.ts';
import { Regions } from '../../components/Regions/index.ts';
import { CardSkeleton } from '../../components/Skeletons/index.ts';
import { atMostName, missingNotes, missingOfAll } from '../../product/AtMost/index.ts';
import { SummarySkeleton } from '../../product/frame/SummarySkeleton.tsx';
import { stack } from '../stack.ts';
import { thirds } from './layout.ts';
import { ProductActions } from './ProductActions.tsx';
import { ProductFigures } from './ProductFigures.tsx';
import { ProductCosts, ReturnReasons, SoldWith } from './ProductLists.tsx';
import { ProductMonths } from './ProductMonths.tsx';
import { messages } from './ProductScreen.messages.ts';
import type { ProductView } from './ProductView.ts';

export interface ProductScreenProps {
  view: ProductView;
  /** The address of the list of products. */
  backHref: string;
  /** The orders with this product, in the period or in one month `YYYY-MM`. */
  ordersHref: (month?: string) => string;
  /** The address of another product. */
  productHref: (code: string) => string;
  /** Where the costs and their rules are. */
  costsHref: string;
  /** Where an ad is written for a product. */
  adCopyHref: (product: string) => string;
  onRetry: () => void;
}

/** One product: what it earned, by month, what it is sold with, why it comes back, and what it costs. */
export function ProductScreen(props: ProductScreenProps) {
  const { view, backHref, ordersHref, productHref, costsHref, adCopyHref, onRetry } = props;
  const intl = useIntl();
  const ready = view.status === 'ready' ? view.data : null;
  const { code, name } = ready?.product ?? { code: '', name: null };
  return (
    <>
      <PageHeader
        title={ready === null ? intl.formatMessage(messages.title) : (name ?? code)}
        back={{ href: backHref, label: intl.formatMessage(messages.back) }}
        {...(ready !== null && name !== null && { subtitle: code })}
        {...(ready !== null && { actions: <ProductActions data={ready} adCopyHref={adCopyHref} /> })}
      />
      {view.status === 'loading' && (
        <SummarySkeleton label={intl.formatMessage(messages.loading)}>
          <Box sx={stack}>
            <CardSkeleton height={300} />
            <CardSkeleton holds="rows" height={320} />
          </Box>
        </SummarySkeleton>
      )}
      {view.status === 'error' && (
        <Card>
          <ErrorState title={intl.formatMessage(messages.errorTitle)} description={view.message} onRetry={onRetry} />
        </Card>
      )}
      {view.status === 'notFound' && (
        <Card>
          <EmptyState
            icon={TagIcon}
            title={intl.formatMessage(messages.notFound)}
            description={intl.formatMessage(messages.notFoundText)}
            action={
              <ButtonLink href={backHref} variant="contained" startIcon={<ArrowLeftIcon />}>
                <FormattedMessage {...messages.back} />
              </ButtonLink>
            }
          />
        </Card>
      )}
      {ready !== null && (
        <Regions sx={stack}>
          <ProductFigures data={ready} ordersHref={ordersHref} costsHref={costsHref} />
          <AreaChart
            title={intl.formatMessage(messages.chart)}
            points={ready.months.map(({ month }) => month)}
            granularity="month"
            series={[
              {
                id: 'netSales',
                label: intl.formatMessage(messages.netSales),
                color: 'goods',
                values: ready.months.map(({ netSales }) => netSales),
              },
              {
                id: 'contribution',
                label: atMostName(intl, intl.formatMessage(messages.remains), missingOfAll(ready.months)),
                color: 'profit',
                area: true,
                values: ready.months.map(({ contribution }) => contribution),
              },
            ]}
            unit={{ currency: ready.currency }}
            notes={missingNotes(intl, ready.months)}
          />
          <ProductMonths data={ready} ordersHref={ordersHref} />
          <Regions sx={thirds}>
            <SoldWith data={ready} productHref={productHref} />
            <ReturnReasons data={ready} />
            <ProductCosts data={ready} costsHref={costsHref} />
          </Regions>
        </Regions>
      )}
    </>
  );
}
