import { defineMessage } from 'react-intl';

export const messages = {
  points: defineMessage<{ count: number; value: string }>({
    id: 'ui.formatters.points',
    defaultMessage: '{count, plural, one {{value} point} other {{value} points}}',
  }),
};
