import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { PRODUCT_PROFIT_COLUMNS } from '@adaos/domain';
import type { DataTableQuery } from '../../components/DataTable/index.ts';
import { BoxIcon, CardIcon, MarginIcon, ProfitIcon, TagIcon } from '../../components/Icon/index.ts';
import { Regions } from '../../components/Regions/index.ts';
import { CardSkeleton } from '../../components/Skeletons/index.ts';
import { SummaryCard } from '../../components/SummaryCard/index.ts';
import { useFormatters } from '../../i18n/index.ts';
import { MoneyFigure } from '../../internal/MoneyFigure.tsx';
import { AtMost, atMostAmount } from '../../product/AtMost/index.ts';
import { ScreenFrame } from '../../product/frame/ScreenFrame.tsx';
import { summaryGrid } from '../../product/frame/summaryGrid.ts';
import { SummarySkeleton } from '../../product/frame/SummarySkeleton.tsx';
import { ExportButton } from '../../product/frame/ExportButton.tsx';
import { TableCard } from '../../product/frame/TableCard.tsx';
import type { SampleActions } from '../../product/frame/screenView.ts';
import { SampleDataMark } from '../../product/SampleDataMark/index.ts';
import { stack } from '../stack.ts';
import { Lead, type LeadProps } from './Lead.tsx';
import { productProfitColumns, type ProfitRow } from './productProfitColumns.tsx';
import {
  PRODUCT_PROFITS_PAGE,
  type ProductAmounts,
  type ProductProfitsData,
  type ProductProfitsQuery,
  type ProductProfitsView,
} from './ProductProfitsView.ts';
import { messages } from './ProductsScreen.messages.ts';

export interface ProductsScreenProps extends SampleActions, Pick<LeadProps, 'onAllocate' | 'allocating'> {
  view: ProductProfitsView;
  /** The rows are of the query before. */
  refreshing: boolean;
  query: ProductProfitsQuery;
  onQueryChange: (query: ProductProfitsQuery) => void;
  /** The address of a product, of the list of its variants where it has some, and of what belongs to none. Left out for a sample. */
  productHref?: ((code: string | null, hasVariants: boolean) => string) | undefined;
  /** Where orders are imported. */
  importHref: string;
  /** Where the costs and their rules are. */
  costsHref: string;
  /** Saves all products that are asked for as a file. Left out for a sample. */
  onExport?: (() => void) | undefined;
  exporting: boolean;
}

const keyOf = ({ code }: ProfitRow) => code ?? '';

function Summary({ data, costsHref, sample }: { data: ProductProfitsData; costsHref: string; sample: boolean }) {
  const intl = useIntl();
  const { sum, currency, missing, before = null } = data;
  const { amount: plain, dateRange, money } = useFormatters();
  const write = (value: number) => (currency === null ? plain(value) : money(value, currency));
  const range = before ? dateRange(before.from, before.to) : '';
  const wasOf = (key: keyof ProductAmounts) =>
    before && intl.formatMessage(messages.was, { amount: write(before.sum[key]), range });
  const cards = [
    { label: messages.netSales, key: 'netSales', icon: CardIcon },
    { label: messages.goodsCost, key: 'goodsCost', icon: BoxIcon },
    { label: messages.allOrderCosts, key: 'orderCosts', icon: MarginIcon },
  ] as const;
  const mark = sample ? <SampleDataMark /> : undefined;
  return (
    <Box sx={summaryGrid}>
      {cards.map(({ label, key, icon }) => (
        <SummaryCard
          key={label.id}
          label={intl.formatMessage(label)}
          value={<MoneyFigure amount={sum[key]} currency={currency} />}
          note={wasOf(key)}
          icon={icon}
          {...(mark && { mark })}
        />
      ))}
      <SummaryCard
        label={intl.formatMessage(messages.contribution)}
        value={<MoneyFigure amount={sum.contribution} currency={currency} />}
        note={
          <>
            {missing.length > 0 ? (
              <AtMost missing={missing} costsHref={costsHref} />
            ) : (
              (wasOf('contribution') ?? intl.formatMessage(messages.wholeNote))
            )}
            {missing.length > 0 && before && (
              <Box component="span" sx={{ display: 'block', mt: 0.5 }}>
                {intl.formatMessage(messages.was, {
                  range,
                  amount: atMostAmount(intl, write(before.sum.contribution), before.missing),
                })}
              </Box>
            )}
          </>
        }
        icon={ProfitIcon}
        tone={sum.contribution < 0 ? 'bad' : 'neutral'}
        {...(mark && { mark })}
      />
    </Box>
  );
}

