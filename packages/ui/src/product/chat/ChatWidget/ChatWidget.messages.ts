import { defineMessage, defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    title: { id: 'ui.ChatWidget.title', defaultMessage: 'Support' },
    open: { id: 'ui.ChatWidget.open', defaultMessage: 'Open the support chat' },
    close: { id: 'ui.ChatWidget.close', defaultMessage: 'Close the support chat' },
    log: { id: 'ui.ChatWidget.log', defaultMessage: 'Conversation with support' },
    you: { id: 'ui.ChatWidget.you', defaultMessage: 'You' },
    assistant: { id: 'ui.ChatWidget.assistant', defaultMessage: 'Assistant' },
    team: { id: 'ui.ChatWidget.team', defaultMessage: 'Support team' },
    welcome: { id: 'ui.ChatWidget.welcome', defaultMessage: 'How can we help?' },
    hours: {
      id: 'ui.ChatWidget.hours',
      defaultMessage:
        'Most questions are answered at once. For the rest, a person replies within about 24 hours, Monday to Friday, 9:00–18:00 CET.',
    },
    suggestions: { id: 'ui.ChatWidget.suggestions', defaultMessage: 'Suggested questions' },
    placeholder: { id: 'ui.ChatWidget.placeholder', defaultMessage: 'Write a message…' },
    field: { id: 'ui.ChatWidget.field', defaultMessage: 'Message' },
    send: { id: 'ui.ChatWidget.send', defaultMessage: 'Send' },
    waiting: { id: 'ui.ChatWidget.waiting', defaultMessage: 'Wait for the reply before you send the next message.' },
    typing: { id: 'ui.ChatWidget.typing', defaultMessage: 'The support team is typing…' },
    sending: { id: 'ui.ChatWidget.sending', defaultMessage: 'Sending…' },
    failed: {
      id: 'ui.ChatWidget.failed',
      defaultMessage: 'Support connection error. Please try again or contact our team by email.',
    },
    retry: { id: 'ui.ChatWidget.retry', defaultMessage: 'Try again' },
    received: {
      id: 'ui.ChatWidget.received',
      defaultMessage: 'We have received your message! An agent will contact you soon.',
    },
    historyLoading: { id: 'ui.ChatWidget.historyLoading', defaultMessage: 'Loading the conversation…' },
    historyFailed: { id: 'ui.ChatWidget.historyFailed', defaultMessage: 'Earlier messages could not be loaded.' },
    statusDisconnected: { id: 'ui.ChatWidget.status.disconnected', defaultMessage: 'Connecting...' },
    statusConnected: { id: 'ui.ChatWidget.status.connected', defaultMessage: 'Connected' },
    statusError: { id: 'ui.ChatWidget.status.error', defaultMessage: 'Error' },
  }),
  unread: defineMessage<{ count: number }>({
    id: 'ui.ChatWidget.unread',
    defaultMessage: '{count, plural, one {# unread message} other {# unread messages}}',
  }),
  count: defineMessage<{ count: number; most: number }>({
    id: 'ui.ChatWidget.count',
    defaultMessage: '{count, number} of {most, number} characters',
  }),
};
