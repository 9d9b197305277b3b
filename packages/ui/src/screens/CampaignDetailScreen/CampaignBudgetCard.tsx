import { AD_MANAGERS, adPlatformOf } from '@adaos/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Card } from '../../components/Card/index.ts';
import { ButtonLink } from '../../components/Link/index.ts';
import { useFormatters } from '../../i18n/index.ts';
import { MoneyFigure } from '../../internal/MoneyFigure.tsx';
import { actionMessages } from '../../product/actions/index.ts';
import { AtMost } from '../../product/AtMost/index.ts';
import { UnknownFigure } from '../../product/figures/UnknownFigure.tsx';
import { SampleDataMark } from '../../product/SampleDataMark/index.ts';
import { budgetChangeMessages, budgetGapMessages, budgetMessages as messages } from './budget.messages.ts';
import { BudgetRange } from './BudgetRange.tsx';
import { messages as campaignMessages } from './CampaignDetailScreen.messages.ts';
import type { CampaignBudget, CampaignDetail } from './CampaignDetailView.ts';
import { budgetSteps } from './layout.ts';

export interface CampaignBudgetCardProps {
  campaign: CampaignDetail;
  sample: boolean;
  costsHref: string;
  /** Where the recommendations are. */
  queueHref: string;
}

const SPACE = ' ';
/** What waiting alone does not bring, a change of the budget does. */
const VARIED = new Set(['even_spend', 'uncertain']);

/** What a campaign spends a day, what would earn more, and what that would bring a month: with what it rests on and what to do. */
export function CampaignBudgetCard({ campaign, sample, costsHref, queueHref }: CampaignBudgetCardProps) {
  const intl = useIntl();
  const { amount, money } = useFormatters();
  const { budget, budgetMissing, currency = null, optimizedBudget } = campaign;
  const keep = budget?.change === 'keep';
  const proposed = budget ? budget.proposed : optimizedBudget;
  const effect = budget?.effect ?? null;
  const whole = (value: number) =>
    currency === null ? amount(value) : money(Math.round(value), currency, { decimals: 0 });
  const unknown = (
    <UnknownFigure>
      <FormattedMessage {...campaignMessages.notKnown} />
    </UnknownFigure>
  );
  return (
    <Card
      title={<FormattedMessage {...campaignMessages.optimizedBudget} />}
      {...(sample
        ? { actions: <SampleDataMark /> }
        : { actions: <AtMost short missing={budgetMissing} costsHref={costsHref} /> })}
      id="budget"
      sx={{ scrollMarginTop: 16 }}
    >
      <Box component="dl" sx={budgetSteps}>
        {budget && (
          <Step name={<FormattedMessage {...messages.now} />} note={<FormattedMessage {...messages.nowNote} />}>
            {budget.current === null ? unknown : <MoneyFigure amount={budget.current} currency={currency} />}
          </Step>
        )}
        <Step
          name={<FormattedMessage {...messages.proposed} />}
          {...(!budget && proposed !== null && { note: <FormattedMessage {...campaignMessages.aDay} /> })}
          {...(budget?.change && { note: <FormattedMessage {...budgetChangeMessages[budget.change]} /> })}
        >
          {keep && budget.current !== null ? (
            <MoneyFigure amount={budget.current} currency={currency} />
          ) : proposed === null ? (
            unknown
          ) : (
            <MoneyFigure amount={proposed} currency={currency} />
          )}
        </Step>
        {budget && !keep && (
          <Step
            name={<FormattedMessage {...messages.effect} />}
            {...(effect && {
              note: intl.formatMessage(actionMessages.range, { low: whole(effect.low), high: whole(effect.high) }),
            })}
          >
            {effect === null ? (
              unknown
            ) : (
              <MoneyFigure amount={Math.round(effect.value)} currency={currency} decimals={0} />
            )}
          </Step>
        )}
      </Box>
      {budget && budget.least !== null && budget.most !== null && (
        <BudgetRange
          least={budget.least}
          most={budget.most}
          current={budget.current}
          proposed={keep ? null : budget.proposed}
        />
      )}
      {budget ? (
        <Reasons campaign={campaign} budget={budget} />
      ) : (
        proposed === null && (
          <Typography sx={{ mt: 1.5, color: 'text.secondary' }}>
            <FormattedMessage {...campaignMessages.budgetUnknown} />
          </Typography>
        )
      )}
      {budget && !sample && <Actions campaign={campaign} budget={budget} costsHref={costsHref} queueHref={queueHref} />}
    </Card>
  );
}

