import { defineMessages } from 'react-intl';

export const messages = defineMessages<{ range: { least: string; greatest: string } }>({
  range: { id: 'ui.SliderField.range', defaultMessage: 'A whole number from {least} to {greatest}.' },
});
