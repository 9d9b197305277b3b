import Box from '@mui/material/Box';
import { useIntl } from 'react-intl';
import { BoxIcon, TruckIcon, UsersIcon, WarningIcon } from '../../components/Icon/index.ts';
import { SampleDataMark } from '../../product/SampleDataMark/index.ts';
import { SummaryCard } from '../../components/SummaryCard/index.ts';
import { useFormatters } from '../../i18n/index.ts';
import { summaryGrid } from '../../product/frame/summaryGrid.ts';
import { UnknownFigure } from '../../product/figures/UnknownFigure.tsx';
import { moneyWriter } from '../../product/purchases/moneyWriter.ts';
import { messages } from './StockScreen.messages.ts';
import type { StockData } from './StockView.ts';
import { useDays } from './useDays.ts';

const SEPARATOR = ' · ';

/** The stock, the number of suppliers, what runs out and the lead time. */
export function StockSummary({ data, sample }: { data: StockData; sample: boolean }) {
  const intl = useIntl();
  const formatters = useFormatters();
  const { number } = formatters;
  const days = useDays();
  const { summary } = data;
  const critical = summary.criticalSuppliers;
  const mark = sample ? { mark: <SampleDataMark /> } : {};
  const totalNote = () => {
    const { products, value = 0, unvalued = 0 } = summary;
    // Nothing has a cost: there is no value to name.
    if (summary.value === undefined || unvalued === products)
      return intl.formatMessage(messages.totalNote, { products });
    const bound = moneyWriter(formatters, data.currency)(value, { decimals: 0 });
    return unvalued === 0
      ? intl.formatMessage(messages.totalValue, { products, value: bound })
      : intl.formatMessage(messages.totalValuePart, { products, value: bound, unvalued });
  };
  return (
    <Box sx={summaryGrid}>
      <SummaryCard
        label={intl.formatMessage(messages.totalStock)}
        value={number(summary.totalStock)}
        note={totalNote()}
        icon={BoxIcon}
        {...mark}
      />
      <SummaryCard
        label={intl.formatMessage(messages.suppliers)}
        value={number(summary.suppliers)}
        note={
          critical === 0
            ? intl.formatMessage(messages.suppliersFine)
            : intl.formatMessage(messages.suppliersNote, { critical })
        }
        icon={UsersIcon}
        {...mark}
      />
      <SummaryCard
        label={intl.formatMessage(messages.critical)}
        value={number(summary.criticalProducts)}
        note={[
          intl.formatMessage(summary.criticalProducts === 0 ? messages.criticalNone : messages.criticalNote),
          ...(summary.lost === undefined || summary.lost <= 0
            ? []
            : [
                intl.formatMessage(messages.lostTotal, {
                  amount: moneyWriter(formatters, data.currency)(summary.lost, { decimals: 0 }),
                }),
              ]),
        ].join(SEPARATOR)}
        icon={WarningIcon}
        tone={summary.criticalProducts === 0 ? 'good' : 'bad'}
        {...mark}
      />
      <SummaryCard
        label={intl.formatMessage(messages.delivery)}
        value={
          summary.averageDeliveryTime === null ? (
            <UnknownFigure>{days(null)}</UnknownFigure>
          ) : (
            days(summary.averageDeliveryTime)
          )
        }
        note={intl.formatMessage(messages.deliveryNote)}
        icon={TruckIcon}
        {...mark}
      />
    </Box>
  );
}
