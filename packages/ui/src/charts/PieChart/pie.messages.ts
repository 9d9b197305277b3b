import { defineMessages, type NoMessageValues } from 'react-intl';

export const pieMessages = defineMessages<{
  descriptionOfParts: { parts: string };
  loading: NoMessageValues;
  allIs: { label: string; value: string };
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
  allIs: { id: 'ui.PieChart.allIs', defaultMessage: 'All of it is {label}: {value}.' },
  mostIs: { id: 'ui.PieChart.mostIs', defaultMessage: '{share} is {label}: {value} of {whole}.' },
  shareIs: { id: 'ui.PieChart.shareIs', defaultMessage: '{share} is {label}.' },
  restIs: { id: 'ui.PieChart.restIs', defaultMessage: 'The rest: {parts}.' },
  partOf: { id: 'ui.PieChart.partOf', defaultMessage: '{label} {value}' },
});
