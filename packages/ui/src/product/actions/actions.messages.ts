import type { ActionStatus, DismissReason, EffectGap, SnoozeSpan } from '@adaos/domain';
import { defineMessages, type NoMessageValues } from 'react-intl';

export const messages = defineMessages<{
  done: NoMessageValues;
  snooze: NoMessageValues;
  dismiss: NoMessageValues;
  reopen: NoMessageValues;
  undo: NoMessageValues;
  why: NoMessageValues;
  place: NoMessageValues;
  whyOf: { title: string };
  placeOf: { title: string };
  gain: { amount: string };
  doubt: { amount: string };
  range: { low: string; high: string };
  once: { amount: string };
  unknown: { reason: string };
  knownFrom: { date: string };
  failed: { reason: string };
  impact: { level: string };
  effort: { level: string };
}>({
  done: { id: 'ui.Actions.done', defaultMessage: 'Done' },
  snooze: { id: 'ui.Actions.snooze', defaultMessage: 'Snooze' },
  dismiss: { id: 'ui.Actions.dismiss', defaultMessage: 'Dismiss' },
  reopen: { id: 'ui.Actions.reopen', defaultMessage: 'Reopen' },
  undo: { id: 'ui.Actions.undo', defaultMessage: 'Undo' },
  why: { id: 'ui.Actions.why', defaultMessage: 'See why' },
  place: { id: 'ui.Actions.place', defaultMessage: 'Do it now' },
  whyOf: { id: 'ui.Actions.whyOf', defaultMessage: 'See why: {title}' },
  placeOf: { id: 'ui.Actions.placeOf', defaultMessage: 'Do it now: {title}' },
  gain: { id: 'ui.Actions.gain', defaultMessage: '{amount} more profit per month' },
  doubt: { id: 'ui.Actions.doubt', defaultMessage: '{amount} of profit per month in doubt' },
  range: { id: 'ui.Actions.range', defaultMessage: 'probably {low} to {high}' },
  once: { id: 'ui.Actions.once', defaultMessage: '{amount}, at purchase cost, is tied up in it.' },
  unknown: { id: 'ui.Actions.unknown', defaultMessage: 'Effect not known yet: {reason}' },
  knownFrom: { id: 'ui.Actions.knownFrom', defaultMessage: 'Known from {date}.' },
  failed: { id: 'ui.Actions.failed', defaultMessage: 'This recommendation could not be changed: {reason}' },
  impact: { id: 'screens.Alerts.impact', defaultMessage: 'Impact: {level}' },
  effort: { id: 'screens.Alerts.effort', defaultMessage: 'Effort: {level}' },
});

export const spanMessages = defineMessages<Record<SnoozeSpan, NoMessageValues>>({
  day: { id: 'ui.Actions.span.day', defaultMessage: 'For one day' },
  week: { id: 'ui.Actions.span.week', defaultMessage: 'For one week' },
  month: { id: 'ui.Actions.span.month', defaultMessage: 'For one month' },
});

export const dismissMessages = defineMessages<{
  title: NoMessageValues;
  text: NoMessageValues;
  reason: NoMessageValues;
  note: NoMessageValues;
  optional: NoMessageValues;
  choose: NoMessageValues;
  needed: NoMessageValues;
}>({
  title: { id: 'ui.Actions.dismissTitle', defaultMessage: 'Why do you dismiss this recommendation?' },
  text: {
    id: 'ui.Actions.dismissText',
    defaultMessage: 'It comes back only if it would be worth much more than today.',
  },
  reason: { id: 'ui.Actions.dismissReason', defaultMessage: 'Reason' },
  note: { id: 'ui.Actions.dismissNote', defaultMessage: 'Note' },
  choose: { id: 'ui.Actions.dismissChoose', defaultMessage: 'Choose a reason' },
  needed: { id: 'ui.Actions.dismissNeeded', defaultMessage: 'Choose the reason first.' },
  optional: { id: 'ui.Actions.dismissOptional', defaultMessage: 'Optional. Your team sees it.' },
});

