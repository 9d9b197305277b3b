import { useAtomValue } from 'jotai';
import type { Language } from '@adaos/api';
import { createChatState } from './chat.ts';
import { watchConnection } from './connection.ts';
import { createImportDraft } from './importDraft.ts';
import { sampleModeByBuild } from '../env.ts';
import { createMockMode } from './mockMode.ts';
import { dismissNotice as dismiss, notify as add, type Notice } from './notices.ts';
import { createPreferences, type Scheme } from './preferences.ts';
import { createShownPeriod } from './shownPeriod.ts';
import { createScreenTitle } from './screenTitle.ts';
import { createSessionState, type Session } from './session.ts';
import { messages } from './state.messages.ts';
import { createStringStorage } from './storage.ts';
import { store } from './store.ts';
import { createUnsavedIntegration, type UnsavedIntegration } from './unsavedIntegration.ts';

export const notify = (notice: Notice): void => add(store, notice);
export const dismissNotice = (id: string): void => dismiss(store, id);

const storage = createStringStorage(
  () => globalThis.localStorage,
  globalThis.window,
  () => notify({ severity: 'warning', message: messages.storageRefused }),
);
const place = { store, storage };

export const session = createSessionState(place);
export const importDraft = createImportDraft(store);
export const unsavedIntegration = createUnsavedIntegration(place);
export const chatState = createChatState(store);
export const mockMode = createMockMode(place, sampleModeByBuild);
export const preferences = createPreferences(place);
export const screenTitle = createScreenTitle(store);
export const shownPeriod = createShownPeriod(store);

export const useSession = (): Session => useAtomValue(session.sessionAtom);
/** The language that the visitor has chosen here, else the one of the profile, if any. */
export const useLanguageChoice = (): Language | undefined => useAtomValue(preferences.languageAtom);
export const useScheme = (): Scheme => useAtomValue(preferences.schemeAtom);
/** Whether every screen shows sample data in place of the shop's own. */
export const useMockMode = (): boolean => useAtomValue(mockMode.isOnAtom);
/** The title of the screen that is open. */
export const useScreenTitle = (): string | null => useAtomValue(screenTitle.titleAtom);
/** The period and comparison that links lead on with, as a part of an address. */
export const useShownPeriod = (): string => useAtomValue(shownPeriod.partAtom);
export const useUnsavedIntegration = (): UnsavedIntegration | undefined => useAtomValue(unsavedIntegration.unsavedAtom);

session.onOtherUser(unsavedIntegration.forget);
session.onOtherUser(shownPeriod.forget);
session.subscribe((now) => {
  // The language of a profile is forgotten when its user logs out.
  if (now.status === 'anonymous' && now.left === 'logout') preferences.adoptLanguage(undefined);
});

export const connection = watchConnection(store, globalThis.window);

export { useChat, type ChatMessage, type ChatState } from './chat.ts';
export { useConnection, useFiguresAt, type Connection } from './connection.ts';
export { noticeId, useNotices, type Notice } from './notices.ts';
export { SCHEMES, type Scheme } from './preferences.ts';
export type { Session } from './session.ts';
export { displayName } from './storedUser.ts';
export { StateProvider } from './StateProvider.tsx';
export { useImportDraft, type ImportDraft, type ImportSettings } from './importDraft.ts';
export type { UnsavedIntegration } from './unsavedIntegration.ts';
