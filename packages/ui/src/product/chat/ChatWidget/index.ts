export { ChatMessages, type ChatMessagesProps } from './ChatMessages.tsx';
export { ChatWidget, type ChatWidgetProps } from './ChatWidget.tsx';
export { CHAT_MESSAGE_LENGTH, type ChatLink, type ChatMessageView, type ChatStatus } from './types.ts';
