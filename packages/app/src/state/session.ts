import { atom } from 'jotai';
import { selectAtom } from 'jotai/utils';
import type { LoginResponse, Role } from '@adaos/api';
import type { Tokens, TokenStore } from '@adaos/api/client';
import { ROLES } from '@adaos/domain';
import { ACCESS_TOKEN_KEY } from './storageKeys.ts';
import { flag, oneOf, storedAtom, storedText, type StatePlace } from './storedAtom.ts';
import { displayName, parseUser, type StoredUser } from './storedUser.ts';

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

/** Each token has another name, which it is also read under. */
const TOKEN_NAMES = {
  accessToken: [ACCESS_TOKEN_KEY, 'adaos_access'],
  refreshToken: ['refreshToken', 'adaos_refresh'],
} as const;

const userOf = (session: Session) => (session.status === 'signed-in' ? session.user?.id : undefined);
const isSame = (one: Session, other: Session) => JSON.stringify(one) === JSON.stringify(other);

/**
 * The session, which several keys of the storage make up. Another tab hears of them one by one, in the order that they are written
 * in: what belongs to a session is there before its tokens, and why it ended before they are gone.
 */
export function createSessionState(place: StatePlace) {
  const { store, storage } = place;
  const tokenAtom = ([key, alias]: readonly [string, string]) =>
    storedAtom<string>(place, key, { alias, parse: (text) => text });
  const accessToken = tokenAtom(TOKEN_NAMES.accessToken);
  const refreshToken = tokenAtom(TOKEN_NAMES.refreshToken);
  const storedUser = storedAtom<StoredUser>(place, 'user', { parse: parseUser, format: JSON.stringify });
  const storedRole = storedAtom<Role>(place, 'userRole', oneOf(ROLES));
  const mustChange = storedAtom(place, 'adaos_must_change_password', flag);
  /** Says to the other tabs that a session was not left by choice; gone with the next one. */
  const expired = storedAtom(place, 'adaos_session_expired', flag);
  /** Whether this page has seen a session. */
  const seen = atom(false);

  const composed = atom((get): Session => {
    if (get(accessToken) === undefined && get(refreshToken) === undefined) {
      return get(seen) ? { status: 'anonymous', left: get(expired) ? 'expired' : 'logout' } : { status: 'anonymous' };
    }
    return {
      status: 'signed-in',
      user: get(storedUser),
      role: get(storedRole) ?? 'viewer',
      ...(get(mustChange) && { mustChangePassword: true }),
    };
  });
  const sessionAtom = selectAtom(composed, (session) => session, isSame);

  const tokens: TokenStore = {
    // From the storage itself, since another tab may have refreshed them and its event is still on the way.
    read(): Tokens | undefined {
      const access = storedText(storage, ...TOKEN_NAMES.accessToken);
      const refresh = storedText(storage, ...TOKEN_NAMES.refreshToken);
      return access || refresh ? { accessToken: access ?? '', refreshToken: refresh } : undefined;
    },
    write(next) {
      store.set(accessToken, next.accessToken || undefined);
      store.set(refreshToken, next.refreshToken);
    },
    // Only of a session that the server has ended: of one that another tab has logged out of, nothing is left.
    clear() {
      if (!tokens.read()) return;
      store.set(expired, true);
      remove();
    },
  };

  function storeUser(user: { id: string; name: string; email: string; role: Role }, mustChangePassword: boolean): void {
    store.set(storedUser, { id: user.id, name: displayName(user), email: user.email });
    store.set(storedRole, user.role);
    store.set(mustChange, mustChangePassword || undefined);
  }
  function forgetUser(): void {
    store.set(storedUser, undefined);
    store.set(storedRole, undefined);
    store.set(mustChange, undefined);
  }
  function remove(): void {
    for (const each of [accessToken, refreshToken]) store.set(each, undefined);
    forgetUser();
  }

  const current = () => store.get(sessionAtom);
  const subscribe = (listener: (session: Session) => void) => store.sub(sessionAtom, () => listener(current()));
  const follow = (session: Session) => {
    if (session.status === 'signed-in') store.set(seen, true);
    // An answer that came between the logout of another tab and its event here may have stored the user again.
    else if (!tokens.read()) forgetUser();
  };
  subscribe(follow);
  if (current().status === 'signed-in') store.set(seen, true);

  return {
    sessionAtom,
    tokens,
    current,
    subscribe,
    /** Reports when nothing of one user may reach the next: at the end of the session, and after another's login in another tab. */
    onOtherUser: (listener: () => void) => {
      let known = userOf(current());
      return subscribe((session) => {
        const user = userOf(session);
        const other = session.status === 'anonymous' || (known !== undefined && user !== known);
        known = user;
        if (other) listener();
      });
    },
    begin: ({ user, mustChangePassword, ...brought }: LoginResponse): void => {
      storeUser(user, mustChangePassword);
      tokens.write({ accessToken: brought.accessToken, refreshToken: brought.refreshToken });
      store.set(expired, undefined);
    },
    /** Tokens that came without a user; who that is, the server is asked later. */
    adopt: (brought: Tokens): void => {
      forgetUser();
      tokens.write(brought);
      store.set(expired, undefined);
    },
    /** The server's own word on who is signed in. */
    confirm: (
      user: { id: string; name: string; email: string; role: Role },
      mustChangePassword: boolean = false,
    ): void => {
      storage.refresh(); // another tab may have logged out
      if (current().status === 'signed-in') storeUser(user, mustChangePassword);
    },
    /** A change of the password that was forced is done with. */
    passwordChanged: (): void => store.set(mustChange, undefined),
    /** By choice here, or because the server has ended it; which it is not where another tab has just logged out. */
    end: (left: 'logout' | 'expired'): void => {
      if (left === 'logout') {
        store.set(expired, undefined);
        remove();
      } else {
        tokens.clear();
        storage.refresh();
      }
    },
  };
}
