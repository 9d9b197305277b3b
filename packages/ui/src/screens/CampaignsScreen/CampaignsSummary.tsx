import Box from '@mui/material/Box';
import { useIntl } from 'react-intl';
import { CampaignIcon, CardIcon, ProfitIcon, WarningIcon } from '../../components/Icon/index.ts';
import { Definition } from '../../product/Definition/index.ts';
import { SampleDataMark } from '../../product/SampleDataMark/index.ts';
import { SummaryCard } from '../../components/SummaryCard/index.ts';
import { useFormatters } from '../../i18n/index.ts';
import { costNames, missingOfAll } from '../../product/AtMost/index.ts';
import { messages as atMostMessages } from '../../product/AtMost/AtMost.messages.ts';
import { conversionRate } from '../../product/campaigns/conversionRate.ts';
import { campaignState, type CampaignRow } from '../../product/campaigns/campaigns.ts';
import { MoneyFigure } from '../../internal/MoneyFigure.tsx';
import { summaryGrid } from '../../product/frame/summaryGrid.ts';
import { UnknownFigure } from '../../product/figures/UnknownFigure.tsx';
import { messages } from './CampaignsScreen.messages.ts';
import type { CampaignsData } from './CampaignsView.ts';

const sum = (rows: readonly CampaignRow[], of: (row: CampaignRow) => number) =>
  rows.reduce((total, row) => total + of(row), 0);

/** How many are active, what they cost, what they returned, and how many lose money. */
export function CampaignsSummary({ data, sample }: { data: CampaignsData; sample: boolean }) {
  const intl = useIntl();
  const { amount, money, number, percent } = useFormatters();
  const { campaigns, currency } = data;
  const write = (value: number) => (currency === null ? amount(value) : money(value, currency));
  const running = campaigns.filter(({ status }) => campaignState(status) === 'active').length;
  const [spend, clicks] = [sum(campaigns, (row) => row.spend), sum(campaigns, (row) => row.clicks)];
  const conversions = sum(campaigns, (row) => row.conversions);
  const rate = conversionRate({ clicks, conversions });
  const judged = campaigns.filter(({ roi }) => roi !== null);
  // What lacks costs may be below it as well.
  const missing = missingOfAll(judged);
  const losing = judged.filter(({ roi }) => roi !== null && roi < 100);
  const mark = sample ? { mark: <SampleDataMark /> } : {};
  return (
    <Box sx={summaryGrid}>
      <SummaryCard
        label={intl.formatMessage(messages.running)}
        value={number(running)}
        note={intl.formatMessage(messages.runningNote, { total: campaigns.length })}
        icon={CampaignIcon}
        {...mark}
      />
      <SummaryCard
        label={intl.formatMessage(messages.spend)}
        value={<MoneyFigure amount={spend} currency={currency} />}
        {...(conversions > 0 && { note: intl.formatMessage(messages.spendNote, { cost: write(spend / conversions) }) })}
        icon={CardIcon}
        {...mark}
      />
      <SummaryCard
        label={<Definition term="conversions">{intl.formatMessage(messages.conversions)}</Definition>}
        value={number(conversions)}
        {...(rate !== null && {
          note: (
            <Definition term="conversionRate">
              {intl.formatMessage(messages.rateNote, { rate: percent(rate) })}
            </Definition>
          ),
        })}
        icon={ProfitIcon}
        {...mark}
      />
      <SummaryCard
        label={intl.formatMessage(messages.losing)}
        value={
          judged.length === 0 ? (
            <UnknownFigure>{intl.formatMessage(messages.notKnown)}</UnknownFigure>
          ) : missing.length > 0 ? (
            intl.formatMessage(messages.losingAtLeast, { count: losing.length })
          ) : (
            number(losing.length)
          )
        }
        note={
          judged.length === 0
            ? intl.formatMessage(messages.losingUnknown)
            : losing.length === 0
              ? missing.length > 0
                ? intl.formatMessage(atMostMessages.costs, { costs: costNames(intl, missing) })
                : intl.formatMessage(messages.losingNone)
              : intl.formatMessage(messages.losingNote, { spend: write(sum(losing, (row) => row.spend)) })
        }
        icon={WarningIcon}
        tone={losing.length > 0 ? 'bad' : 'neutral'}
        {...mark}
      />
    </Box>
  );
}
