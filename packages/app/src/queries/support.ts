import { createChat, socketAddress } from './chat/index.ts';
import { apiBaseUrl, supportSocketUrl } from '../env.ts';
import { shownLanguage } from '../i18n/language.ts';
import { chatState, mockMode, session } from '../state/index.ts';
import { client } from './client.ts';

/** The support chat of this page. */
export const supportChat = createChat({
  client,
  place: chatState,
  tokens: session.tokens,
  socketUrl: socketAddress(supportSocketUrl, apiBaseUrl, window.location.origin),
  language: shownLanguage,
  isSampleMode: mockMode.isOn,
});

window.addEventListener('online', supportChat.hurry);
window.addEventListener('focus', supportChat.hurry);

session.onOtherUser(supportChat.reset);
