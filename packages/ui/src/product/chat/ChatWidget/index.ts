export { ChatMessages, type ChatMessagesProps } from './ChatMessages.tsx';
export { ChatWidget } from './ChatWidget.tsx';
export {
  CHAT_MESSAGE_LENGTH,
  type ChatLink,
  type ChatMessageView,
  type ChatStatus,
  type ChatWidgetProps,
} from './types.ts';
