import Button from '@mui/material/Button';
import type { IntlShape } from 'react-intl';
import type { DataTableColumn } from '../../components/DataTable/index.ts';
import type { Formatters } from '../../i18n/index.ts';
import { AtMostValue, missingCostsColumn } from '../../product/AtMost/index.ts';
import { RoiValue } from '../../product/campaigns/RoiValue.tsx';
import { TwoLines } from '../../product/figures/TwoLines.tsx';
import { roleMessages } from '../../product/roles.messages.ts';
import { grid } from '../../theme/grid.ts';
import { messages } from './Shops.messages.ts';
import type { ComparedShop, ShopsData } from './types.ts';

interface ColumnsInput {
  intl: IntlShape;
  formatters: Formatters;
  data: ShopsData;
  onOpen: (id: string) => void;
}

/** Digits of a rate that matter. */
const RATE_DIGITS = 5;

/** The columns of the shops, with the sum under them. */
export function shopColumns({ intl, formatters, data, onOpen }: ColumnsInput): DataTableColumn<ComparedShop>[] {
  const { day: writeDay, money, number, percent } = formatters;
  const { currency, shops, sum } = data;
  const unknown = intl.formatMessage(messages.notKnown);
  const write = (value: number | null) => (value === null ? unknown : money(value, currency));
  const none = shops.every(({ leftOut }) => leftOut === 'no_orders');
  const writeSum = (value: number | null) => (none ? '–' : write(value));
  /** Of a shop that nothing can be shown of, why; once in its row. */
  const amount = (shop: ComparedShop, value: number | null) =>
    shop.leftOut === 'no_orders' || shop.leftOut === 'no_rate' ? '–' : write(value);
  const netSales = (shop: ComparedShop) => {
    if (shop.leftOut === 'no_orders') return intl.formatMessage(messages.noOrders);
    if (shop.leftOut === 'no_rate') return intl.formatMessage(messages.noRate, { currency });
    return write(shop.netSales);
  };
  const named = ({ role, open }: ComparedShop) => {
    const name = intl.formatMessage(roleMessages[role]);
    return open ? intl.formatMessage(messages.openNow, { role: name }) : name;
  };
  const rate = ({ rate: of, rateOn, currency: own }: ComparedShop) =>
    of === null || rateOn === null ? null : (
      <TwoLines
        first={intl.formatMessage(messages.rateOf, {
          from: own ?? '',
          to: currency,
          rate: number(of, { maximumSignificantDigits: RATE_DIGITS }),
        })}
        second={intl.formatMessage(messages.rateOn, { day: writeDay(rateOn) })}
      />
    );
  // Where all shops have the chosen currency there is no rate to say.
  const rates: DataTableColumn<ComparedShop>[] = shops.some(({ rateOn }) => rateOn !== null)
    ? [
        {
          id: 'rate',
          header: intl.formatMessage(messages.rate),
          cell: rate,
          exportValue: (shop) => shop.rate,
          align: 'end',
        },
      ]
    : [];
  return [
    {
      id: 'shop',
      header: intl.formatMessage(messages.shop),
      cell: (shop) => <TwoLines first={shop.name} second={named(shop)} strong />,
      sortValue: ({ name }) => name,
      total: () => intl.formatMessage(messages.sum),
      exportValue: ({ name }) => name,
      nowrap: false,
      minWidth: grid(18),
      card: 'title',
    },
    {
      id: 'netSales',
      header: intl.formatMessage(messages.netSales),
      cell: netSales,
      sortValue: (shop) => shop.netSales,
      total: () => writeSum(sum.netSales),
      align: 'end',
    },
    {
      id: 'costs',
      header: intl.formatMessage(messages.costs),
      cell: (shop) => amount(shop, shop.costs),
      sortValue: ({ costs }) => costs,
      total: () => writeSum(sum.costs),
      align: 'end',
    },
    {
      id: 'netProfit',
      header: intl.formatMessage(messages.netProfit),
      cell: (shop) => (
        <TwoLines
          first={
            <AtMostValue missing={shop.netProfit === null ? [] : shop.missing}>
              {amount(shop, shop.netProfit)}
            </AtMostValue>
          }
          second={
            shop.goodsCovered === null || shop.goodsCovered >= 100
              ? null
              : intl.formatMessage(messages.covered, { share: percent(shop.goodsCovered) })
          }
        />
      ),
      sortValue: ({ netProfit }) => netProfit,
      total: () => (
        <AtMostValue missing={sum.netProfit === null ? [] : sum.missing}>{writeSum(sum.netProfit)}</AtMostValue>
      ),
      align: 'end',
      card: 'amount',
    },
    {
      id: 'roi',
      header: intl.formatMessage(messages.roi),
      cell: (shop) =>
        shop.leftOut === 'no_orders' || shop.leftOut === 'no_rate' ? (
          '–'
        ) : (
          <RoiValue roi={shop.roi} missing={shop.missing} />
        ),
      sortValue: ({ roi }) => roi,
      total: () => (none ? '–' : <RoiValue roi={sum.roi} missing={sum.missing} />),
      align: 'end',
    },
    ...rates,
    missingCostsColumn(intl),
    {
      id: 'open',
      header: intl.formatMessage(messages.open),
      cell: ({ id, name, open }) =>
        open ? null : (
          <Button
            size="small"
            variant="outlined"
            aria-label={intl.formatMessage(messages.openShop, { name })}
            onClick={() => onOpen(id)}
          >
            {intl.formatMessage(messages.open)}
          </Button>
        ),
      action: true,
      align: 'end',
    },
  ];
}
