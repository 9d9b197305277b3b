export { OperatorScreen } from './OperatorScreen.tsx';
export type { ConversationView, OpenConversationView, OperatorScreenProps, OperatorView } from './types.ts';