export const reasonMessages = defineMessages<Record<DismissReason, NoMessageValues>>({
  not_relevant: { id: 'ui.Actions.reason.notRelevant', defaultMessage: 'Does not apply to this shop' },
  already_known: { id: 'ui.Actions.reason.alreadyKnown', defaultMessage: 'Already being handled' },
  too_costly: { id: 'ui.Actions.reason.tooCostly', defaultMessage: 'Too much effort or cost' },
  wrong_figures: { id: 'ui.Actions.reason.wrongFigures', defaultMessage: 'The figures are wrong' },
  other: { id: 'ui.Actions.reason.other', defaultMessage: 'Another reason' },
});

/** Why an effect is not known. */
export const gapMessages = defineMessages<Record<EffectGap, NoMessageValues>>({
  goods_cost: { id: 'ui.Actions.gap.goodsCost', defaultMessage: 'the cost of goods is missing.' },
  costs_missing: { id: 'ui.Actions.gap.costsMissing', defaultMessage: 'it depends on the missing costs.' },
  no_sales: { id: 'ui.Actions.gap.noSales', defaultMessage: 'there are no sales that show it.' },
  few_cases: { id: 'ui.Actions.gap.fewCases', defaultMessage: 'too few orders have been judged so far.' },
  few_days: { id: 'ui.Actions.gap.fewDays', defaultMessage: 'there are too few days of data so far.' },
  spend_unclear: {
    id: 'ui.Actions.gap.spendUnclear',
    defaultMessage: 'what is spent beyond the budget may earn more than it costs.',
  },
  stock_lasts: { id: 'ui.Actions.gap.stockLasts', defaultMessage: 'the stock lasts until the next delivery.' },
  old_data: { id: 'ui.Actions.gap.oldData', defaultMessage: 'what happened since is not known.' },
  one_day: { id: 'ui.Actions.gap.oneDay', defaultMessage: 'one day says little about a month.' },
});

/** What became of an action. */
export const resultMessages = defineMessages<{
  done: { name: string; date: string };
  snoozed: { date: string };
  dismissed: { name: string; reason: string };
  measured: { expected: string; happened: string };
  measuredAlone: { happened: string };
  waiting: { date: string };
  waitingFor: { expected: string; date: string };
  unmeasured: NoMessageValues;
}>({
  done: { id: 'ui.Actions.result.done', defaultMessage: 'Done on {date} by {name}.' },
  snoozed: { id: 'ui.Actions.result.snoozed', defaultMessage: 'Snoozed until {date}.' },
  dismissed: { id: 'ui.Actions.result.dismissed', defaultMessage: 'Dismissed by {name}: {reason}.' },
  measured: {
    id: 'ui.Actions.result.measured',
    defaultMessage: 'Expected {expected} per month, measured {happened}.',
  },
  measuredAlone: { id: 'ui.Actions.result.measuredAlone', defaultMessage: 'Measured {happened} per month.' },
  waiting: { id: 'ui.Actions.result.waiting', defaultMessage: 'Measured from {date}.' },
  waitingFor: {
    id: 'ui.Actions.result.waitingFor',
    defaultMessage: 'Expected {expected} per month. Measured from {date}.',
  },
  unmeasured: { id: 'ui.Actions.result.unmeasured', defaultMessage: 'What it brought cannot be measured.' },
});

/** What was just decided. */
export const saidMessages = defineMessages<Record<'done' | 'snooze' | 'dismiss', { title: string }>>({
  done: { id: 'ui.Actions.said.done', defaultMessage: 'Done: {title}' },
  snooze: { id: 'ui.Actions.said.snooze', defaultMessage: 'Snoozed: {title}' },
  dismiss: { id: 'ui.Actions.said.dismiss', defaultMessage: 'Dismissed: {title}' },
});

export const statusMessages = defineMessages<Record<ActionStatus, NoMessageValues>>({
  open: { id: 'ui.Actions.status.open', defaultMessage: 'Open' },
  snoozed: { id: 'ui.Actions.status.snoozed', defaultMessage: 'Snoozed' },
  done: { id: 'ui.Actions.status.done', defaultMessage: 'Done' },
  dismissed: { id: 'ui.Actions.status.dismissed', defaultMessage: 'Dismissed' },
});
