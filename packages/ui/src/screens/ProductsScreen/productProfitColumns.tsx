import type { IntlShape } from 'react-intl';
import type { DataTableColumn } from '../../components/DataTable/index.ts';
import { CheckCircleIcon, WarningIcon } from '../../components/Icon/index.ts';
import { StatusChip } from '../../components/StatusChip/index.ts';
import type { Formatters } from '../../i18n/index.ts';
import { AtMostValue, missingCostsColumn } from '../../product/AtMost/index.ts';
import { Sparkline } from '../../components/Sparkline/index.ts';
import { TwoLines } from '../../product/figures/TwoLines.tsx';
import { grid } from '../../theme/grid.ts';
import type { ProductAmounts, ProductProfitRow } from './ProductProfitsView.ts';
import { messages } from './ProductsScreen.messages.ts';

/** A product, or what belongs to none. */
export type ProfitRow = ProductProfitRow | (ProductAmounts & { code: null });

/** Returned often: so many percent of so many orders. The server filters by the same. */
const OFTEN = { percent: 20, orders: 5 };
const STATES = ['losing', 'uncosted', 'returned'] as const;

/** What is said of a product first. */
function stateOf(row: ProductProfitRow): (typeof STATES)[number] | 'fine' {
  if (row.contribution < 0) return 'losing';
  if (row.missing.includes('cogs')) return 'uncosted';
  const often = row.orders >= OFTEN.orders && row.returned * 100 >= row.orders * OFTEN.percent;
  return often ? 'returned' : 'fine';
}

/** Below the name: how many variants it has, else its code. */
function secondOf(intl: IntlShape, { name, code, variants }: ProductProfitRow): string | null {
  if (variants !== undefined) return intl.formatMessage(messages.variants, { count: variants });
  return name === null ? null : code;
}

/** Units on hand, and how long they last. */
function stockText(
  intl: IntlShape,
  number: (value: number) => string,
  { units, days }: { units: number; days: number | null },
) {
  return (
    <TwoLines
      first={
        days === null ? intl.formatMessage(messages.stockUnknown) : intl.formatMessage(messages.stockDays, { days })
      }
      second={intl.formatMessage(messages.stockUnits, { units: number(units) })}
    />
  );
}

const CHIPS = {
  losing: { tone: 'bad', icon: WarningIcon },
  uncosted: { tone: 'careful', icon: WarningIcon },
  returned: { tone: 'careful', icon: WarningIcon },
  fine: { tone: 'good', icon: CheckCircleIcon },
} as const;

export interface ProfitColumnsInput {
  intl: IntlShape;
  formatters: Formatters;
  /** Whether any of the rows has a stock. */
  stocked: boolean;
}

/** The columns of the products. The server sorts and filters them. */
export function productProfitColumns(input: ProfitColumnsInput): DataTableColumn<ProfitRow>[] {
  const { intl, formatters, stocked } = input;
  // The currency of all amounts is said above the table.
  const { amount, number, percent } = formatters;
  const text = (message: keyof typeof messages) => intl.formatMessage(messages[message] as typeof messages.title);
  const lacking = missingCostsColumn(intl);
  const money = (id: 'netSales' | 'discounts' | 'goodsCost' | 'orderCosts'): DataTableColumn<ProfitRow> => ({
    id,
    header: text(id),
    cell: (row) => amount(row[id]),
    sortValue: (row) => row[id],
    align: 'end',
  });
  const columns: DataTableColumn<ProfitRow>[] = [
    {
      id: 'product',
      header: text('product'),
      cell: (row) =>
        row.code === null ? (
          <TwoLines first={text('rest')} second={text('restNote')} strong />
        ) : (
          <TwoLines first={row.name ?? row.code} second={secondOf(intl, row)} strong />
        ),
      sortValue: ({ code }) => code,
      filter: { kind: 'text', value: ({ code }) => code ?? '' },
      nowrap: false,
      minWidth: grid(24),
      card: 'title',
    },
    {
      id: 'state',
      header: text('state'),
      cell: (row) => (row.code === null ? null : <StatusChip {...CHIPS[stateOf(row)]} label={text(stateOf(row))} />),
      filter: {
        kind: 'choice',
        value: (row) => (row.code === null ? '' : stateOf(row)),
        choices: STATES.map((value) => ({ value, label: text(value) })),
      },
      card: 'plain',
    },
    {
      id: 'trend',
      header: text('trend'),
      cell: (row) => (row.code === null ? null : <Sparkline values={row.trend ?? []} width={grid(8)} />),
    },
    {
      id: 'units',
      header: text('units'),
      cell: (row) => (row.code === null ? null : number(row.units)),
      sortValue: (row) => (row.code === null ? null : row.units),
      align: 'end',
    },
    money('netSales'),
    money('goodsCost'),
    money('orderCosts'),
    {
      id: 'contribution',
      header: text('contribution'),
      cell: (row) => (
        <TwoLines
          first={<AtMostValue missing={row.code === null ? [] : row.missing}>{amount(row.contribution)}</AtMostValue>}
          second={
            row.code === null || !row.before
              ? ''
              : intl.formatMessage(messages.against, { amount: amount(row.before.contribution) })
          }
        />
      ),
      sortValue: ({ contribution }) => contribution,
      align: 'end',
      card: 'amount',
    },
    {
      id: 'margin',
      header: text('margin'),
      cell: (row) =>
        row.code === null || row.margin === null ? null : (
          <AtMostValue missing={row.missing}>{percent(row.margin)}</AtMostValue>
        ),
      sortValue: (row) => (row.code === null ? null : row.margin),
      align: 'end',
    },
    {
      id: 'returns',
      header: text('returns'),
      cell: (row) =>
        row.code === null || row.orders === 0 ? null : (
          <TwoLines
            first={percent((100 * row.returned) / row.orders)}
            second={intl.formatMessage(row.variants === undefined ? messages.returnsOf : messages.returnsOfVariants, {
              returned: row.returned,
              orders: row.orders,
            })}
          />
        ),
      sortValue: (row) => (row.code === null || row.orders === 0 ? null : row.returned / row.orders),
      align: 'end',
    },
    { ...money('discounts'), hidden: true },
    ...(stocked
      ? [
          {
            id: 'stock',
            header: text('stock'),
            cell: (row: ProfitRow) => (row.code === null || !row.stock ? null : stockText(intl, number, row.stock)),
            align: 'end' as const,
          },
        ]
      : []),
    { ...lacking, cell: (row) => (row.code === null ? '' : lacking.cell(row)) },
  ];
  // The one that they are sorted by at first has its arrow beside it.
  return columns.map((column) => Object.assign(column, { headingWraps: column.id !== 'contribution' }));
}
