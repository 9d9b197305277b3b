import Box from '@mui/material/Box';
import type { IntlShape } from 'react-intl';
import type { DataTableColumn } from '../../components/DataTable/index.ts';
import type { Formatters } from '../../i18n/index.ts';
import { moneyWriter } from '../../product/purchases/moneyWriter.ts';
import { messages } from './PurchaseOrder.messages.ts';
import type { PurchaseLine, PurchaseOrderData } from './PurchaseOrderView.ts';

const COST_DIGITS = 4;

/** The columns of what is ordered; of a draft nothing has come. */
export function orderColumns(
  intl: IntlShape,
  formatters: Formatters,
  { currency, state }: Pick<PurchaseOrderData, 'currency' | 'state'>,
): DataTableColumn<PurchaseLine>[] {
  const { number } = formatters;
  const money = moneyWriter(formatters, currency);
  const unknown = intl.formatMessage(messages.notKnown);
  return [
    {
      id: 'product',
      header: intl.formatMessage(messages.product),
      cell: ({ product, sku }) => (
        <>
          {product}
          <Box component="span" sx={{ display: 'block', typography: 'body2', color: 'text.secondary' }}>
            {sku}
          </Box>
        </>
      ),
      sortValue: ({ product }) => product,
      nowrap: false,
      card: 'title',
    },
    {
      id: 'units',
      header: intl.formatMessage(messages.units),
      cell: ({ units }) => number(units),
      sortValue: ({ units }) => units,
      align: 'end',
      card: 'amount',
    },
    ...(state === 'draft'
      ? []
      : [
          {
            id: 'received',
            header: intl.formatMessage(messages.received),
            cell: ({ received }: PurchaseLine) => number(received),
            sortValue: ({ received }: PurchaseLine) => received,
            align: 'end' as const,
          },
        ]),
    {
      id: 'unitCost',
      header: intl.formatMessage(messages.unitCost),
      cell: ({ unitCost }) =>
        unitCost === null
          ? unknown
          : number(unitCost, { minimumFractionDigits: 2, maximumFractionDigits: COST_DIGITS }),
      sortValue: ({ unitCost }) => unitCost,
      align: 'end',
    },
    {
      id: 'cost',
      header: intl.formatMessage(messages.cost),
      cell: ({ units, unitCost }) => (unitCost === null ? unknown : money(units * unitCost)),
      sortValue: ({ units, unitCost }) => (unitCost === null ? null : units * unitCost),
      align: 'end',
    },
  ];
}
