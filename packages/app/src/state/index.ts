import { createChatState } from './chat.ts';
import { watchConnection } from './connection.ts';
import { createImportDraft } from './importDraft.ts';
import { createKeyValue } from './keyValue.ts';
import { sampleModeByBuild } from '../env.ts';
import { createMockMode } from './mockMode.ts';
import { dismissNotice as dismiss, notify as add, type Notice } from './notices.ts';
import { createPreferences } from './preferences.ts';
import { createSessionState } from './session.ts';
import { messages } from './state.messages.ts';
import { store } from './store.ts';
import { createUnsavedIntegration } from './unsavedIntegration.ts';

export const notify = (notice: Notice): void => add(store, notice);
export const dismissNotice = (id: string): void => dismiss(store, id);

const keyValue = createKeyValue(
  () => globalThis.localStorage,
  () => notify({ severity: 'warning', message: messages.storageRefused }),
);

export const session = createSessionState(store, keyValue);
export const importDraft = createImportDraft(store);
export const unsavedIntegration = createUnsavedIntegration(store, keyValue);
export const chatState = createChatState(store);
export const mockMode = createMockMode(store, keyValue, sampleModeByBuild);
export const preferences = createPreferences(store, keyValue);

session.onOtherUser(unsavedIntegration.forget);
session.subscribe((now) => {
  // The language of a profile is forgotten when its user logs out.
  if (now.status === 'anonymous' && now.left === 'logout') preferences.adoptLanguage(undefined);
});

globalThis.window?.addEventListener('storage', ({ key, storageArea }) => {
  if (storageArea !== null && storageArea !== window.localStorage) return;
  session.follow(key);
  preferences.follow(key);
  mockMode.follow(key);
});

watchConnection(store, globalThis.window);

export { useChat, type ChatMessage, type ChatState } from './chat.ts';
export { useConnection, type Connection } from './connection.ts';
export { useMockMode } from './mockMode.ts';
export { noticeId, useNotices, type Notice } from './notices.ts';
export { useLanguageChoice, useScheme, SCHEMES, type Scheme } from './preferences.ts';
export { useSession, type Session } from './session.ts';
export { displayName } from './sessionStorage.ts';
export { StateProvider } from './StateProvider.tsx';
export { useImportDraft, type ImportDraft, type ImportSettings } from './importDraft.ts';
export { useUnsavedIntegration, type UnsavedIntegration } from './unsavedIntegration.ts';
