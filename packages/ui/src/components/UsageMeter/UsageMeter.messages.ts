import { defineMessage, defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    reached: { id: 'ui.UsageMeter.reached', defaultMessage: 'Limit reached' },
    unlimited: { id: 'ui.UsageMeter.unlimited', defaultMessage: 'no limit' },
  }),
  of: defineMessage<{ used: string; limit: string }>({ id: 'ui.UsageMeter.of', defaultMessage: '{used} of {limit}' }),
  percent: defineMessage<{ percent: string }>({ id: 'ui.UsageMeter.percent', defaultMessage: '{percent} used' }),
};
