import type { BudgetChange, BudgetGap } from '@adaos/domain';
import { defineMessages, type NoMessageValues } from 'react-intl';

export const budgetMessages = defineMessages<{
  now: NoMessageValues;
  nowNote: NoMessageValues;
  proposed: NoMessageValues;
  effect: NoMessageValues;
  keepText: NoMessageValues;
  basis: { days: number; least: string; most: string };
  limit: NoMessageValues;
  how: { platform: string };
  open: { platform: string };
  queue: NoMessageValues;
  costs: NoMessageValues;
  from: { date: string };
  vary: NoMessageValues;
}>({
  now: { id: 'screens.CampaignDetail.budget.now', defaultMessage: 'Spent per day' },
  nowNote: { id: 'screens.CampaignDetail.budget.nowNote', defaultMessage: 'in the last four weeks' },
  proposed: { id: 'screens.CampaignDetail.budget.proposed', defaultMessage: 'Proposed per day' },
  effect: { id: 'screens.CampaignDetail.budget.effect', defaultMessage: 'More profit per month' },
  keepText: {
    id: 'screens.CampaignDetail.budget.keepText',
    defaultMessage: 'A higher or lower budget would not change the profit noticeably.',
  },
  basis: {
    id: 'screens.CampaignDetail.budget.basis',
    defaultMessage:
      'Based on {days, plural, one {# day} other {# days}}, usually with {least} to {most} of spend, and on what their orders earned. Days without sales count too.',
  },
  limit: {
    id: 'screens.CampaignDetail.budget.limit',
    defaultMessage: 'We never propose more than 30% beyond what has been tried.',
  },
  how: {
    id: 'screens.CampaignDetail.budget.how',
    defaultMessage:
      'Change the budget in {platform} and mark the recommendation as done. Four weeks later you see what it brought.',
  },
  open: { id: 'screens.CampaignDetail.budget.open', defaultMessage: 'Open {platform}' },
  queue: { id: 'screens.CampaignDetail.budget.queue', defaultMessage: 'Open the recommendations' },
  costs: { id: 'screens.CampaignDetail.budget.costs', defaultMessage: 'Fill in the costs' },
  from: {
    id: 'screens.CampaignDetail.budget.from',
    defaultMessage: 'At today’s spend, we will probably know by {date}.',
  },
  vary: {
    id: 'screens.CampaignDetail.budget.vary',
    defaultMessage: 'Waiting alone will hardly help: try a budget a fifth higher or lower for two weeks.',
  },
});

export const budgetChangeMessages = defineMessages<Record<BudgetChange, NoMessageValues>>({
  raise: { id: 'screens.CampaignDetail.budget.raise', defaultMessage: 'Raise the budget' },
  lower: { id: 'screens.CampaignDetail.budget.lower', defaultMessage: 'Lower the budget' },
  keep: { id: 'screens.CampaignDetail.budget.keep', defaultMessage: 'Keep the budget' },
});

/** Why nothing is advised. */
export const budgetGapMessages = defineMessages<Record<BudgetGap, NoMessageValues>>({
  goods_cost: {
    id: 'screens.CampaignDetail.budget.gap.goodsCost',
    defaultMessage: 'Without the cost of goods, we do not know what its orders earn.',
  },
  costs_missing: {
    id: 'screens.CampaignDetail.budget.gap.costsMissing',
    defaultMessage: 'A higher budget may pay off, but not all costs of its orders are known.',
  },
  few_days: {
    id: 'screens.CampaignDetail.budget.gap.fewDays',
    defaultMessage: 'There are too few days with spend so far.',
  },
  no_spend: {
    id: 'screens.CampaignDetail.budget.gap.noSpend',
    defaultMessage: 'It has spent nothing in the last four weeks.',
  },
  nothing_earned: {
    id: 'screens.CampaignDetail.budget.gap.nothingEarned',
    defaultMessage: 'Its orders have earned nothing so far, whatever was spent.',
  },
  even_spend: {
    id: 'screens.CampaignDetail.budget.gap.evenSpend',
    defaultMessage: 'Spend is almost the same every day, so it does not show what more or less would bring.',
  },
  uncertain: {
    id: 'screens.CampaignDetail.budget.gap.uncertain',
    defaultMessage: 'The data so far does not show whether a higher or lower budget would earn more.',
  },
});
