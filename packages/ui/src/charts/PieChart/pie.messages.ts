import { defineMessages, type NoMessageValues } from 'react-intl';

export const pieMessages = defineMessages<{
  descriptionOfParts: { parts: string };
  loading: NoMessageValues;
  mostIs: { label: string; value: string; share: string; whole: string };
  shareIs: { label: string; share: string };
  restIs: { parts: string };
  partOf: { label: string; value: string };
}>({
  descriptionOfParts: {
    id: 'ui.PieChart.descriptionOfParts',
    defaultMessage: '{parts} Use the arrow keys to move between parts; the table has the same figures.',
  },
  loading: { id: 'ui.PieChart.loading', defaultMessage: 'Loading…' },
  mostIs: { id: 'ui.PieChart.mostIs', defaultMessage: '{label}: {share}, that is {value} of {whole}.' },
  shareIs: { id: 'ui.PieChart.shareIs', defaultMessage: '{label}: {share}.' },
  restIs: { id: 'ui.PieChart.restIs', defaultMessage: 'The rest: {parts}.' },
  partOf: { id: 'ui.PieChart.partOf', defaultMessage: '{label} {value}' },
});
