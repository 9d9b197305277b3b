import { defineMessage, defineMessages, type TypedMessageDescriptor } from 'react-intl';

export const httpError: TypedMessageDescriptor<{ status: number }> = defineMessage<{ status: number }>({
  id: 'app.chat.httpError',
  defaultMessage: 'HTTP error! status: {status}',
});

/** Of a message that reached nobody. */
export const unsent = defineMessage({
  id: 'app.chat.unsent',
  defaultMessage: 'Your message stays here and is sent as soon as the connection is back.',
});

const questions = defineMessages({
  import: { id: 'app.chat.suggestion.import', defaultMessage: 'How do I import my orders?' },
  profit: { id: 'app.chat.suggestion.profit', defaultMessage: 'How is net profit calculated?' },
  connect: { id: 'app.chat.suggestion.connect', defaultMessage: 'How do I connect Shopify?' },
});

/** Questions to begin a conversation with. */
export const suggestions = [questions.import, questions.profit, questions.connect];
