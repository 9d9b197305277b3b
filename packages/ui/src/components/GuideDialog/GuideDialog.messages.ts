import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  close: { id: 'ui.GuideDialog.close', defaultMessage: 'Close' },
  loading: { id: 'ui.GuideDialog.loading', defaultMessage: 'The guide is loading' },
  failed: { id: 'ui.GuideDialog.failed', defaultMessage: 'The guide could not be loaded' },
});
