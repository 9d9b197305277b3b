import { defineMessages, type NoMessageValues } from 'react-intl';

export const messages = defineMessages<{
  title: NoMessageValues;
  subtitle: NoMessageValues;
  progress: { done: number; all: number };
  hide: NoMessageValues;
  hidden: NoMessageValues;
  undo: NoMessageValues;
  failed: NoMessageValues;
  done: NoMessageValues;
}>({
  title: { id: 'screens.FirstSteps.title', defaultMessage: 'First steps' },
  subtitle: { id: 'screens.FirstSteps.subtitle', defaultMessage: 'With these in place, your profit is complete.' },
  progress: { id: 'screens.FirstSteps.progress', defaultMessage: '{done, number} of {all, number} done' },
  hide: { id: 'screens.FirstSteps.hide', defaultMessage: 'Hide the first steps' },
  hidden: { id: 'screens.FirstSteps.hidden', defaultMessage: 'The first steps are hidden.' },
  undo: { id: 'screens.FirstSteps.undo', defaultMessage: 'Show them again' },
  failed: { id: 'screens.FirstSteps.failed', defaultMessage: 'That could not be saved. Please try again.' },
  done: { id: 'screens.FirstSteps.done', defaultMessage: 'Done' },
});

type Step = 'orders' | 'costs' | 'ads' | 'stock' | 'mail';

/** What each step is called, what it brings, and the words of its link. */
export const stepTitles = defineMessages<Record<Step, NoMessageValues>>({
  orders: { id: 'screens.FirstSteps.orders.title', defaultMessage: 'Orders' },
  costs: { id: 'screens.FirstSteps.costs.title', defaultMessage: 'Costs' },
  ads: { id: 'screens.FirstSteps.ads.title', defaultMessage: 'Ads' },
  stock: { id: 'screens.FirstSteps.stock.title', defaultMessage: 'Stock' },
  mail: { id: 'screens.FirstSteps.mail.title', defaultMessage: 'Summary by email' },
});

export const stepTexts = defineMessages<Record<Step, { known: number; all: number }>>({
  orders: {
    id: 'screens.FirstSteps.orders.text',
    defaultMessage: 'From a file, or by connecting your store.',
  },
  costs: {
    id: 'screens.FirstSteps.costs.text',
    defaultMessage:
      '{known, plural, =0 {No cost is complete yet.} one {# cost of {all, number} is complete for the sales of the last 90 days.} other {# costs of {all, number} are complete for the sales of the last 90 days.}}',
  },
  ads: {
    id: 'screens.FirstSteps.ads.text',
    defaultMessage: 'From your ad account’s export or by hand. If no ads ran, say so.',
  },
  stock: {
    id: 'screens.FirstSteps.stock.text',
    defaultMessage: 'So that you see what to order, how much and by when.',
  },
  mail: {
    id: 'screens.FirstSteps.mail.text',
    defaultMessage: 'What you earned and what needs you, every day or every Monday.',
  },
});

export const stepActions = defineMessages<Record<Exclude<Step, 'orders'>, NoMessageValues>>({
  costs: { id: 'screens.FirstSteps.costs.action', defaultMessage: 'Fill in costs' },
  ads: { id: 'screens.FirstSteps.ads.action', defaultMessage: 'Add ad spend' },
  stock: { id: 'screens.FirstSteps.stock.action', defaultMessage: 'Import stock' },
  mail: { id: 'screens.FirstSteps.mail.action', defaultMessage: 'Choose the summary' },
});
