import { defineMessage, defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    title: { id: 'screens.Operator.title', defaultMessage: 'Support conversations' },
    filter: { id: 'screens.Operator.filter', defaultMessage: 'Filter conversations' },
    open: { id: 'screens.Operator.open', defaultMessage: 'Open' },
    closed: { id: 'screens.Operator.closed', defaultMessage: 'Closed' },
    list: { id: 'screens.Operator.list', defaultMessage: 'Conversations' },
    loadFailed: { id: 'screens.Operator.loadFailed', defaultMessage: 'The conversations could not be loaded' },
    noneOpen: { id: 'screens.Operator.noneOpen', defaultMessage: 'Nobody is waiting for an answer' },
    noneOpenText: {
      id: 'screens.Operator.noneOpenText',
      defaultMessage: 'Questions that the guides do not answer arrive here. The oldest come first.',
    },
    noneClosed: { id: 'screens.Operator.noneClosed', defaultMessage: 'No conversation has been closed yet' },
    choose: { id: 'screens.Operator.choose', defaultMessage: 'Choose a conversation' },
    chooseText: { id: 'screens.Operator.chooseText', defaultMessage: 'It opens here with all its messages.' },
    openFailed: { id: 'screens.Operator.openFailed', defaultMessage: 'The conversation could not be loaded' },
    back: { id: 'screens.Operator.back', defaultMessage: 'All conversations' },
    close: { id: 'screens.Operator.close', defaultMessage: 'Close conversation' },
    reopen: { id: 'screens.Operator.reopen', defaultMessage: 'Reopen' },
    isClosed: {
      id: 'screens.Operator.isClosed',
      defaultMessage: 'This conversation is closed. Reopen it to write.',
    },
    earlier: { id: 'screens.Operator.earlier', defaultMessage: 'Show earlier messages' },
    more: { id: 'screens.Operator.more', defaultMessage: 'Show more' },
  }),
  waiting: defineMessage<{ count: number; time: string }>({
    id: 'screens.Operator.waiting',
    defaultMessage: '{count, plural, one {# message} other {# messages}} since {time}',
  }),
  reads: defineMessage<{ language: string }>({ id: 'screens.Operator.reads', defaultMessage: 'Language: {language}' }),
};
