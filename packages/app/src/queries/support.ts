import { createChat, socketAddress } from './chat/index.ts';
import { apiBaseUrl, supportSocketUrl } from '../env.ts';
import { languageAt } from '../i18n/language.ts';
import { chatState, preferences, session } from '../state/index.ts';
import { client } from './client.ts';

/** The support chat of this page. */
export const supportChat = createChat({
  client,
  place: chatState,
  tokens: session.tokens,
  socketUrl: socketAddress(supportSocketUrl, apiBaseUrl, window.location.origin),
  language: () => languageAt(window.location.pathname, preferences.language()),
});

window.addEventListener('online', supportChat.hurry);

let speaker: string | undefined;
// What one user has asked is not for the next.
session.subscribe((current) => {
  const user = current.status === 'signed-in' ? current.user?.id : undefined;
  if (current.status === 'anonymous' || (speaker !== undefined && user !== speaker)) supportChat.reset();
  speaker = user;
});
