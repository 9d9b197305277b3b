import Box from '@mui/material/Box';
import { useIntl } from 'react-intl';
import { KpiCard } from '../../components/KpiCard/index.ts';
import { useFormatters } from '../../i18n/index.ts';
import { MoneyFigure } from '../../internal/MoneyFigure.tsx';
import { AtMost } from '../../product/AtMost/index.ts';
import { summaryGrid } from '../../product/frame/summaryGrid.ts';
import { messages } from './ProductScreen.messages.ts';
import type { ProductData } from './ProductView.ts';

export interface ProductFiguresProps {
  data: ProductData;
  ordersHref: (month?: string) => string;
  costsHref: string;
}

/** What the product sold and earned in the period; each figure opens to its orders. */
export function ProductFigures({ data, ordersHref, costsHref }: ProductFiguresProps) {
  const intl = useIntl();
  const { amount, money, number, percent } = useFormatters();
  const { currency, product } = data;
  const { units, orders, returned, stock, margin } = product;
  const write = (value: number) => (currency === null ? amount(value) : money(value, currency));
  const href = ordersHref();
  const unitsInStock = stock && intl.formatMessage(messages.stockUnits, { units: number(stock.units) });
  return (
    <Box sx={summaryGrid}>
      <KpiCard
        label={intl.formatMessage(messages.units)}
        value={number(units)}
        href={href}
        {...(stock &&
          (stock.days === null
            ? { note: unitsInStock }
            : {
                note: `${unitsInStock} · ${intl.formatMessage(messages.stock)}: ${intl.formatMessage(messages.stockDays, { days: stock.days })}`,
              }))}
      />
      <KpiCard
        label={intl.formatMessage(messages.netSales)}
        value={<MoneyFigure amount={product.netSales} currency={currency} />}
        note={intl.formatMessage(messages.discountsWere, { amount: write(product.discounts) })}
        href={href}
      />
      <KpiCard
        label={intl.formatMessage(messages.remains)}
        value={<MoneyFigure amount={product.contribution} currency={currency} />}
        note={intl.formatMessage(messages.marginIs, {
          margin: margin === null ? intl.formatMessage(messages.notKnown) : percent(margin),
        })}
        mark={<AtMost short missing={product.missing} costsHref={costsHref} />}
        href={href}
      />
      <KpiCard
        label={intl.formatMessage(messages.returns)}
        {...(orders === 0
          ? { note: intl.formatMessage(messages.noOrders) }
          : {
              value: percent((100 * returned) / orders),
              note: intl.formatMessage(messages.returnsOf, { returned, orders }),
              href,
            })}
      />
    </Box>
  );
}
