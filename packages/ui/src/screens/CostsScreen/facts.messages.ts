import { defineMessages, type NoMessageValues } from 'react-intl';

export const factMessages = defineMessages<{
  group: NoMessageValues;
  groupOf: { name: string };
  weight: NoMessageValues;
  weightOf: { name: string };
  kilograms: { weight: string };
  weightWrong: NoMessageValues;
  add: NoMessageValues;
  none: NoMessageValues;
  failed: NoMessageValues;
}>({
  group: { id: 'screens.Costs.facts.group', defaultMessage: 'Group' },
  groupOf: { id: 'screens.Costs.facts.groupOf', defaultMessage: 'Group: {name}' },
  weight: { id: 'screens.Costs.facts.weight', defaultMessage: 'Weight' },
  weightOf: { id: 'screens.Costs.facts.weightOf', defaultMessage: 'Weight in kilograms: {name}' },
  kilograms: { id: 'screens.Costs.facts.kilograms', defaultMessage: '{weight} kg' },
  weightWrong: { id: 'screens.Costs.facts.weightWrong', defaultMessage: 'Enter a weight, such as 0.25.' },
  add: { id: 'screens.Costs.facts.add', defaultMessage: 'Add' },
  none: { id: 'screens.Costs.facts.none', defaultMessage: 'not known' },
  failed: { id: 'screens.Costs.facts.failed', defaultMessage: 'This could not be saved.' },
});
