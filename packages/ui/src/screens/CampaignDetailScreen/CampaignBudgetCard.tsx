import { AD_MANAGERS, adPlatformOf } from '@adaos/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { Card } from '../../components/Card/index.ts';
import { ButtonLink } from '../../components/Link/index.ts';
import { useFormatters } from '../../i18n/index.ts';
import { actionMessages } from '../../product/actions/index.ts';
import { SampleDataMark } from '../../product/SampleDataMark/index.ts';
import { budgetChangeMessages, budgetGapMessages, budgetMessages as messages } from './budget.messages.ts';
import type { CampaignBudget, CampaignDetail } from './CampaignDetailView.ts';

export interface CampaignBudgetCardProps {
  campaign: CampaignDetail & { budget: CampaignBudget };
  sample: boolean;
  costsHref: string;
  /** Where the recommendations are. */
  queueHref: string;
}

const SPACE = ' ';
const COMMA = ', ';
/** What waiting alone does not bring, a change of the budget does. */
const VARIED = new Set(['even_spend', 'uncertain']);

/** The present daily budget and the one that would earn more: what it brings, what that rests on and what to do. */
export function CampaignBudgetCard({ campaign, sample, costsHref, queueHref }: CampaignBudgetCardProps) {
  const { amount, day, money } = useFormatters();
  const { budget, currency, platform } = campaign;
  const { change, current, days, effect, least, most, proposed, unknown } = budget;
  const write = (value: number) => (currency === undefined ? amount(value) : money(value, currency));
  const whole = (value: number) =>
    currency === undefined ? amount(value) : money(Math.round(value), currency, { decimals: 0 });
  const toCosts = unknown?.reason === 'costs_missing' || unknown?.reason === 'goods_cost';
  const manager = adPlatformOf(platform);
  const figures = [
    [messages.now, current],
    [messages.proposed, change === 'keep' ? null : proposed],
  ] as const;
  return (
    <Card
      title={<FormattedMessage {...messages.title} />}
      {...(sample && { actions: <SampleDataMark /> })}
      id="budget"
      sx={{ scrollMarginTop: 16 }}
    >
      <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1.5, m: 0 }}>
        {figures.map(
          ([name, value]) =>
            value !== null && (
              <div key={name.id}>
                <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
                  <FormattedMessage {...name} />
                </Typography>
                <Typography component="dd" variant="figureMedium" sx={(theme) => ({ ...theme.mixins.tabular, m: 0 })}>
                  {write(value)}
                </Typography>
              </div>
            ),
        )}
      </Box>
      <Box sx={{ mt: 1.5, maxWidth: '70ch', textWrap: 'pretty' }}>
        <Typography sx={{ fontWeight: 'strong' }}>
          <FormattedMessage {...(change === null ? messages.unknown : budgetChangeMessages[change])} />
        </Typography>
        {effect !== null && (
          <Typography sx={(theme) => ({ ...theme.mixins.tabular, fontWeight: 'strong' })}>
            <FormattedMessage {...actionMessages.gain} values={{ amount: whole(effect.value) }} />
            <Typography component="span" sx={(theme) => ({ ...theme.mixins.tabular, color: 'text.secondary' })}>
              {COMMA}
              <FormattedMessage
                {...actionMessages.range}
                values={{ low: whole(effect.low), high: whole(effect.high) }}
              />
            </Typography>
          </Typography>
        )}
        {unknown !== null && (
          <Typography sx={{ mt: 0.5 }}>
            <FormattedMessage {...budgetGapMessages[unknown.reason]} />
            {SPACE}
            {unknown.from !== null && <FormattedMessage {...messages.from} values={{ date: day(unknown.from) }} />}
            {unknown.from === null && VARIED.has(unknown.reason) && <FormattedMessage {...messages.vary} />}
          </Typography>
        )}
        {change === 'keep' && (
          <Typography sx={{ mt: 0.5 }}>
            <FormattedMessage {...messages.keepText} />
          </Typography>
        )}
        {least !== null && most !== null && (
          <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>
            <FormattedMessage {...messages.basis} values={{ days, least: write(least), most: write(most) }} />
            {effect !== null && (
              <>
                {SPACE}
                <FormattedMessage {...messages.limit} />
              </>
            )}
          </Typography>
        )}
        {effect !== null && (
          <Typography sx={{ mt: 1 }}>
            <FormattedMessage {...messages.how} values={{ platform }} />
          </Typography>
        )}
      </Box>
      {(effect !== null || toCosts) && !sample && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
          {effect !== null && manager && (
            <ButtonLink href={AD_MANAGERS[manager]} target="_blank" rel="noopener" variant="contained" size="small">
              <FormattedMessage {...messages.open} values={{ platform }} />
            </ButtonLink>
          )}
          <ButtonLink href={toCosts ? costsHref : queueHref} variant="outlined" size="small">
            <FormattedMessage {...(toCosts ? messages.costs : messages.queue)} />
          </ButtonLink>
        </Box>
      )}
    </Card>
  );
}
