import Box from '@mui/material/Box';
import { FormattedMessage, type IntlShape } from 'react-intl';
import type { DataTableColumn } from '../../components/DataTable/index.ts';
import type { Formatters } from '../../i18n/index.ts';
import { moneyWriter } from '../../product/purchases/moneyWriter.ts';
import { gapNames, messages } from './PurchaseOrders.messages.ts';
import type { ProposedRow } from './PurchaseOrdersView.ts';

const quiet = { display: 'block', typography: 'body2', color: 'text.secondary' } as const;

/** The columns of what to order. @param currency of the amounts. @param today ISO day. */
export function proposalColumns(
  intl: IntlShape,
  formatters: Formatters,
  { currency, today }: { currency: string | null; today: string },
): DataTableColumn<ProposedRow>[] {
  const { number, day } = formatters;
  const money = moneyWriter(formatters, currency);
  const unknown = intl.formatMessage(messages.notKnown);
  const amount = (value: number | null) => (value === null ? unknown : money(value));
  return [
    {
      id: 'product',
      header: intl.formatMessage(messages.product),
      cell: ({ product, supplier, missing }) => (
        <>
          {product}
          <Box component="span" sx={quiet}>
            {supplier.name}
          </Box>
          {missing.length > 0 && (
            <Box component="span" sx={quiet}>
              {intl.formatList(missing.map((gap) => intl.formatMessage(gapNames[gap])))}
            </Box>
          )}
        </>
      ),
      sortValue: ({ product }) => product,
      nowrap: false,
      card: 'title',
    },
    {
      id: 'stock',
      header: intl.formatMessage(messages.stock),
      cell: ({ stock, onOrder, drafted = 0 }) => (
        <>
          {number(stock)}
          {onOrder > 0 && (
            <Box component="span" sx={quiet}>
              <FormattedMessage {...messages.onOrder} values={{ units: onOrder }} />
            </Box>
          )}
          {drafted > 0 && (
            <Box component="span" sx={quiet}>
              <FormattedMessage {...messages.drafted} values={{ units: drafted }} />
            </Box>
          )}
        </>
      ),
      sortValue: ({ stock }) => stock,
      align: 'end',
    },
    {
      id: 'cover',
      header: intl.formatMessage(messages.cover),
      cell: ({ coverDays }) =>
        coverDays === null
          ? unknown
          : intl.formatMessage(messages.coverDays, { days: coverDays, value: number(coverDays) }),
      sortValue: ({ coverDays }) => coverDays,
      align: 'end',
    },
    {
      id: 'orderBy',
      header: intl.formatMessage(messages.orderBy),
      cell: ({ orderBy }) =>
        orderBy === null ? unknown : orderBy <= today ? intl.formatMessage(messages.today) : day(orderBy),
      sortValue: ({ orderBy }) => orderBy,
      align: 'end',
    },
    {
      id: 'units',
      header: intl.formatMessage(messages.units),
      cell: ({ units, wanted }) =>
        wanted === 0 ? (
          intl.formatMessage(messages.enough)
        ) : (
          <>
            {number(units)}
            {units < wanted && (
              <Box component="span" sx={quiet}>
                <FormattedMessage {...messages.ofWanted} values={{ wanted }} />
              </Box>
            )}
          </>
        ),
      sortValue: ({ units }) => units,
      align: 'end',
      card: 'amount',
    },
    {
      id: 'cost',
      header: intl.formatMessage(messages.cost),
      cell: ({ cost }) => amount(cost),
      sortValue: ({ cost }) => cost,
      align: 'end',
    },
    {
      id: 'atRisk',
      header: intl.formatMessage(messages.atRisk),
      cell: ({ atRisk }) => amount(atRisk),
      sortValue: ({ atRisk }) => atRisk,
      align: 'end',
    },
  ];
}