type TableProps = Pick<
  ProductsScreenProps,
  | 'refreshing'
  | 'query'
  | 'onQueryChange'
  | 'onExport'
  | 'exporting'
  | 'productHref'
  | 'onAllocate'
  | 'allocating'
  | 'costsHref'
> & {
  data: ProductProfitsData;
};

function Products(props: TableProps) {
  const { data, refreshing, query, onQueryChange, onExport, exporting, productHref, ...others } = props;
  const intl = useIntl();
  const formatters = useFormatters();
  const { products, rest } = data;
  const stocked = products.some(({ stock }) => stock !== undefined);
  const columns = useMemo(() => productProfitColumns({ intl, formatters, stocked }), [formatters, intl, stocked]);
  const rowHref = useMemo(
    () => productHref && ((row: ProfitRow) => productHref(row.code, row.code !== null && row.variants !== undefined)),
    [productHref],
  );
  const all = query.search === '' && !query.losing && !query.uncosted && !query.returned && query.product === null;
  const rows = useMemo<ProfitRow[]>(
    () => (all ? [...products, { code: null, ...rest }] : [...products]),
    [all, products, rest],
  );
  const states = (['losing', 'uncosted', 'returned'] as const).filter((state) => query[state]);
  const tableQuery: DataTableQuery = {
    sort: { column: query.sort, descending: query.descending },
    filters: { ...(query.search !== '' && { product: query.search }), ...(states.length > 0 && { state: states }) },
    page: query.page,
  };
  const ask = ({ sort, filters, page }: DataTableQuery) => {
    const chosen = Array.isArray(filters.state) ? filters.state : [];
    onQueryChange({
      ...query,
      search: typeof filters.product === 'string' ? filters.product : '',
      losing: chosen.includes('losing'),
      uncosted: chosen.includes('uncosted'),
      returned: chosen.includes('returned'),
      sort: PRODUCT_PROFIT_COLUMNS.find((column) => column === sort?.column) ?? 'contribution',
      descending: sort?.descending ?? true,
      page,
    });
  };
  const { product } = data;
  const title = product
    ? intl.formatMessage(messages.variantsOf, { product: product.name ?? product.code })
    : intl.formatMessage(messages.list);
  return (
    <TableCard
      title={title}
      lead={<Lead data={data} {...others} onGroup={(by) => onQueryChange({ ...query, by, product: null, page: 0 })} />}
      view={{ status: 'ready', refreshing }}
      empty={{
        icon: TagIcon,
        title: intl.formatMessage(messages.noneTitle),
        description: intl.formatMessage(messages.noneText),
      }}
      name="products"
      columns={columns}
      rows={rows}
      rowKey={keyOf}
      {...(rowHref && { rowHref })}
      chooseColumns
      total={data.total}
      pageSize={PRODUCT_PROFITS_PAGE}
      server={{ query: tableQuery, onQueryChange: ask }}
      cardsBelow="lg"
      actions={onExport && <ExportButton onExport={onExport} exporting={exporting} />}
    />
  );
}

/** What each product earned in a period, and what belongs to none: together the figures of the overview. */
export function ProductsScreen(props: ProductsScreenProps) {
  const { view, refreshing, query, onQueryChange, importHref, costsHref, onExport, exporting, ...others } = props;
  const { productHref, onAllocate, allocating, ...actions } = others;
  const intl = useIntl();
  return (
    <ScreenFrame
      {...actions}
      view={view}
      title={intl.formatMessage(messages.title)}
      errorTitle={intl.formatMessage(messages.errorTitle)}
      skeleton={
        <SummarySkeleton label={intl.formatMessage(messages.loading)}>
          <CardSkeleton holds="rows" height={420} />
        </SummarySkeleton>
      }
      empty={{
        icon: TagIcon,
        title: intl.formatMessage(messages.emptyTitle),
        text: intl.formatMessage(messages.emptyText),
        href: importHref,
        action: intl.formatMessage(messages.toIntegrations),
      }}
    >
      {({ data, source }) => (
        <Regions sx={stack}>
          <Summary data={data} costsHref={costsHref} sample={source === 'sample'} />
          <Products
            {...{ data, refreshing, query, onQueryChange, onExport, exporting, productHref }}
            {...{ onAllocate, allocating, costsHref }}
          />
        </Regions>
      )}
    </ScreenFrame>
  );
}
