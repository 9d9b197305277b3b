import { defineMessages, type NoMessageValues } from 'react-intl';

export const messages = defineMessages<{
  open: NoMessageValues;
  openLabel: { title: string };
}>({
  open: { id: 'ui.GuideCard.open', defaultMessage: 'See details' },
  openLabel: { id: 'ui.GuideCard.openLabel', defaultMessage: 'See details: {title}' },
});
