import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  label: { id: 'ui.SampleDataMark.label', defaultMessage: 'Sample data' },
});
