/** Imports the conversation on demand, since few visitors open it. */
export const loadConversation = () => import('./ChatConversation.tsx').then((module) => module.ChatConversation);
