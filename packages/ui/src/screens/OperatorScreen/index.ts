export { OperatorScreen, type OperatorScreenProps } from './OperatorScreen.tsx';
export type { ConversationView, OpenConversationView, OperatorView } from './types.ts';
