import Box from '@mui/material/Box';
import type { IntlShape } from 'react-intl';
import type { DataTableColumn } from '../../components/DataTable/index.ts';
import type { Formatters } from '../../i18n/index.ts';
import { moneyWriter } from '../../product/purchases/moneyWriter.ts';
import { messages } from './Suppliers.messages.ts';
import type { CourierFigures, SupplierFigures } from './SuppliersView.ts';

/** A second line of a cell. */
const under = (text: string) => (
  <Box component="span" sx={{ display: 'block', typography: 'body2', color: 'text.secondary' }}>
    {text}
  </Box>
);

/** The columns of suppliers. @param currency of their value in stock. */
export function supplierColumns(
  intl: IntlShape,
  formatters: Formatters,
  currency: string | null,
): DataTableColumn<SupplierFigures>[] {
  const { number, percent } = formatters;
  const money = moneyWriter(formatters, currency);
  const unknown = intl.formatMessage(messages.notKnown);
  const share = (value: number | null) => (value === null ? unknown : percent(value));
  const days = (value: number) => intl.formatMessage(messages.days, { count: value, value: number(value) });
  return [
    {
      id: 'name',
      header: intl.formatMessage(messages.supplier),
      cell: ({ name, products }) => (
        <>
          {name}
          {under(intl.formatMessage(messages.products, { products }))}
        </>
      ),
      sortValue: ({ name }) => name,
      nowrap: false,
      card: 'title',
    },
    {
      id: 'deliveryTime',
      header: intl.formatMessage(messages.deliveryTime),
      cell: ({ deliveryTime, deliverySpread, deliveries }) => (
        <>
          {deliveryTime === null ? unknown : days(deliveryTime)}
          {deliverySpread !== null && under(intl.formatMessage(messages.spread, { days: days(deliverySpread) }))}
          {under(intl.formatMessage(messages.deliveries, { deliveries }))}
        </>
      ),
      sortValue: ({ deliveryTime }) => deliveryTime,
      align: 'end',
    },
    {
      id: 'late',
      header: intl.formatMessage(messages.late),
      cell: ({ latePercent }) => share(latePercent),
      sortValue: ({ latePercent }) => latePercent,
      align: 'end',
    },
    {
      id: 'returned',
      header: intl.formatMessage(messages.returned),
      cell: ({ returnPercent }) => share(returnPercent),
      sortValue: ({ returnPercent }) => returnPercent,
      align: 'end',
    },
    {
      id: 'margin',
      header: intl.formatMessage(messages.margin),
      cell: ({ marginPercent }) => share(marginPercent),
      sortValue: ({ marginPercent }) => marginPercent,
      align: 'end',
    },
    {
      id: 'value',
      header: intl.formatMessage(messages.value),
      cell: ({ value, unvalued, products }) => (
        <>
          {unvalued === products ? unknown : money(value)}
          {unvalued > 0 && unvalued < products && under(intl.formatMessage(messages.unvalued, { products: unvalued }))}
        </>
      ),
      sortValue: ({ value, unvalued, products }) => (unvalued === products ? null : value),
      align: 'end',
      card: 'amount',
    },
  ];
}

/** The columns of couriers. */
export function courierColumns(
  intl: IntlShape,
  formatters: Formatters,
  currency: string | null,
): DataTableColumn<CourierFigures>[] {
  const { number, percent } = formatters;
  const money = moneyWriter(formatters, currency);
  const unknown = intl.formatMessage(messages.notKnown);
  const amount = (value: number | null) => (value === null ? unknown : money(value));
  const difference = ({ cost, charged }: CourierFigures) => (cost === null || charged === null ? null : charged - cost);
  return [
    {
      id: 'name',
      header: intl.formatMessage(messages.courier),
      cell: ({ name, costed, orders }) => (
        <>
          {name}
          {costed < orders && under(intl.formatMessage(messages.costed, { costed, orders }))}
        </>
      ),
      sortValue: ({ name }) => name,
      nowrap: false,
      card: 'title',
    },
    {
      id: 'parcels',
      header: intl.formatMessage(messages.parcels),
      cell: ({ parcels }) => number(parcels),
      sortValue: ({ parcels }) => parcels,
      align: 'end',
    },
    {
      id: 'cost',
      header: intl.formatMessage(messages.cost),
      cell: ({ cost }) => amount(cost),
      sortValue: ({ cost }) => cost,
      align: 'end',
    },
    {
      id: 'charged',
      header: intl.formatMessage(messages.charged),
      cell: ({ charged }) => amount(charged),
      sortValue: ({ charged }) => charged,
      align: 'end',
    },
    {
      id: 'difference',
      header: intl.formatMessage(messages.difference),
      cell: (row) => amount(difference(row)),
      sortValue: difference,
      align: 'end',
      card: 'amount',
    },
    {
      id: 'returned',
      header: intl.formatMessage(messages.returned),
      cell: ({ returnPercent }) => (returnPercent === null ? unknown : percent(returnPercent)),
      sortValue: ({ returnPercent }) => returnPercent,
      align: 'end',
    },
  ];
}
