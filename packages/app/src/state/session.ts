import { atom, useAtomValue } from 'jotai';
import type { LoginResponse, Role } from '@adaos/api';
import type { Tokens, TokenStore } from '@adaos/api/client';
import type { KeyValue } from './keyValue.ts';
import {
  clearSession,
  forgetUser,
  hasExpired,
  readSession,
  SESSION_KEYS,
  storedTokens,
  storeLogin,
  storeMustChange,
  storeUser,
  type StoredUser,
} from './sessionStorage.ts';
import type { Store } from './store.ts';

/** `left`: how a session ended, here or in another tab, which decides whether the login leads back. */
export type Session =
  | { readonly status: 'anonymous'; readonly left?: 'logout' | 'expired' }
  | {
      readonly status: 'signed-in';
      readonly user: StoredUser | undefined;
      readonly role: Role;
      /** There while the password has to be changed before anything else, as the server said last. */
      readonly mustChangePassword?: true;
    };

const userOf = (session: Session) => (session.status === 'signed-in' ? session.user?.id : undefined);

const sessionAtom = atom<Session>({ status: 'anonymous' });

/** Binds the session's atom to the storage, which the other tabs share. */
export function createSessionState(store: Store, keyValue: KeyValue) {
  function sync(left?: 'logout' | 'expired'): void {
    const stored = readSession(keyValue);
    const next: Session = stored ? { status: 'signed-in', ...stored } : { status: 'anonymous', ...(left && { left }) };
    if (JSON.stringify(store.get(sessionAtom)) !== JSON.stringify(next)) store.set(sessionAtom, next);
  }
  /** Takes over what is stored now, whichever tab has written it. */
  function settle(): void {
    const before = store.get(sessionAtom);
    sync(before.status === 'anonymous' ? before.left : hasExpired(keyValue) ? 'expired' : 'logout');
    // An answer that came between the logout and the word of it here may have stored the user again.
    if (before.status === 'signed-in' && store.get(sessionAtom).status === 'anonymous') forgetUser(keyValue);
  }
  /** Another tab has changed what is stored: all of it, or the value under `key`. */
  function follow(key: string | null): void {
    if (key !== null && !SESSION_KEYS.includes(key)) return;
    for (const name of key === null ? SESSION_KEYS : [key]) keyValue.refresh(name);
    settle();
  }
  const subscribe = (listener: (session: Session) => void) =>
    store.sub(sessionAtom, () => listener(store.get(sessionAtom)));
  const tokens: TokenStore = storedTokens(keyValue);
  sync();

  return {
    tokens,
    follow,
    current: () => store.get(sessionAtom),
    subscribe,
    /** Reports when nothing of one user may reach the next: at the end of the session, and after another's login in another tab. */
    onOtherUser: (listener: () => void) => {
      let known = userOf(store.get(sessionAtom));
      return subscribe((current) => {
        const user = userOf(current);
        const other = current.status === 'anonymous' || (known !== undefined && user !== known);
        known = user;
        if (other) listener();
      });
    },
    begin: (login: LoginResponse): void => {
      storeLogin(keyValue, login);
      sync();
    },
    /** Tokens that came without a user; who that is, the server is asked later. */
    adopt: (brought: Tokens): void => {
      clearSession(keyValue);
      tokens.write(brought);
      sync();
    },
    /** The server's own word on who is signed in. */
    confirm: (
      user: { id: string; name: string; email: string; role: Role },
      mustChangePassword: boolean = false,
    ): void => {
      if (store.get(sessionAtom).status !== 'signed-in') return;
      storeUser(keyValue, user);
      storeMustChange(keyValue, mustChangePassword);
      settle();
    },
    /** A change of the password that was forced is done with. */
    passwordChanged: (): void => {
      storeMustChange(keyValue, false);
      sync();
    },
    /** By choice here, or because the server has ended it; which it is not where another tab has just logged out. */
    end: (left: 'logout' | 'expired'): void => {
      if (left === 'logout') {
        clearSession(keyValue);
        sync('logout');
      } else {
        tokens.clear();
        settle();
      }
    },
  };
}

export function useSession(): Session {
  return useAtomValue(sessionAtom);
}
