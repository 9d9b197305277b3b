export { createChat, type Chat, type ChatOptions } from './chat.ts';
export { socketAddress } from './socketAddress.ts';
