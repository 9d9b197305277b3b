import Box from '@mui/material/Box';
import { useIntl } from 'react-intl';
import { CampaignIcon, CardIcon, ProfitIcon, UsersIcon } from '../../components/Icon/index.ts';
import { SummaryCard } from '../../components/SummaryCard/index.ts';
import { useFormatters } from '../../i18n/index.ts';
import { MoneyFigure } from '../../internal/MoneyFigure.tsx';
import { AtMost, atMostAmount } from '../../product/AtMost/index.ts';
import { summaryGrid } from '../../product/frame/summaryGrid.ts';
import { SampleDataMark } from '../../product/SampleDataMark/index.ts';
import { messages } from './Channels.messages.ts';
import type { ChannelsData } from './ChannelsView.ts';

/** The figures of all orders and all ads, which no attribution changes. */
export function Summary({ data, costsHref, sample }: { data: ChannelsData; costsHref: string; sample: boolean }) {
  const intl = useIntl();
  const { amount: plain, dateRange, money, number } = useFormatters();
  const { sum, currency, missing, blended, before } = data;
  const write = (value: number) => (currency === null ? plain(value) : money(value, currency));
  const ratio = (value: number) => number(value, { maximumFractionDigits: 2 });
  const was = (amount: string | null | undefined) =>
    amount === null || amount === undefined || !before
      ? undefined
      : intl.formatMessage(messages.was, { amount, range: dateRange(before.from, before.to) });
  const mark = sample ? <SampleDataMark /> : undefined;
  const unknown = intl.formatMessage(messages.unknown);
  const profitBefore = before && was(atMostAmount(intl, write(before.sum.profit), before.missing));
  const merBefore = before?.blended.mer ?? null;
  const costBefore = before?.blended.acquisitionCost ?? null;
  return (
    <Box sx={summaryGrid}>
      <SummaryCard
        label={intl.formatMessage(messages.netSales)}
        value={<MoneyFigure amount={sum.netSales} currency={currency} />}
        note={(before && was(write(before.sum.netSales))) ?? intl.formatMessage(messages.wholeNote)}
        icon={CardIcon}
        {...(mark && { mark })}
      />
      <SummaryCard
        label={intl.formatMessage(messages.mer)}
        value={blended.mer === null ? unknown : ratio(blended.mer)}
        note={(merBefore === null ? undefined : was(ratio(merBefore))) ?? intl.formatMessage(messages.merNote)}
        icon={CampaignIcon}
        {...(mark && { mark })}
      />
      <SummaryCard
        label={intl.formatMessage(messages.acquisitionCost)}
        value={
          blended.acquisitionCost === null ? (
            unknown
          ) : (
            <MoneyFigure amount={blended.acquisitionCost} currency={currency} />
          )
        }
        note={
          (costBefore === null ? undefined : was(write(costBefore))) ?? intl.formatMessage(messages.acquisitionCostNote)
        }
        icon={UsersIcon}
        {...(mark && { mark })}
      />
      <SummaryCard
        label={intl.formatMessage(messages.netProfit)}
        value={<MoneyFigure amount={sum.profit} currency={currency} />}
        note={
          <>
            {missing.length > 0 ? (
              <AtMost missing={missing} costsHref={costsHref} />
            ) : (
              (profitBefore ?? intl.formatMessage(messages.wholeNote))
            )}
            {missing.length > 0 && profitBefore && (
              <Box component="span" sx={{ display: 'block', mt: 0.5 }}>
                {profitBefore}
              </Box>
            )}
          </>
        }
        icon={ProfitIcon}
        tone={sum.profit < 0 ? 'bad' : 'neutral'}
        {...(mark && { mark })}
      />
    </Box>
  );
}