interface StepProps {
  name: ReactNode;
  children: ReactNode;
  note?: ReactNode;
}

function Step({ name, children, note }: StepProps) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
        {name}
      </Typography>
      <Typography component="dd" variant="figureMedium" sx={(theme) => ({ ...theme.mixins.tabular, m: 0, mt: 0.25 })}>
        {children}
      </Typography>
      {note !== undefined && (
        <Typography component="dd" variant="body2" sx={{ m: 0, mt: 0.25, color: 'text.secondary', textWrap: 'pretty' }}>
          {note}
        </Typography>
      )}
    </Box>
  );
}

interface BudgetProps {
  campaign: CampaignDetail;
  budget: CampaignBudget;
}

/** Why that is advised, or why nothing is, and from when on it can be known. */
function Reasons({ campaign: { currency, platform }, budget }: BudgetProps) {
  const { amount, day, money } = useFormatters();
  const { change, days, effect, least, most, unknown } = budget;
  const write = (value: number) => (currency === undefined ? amount(value) : money(value, currency));
  return (
    <Box sx={{ mt: 2, maxWidth: '72ch', textWrap: 'pretty' }}>
      {unknown !== null && (
        <Typography>
          <FormattedMessage {...budgetGapMessages[unknown.reason]} />
          {SPACE}
          {unknown.from !== null && <FormattedMessage {...messages.from} values={{ date: day(unknown.from) }} />}
          {unknown.from === null && VARIED.has(unknown.reason) && <FormattedMessage {...messages.vary} />}
        </Typography>
      )}
      {change === 'keep' && (
        <Typography>
          <FormattedMessage {...messages.keepText} />
        </Typography>
      )}
      {effect !== null && (
        <Typography>
          <FormattedMessage {...messages.how} values={{ platform }} />
        </Typography>
      )}
      {least !== null && most !== null && (
        <Typography variant="body2" sx={{ mt: 0.75, color: 'text.secondary' }}>
          <FormattedMessage {...messages.basis} values={{ days, least: write(least), most: write(most) }} />
          {effect !== null && (
            <>
              {SPACE}
              <FormattedMessage {...messages.limit} />
            </>
          )}
        </Typography>
      )}
    </Box>
  );
}

/** The one thing to do next: fill in what is missing, or change the budget where it is set. */
function Actions({ campaign, budget, costsHref, queueHref }: BudgetProps & { costsHref: string; queueHref: string }) {
  const { effect, unknown } = budget;
  const { platform } = campaign;
  const manager = adPlatformOf(platform);
  const toCosts = unknown?.reason === 'costs_missing' || unknown?.reason === 'goods_cost';
  const toVary = unknown !== null && unknown.from === null && VARIED.has(unknown.reason);
  const opens = (effect !== null || toVary) && manager;
  if (!toCosts && !opens && effect === null) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
      {toCosts && (
        <ButtonLink href={costsHref} variant="contained">
          <FormattedMessage {...messages.costs} />
        </ButtonLink>
      )}
      {opens && (
        <ButtonLink href={AD_MANAGERS[opens]} target="_blank" rel="noopener" variant="contained">
          <FormattedMessage {...messages.open} values={{ platform }} />
        </ButtonLink>
      )}
      {effect !== null && (
        <ButtonLink href={queueHref}>
          <FormattedMessage {...messages.queue} />
        </ButtonLink>
      )}
    </Box>
  );
}
