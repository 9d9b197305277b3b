import { createChat, socketAddress } from './chat/index.ts';
import { apiBaseUrl, supportSocketUrl } from '../env.ts';
import { languageAt } from '../i18n/language.ts';
import { chatState, mockMode, preferences, session } from '../state/index.ts';
import { client } from './client.ts';

/** The support chat of this page. */
export const supportChat = createChat({
  client,
  place: chatState,
  tokens: session.tokens,
  socketUrl: socketAddress(supportSocketUrl, apiBaseUrl, window.location.origin),
  language: () => languageAt(window.location.pathname, preferences.language()),
  isSampleMode: mockMode.isOn,
});

window.addEventListener('online', supportChat.hurry);
window.addEventListener('focus', supportChat.hurry);

session.onOtherUser(supportChat.reset);
