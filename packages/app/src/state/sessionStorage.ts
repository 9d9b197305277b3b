import type { LoginResponse, Role } from '@adaos/api';
import { ROLES } from '@adaos/domain';
import type { Tokens, TokenStore } from '@adaos/api/client';
import type { KeyValue } from './keyValue.ts';

/** What local storage keeps of the user: enough for the first paint, never what decides. */
export interface StoredUser {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

export interface StoredSession {
  readonly user: StoredUser | undefined;
  readonly role: Role;
  /** There while the password has to be changed before anything else, as the server said last. */
  readonly mustChangePassword?: true;
}

const KEYS = {
  accessToken: ['accessToken', 'adaos_access'],
  refreshToken: ['refreshToken', 'adaos_refresh'],
  user: ['user', undefined],
  role: ['userRole', undefined],
} as const;

/** The names of a value: the one that it is written under, and another that it is also read under. */
type Names = (typeof KEYS)[keyof typeof KEYS];

/** Says to the other tabs that a session was not left by choice; gone with the next one. */
const EXPIRED_KEY = 'adaos_session_expired';

/** There while the password has to be changed before anything else. */
const MUST_CHANGE_KEY = 'adaos_must_change_password';

/** Every key that belongs to a session, under all of its names. */
export const SESSION_KEYS: readonly string[] = [...Object.values(KEYS).flat(), MUST_CHANGE_KEY, EXPIRED_KEY].filter(
  (name) => name !== undefined,
);

function read(keyValue: KeyValue, [primary, other]: Names): string | undefined {
  return keyValue.get(primary) || (other && keyValue.get(other)) || undefined;
}

function write(keyValue: KeyValue, [primary, other]: Names, value: string | undefined): void {
  if (other) keyValue.remove(other);
  if (value === undefined) keyValue.remove(primary);
  else keyValue.set(primary, value);
}

/** The tokens in storage, read under both of their names and written under the first. */
export function storedTokens(keyValue: KeyValue): TokenStore {
  function readTokens(): Tokens | undefined {
    const accessToken = read(keyValue, KEYS.accessToken);
    const refreshToken = read(keyValue, KEYS.refreshToken);
    return accessToken || refreshToken ? { accessToken: accessToken ?? '', refreshToken } : undefined;
  }
  return {
    read: readTokens,
    write(tokens) {
      write(keyValue, KEYS.accessToken, tokens.accessToken);
      write(keyValue, KEYS.refreshToken, tokens.refreshToken);
    },
    // Only of a session that the server has ended: of one that another tab has logged out of, nothing is left.
    clear() {
      if (readTokens()) expireSession(keyValue);
    },
  };
}

/** The name to show: the user's own, else the part of the e-mail before the at sign. */
export function displayName(user: { name?: string | undefined; email: string }): string {
  return user.name?.trim() || user.email.replace(/@.*$/, '');
}

function parseUser(text: string | undefined): StoredUser | undefined {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    if (typeof value !== 'object' || value === null || !('id' in value) || !('email' in value)) return undefined;
    if (typeof value.id !== 'string' || typeof value.email !== 'string') return undefined;
    const name = 'name' in value && typeof value.name === 'string' ? value.name : undefined;
    return { id: value.id, email: value.email, name: displayName({ name, email: value.email }) };
  } catch {
    return undefined;
  }
}

/** The session as stored; undefined without any token. */
export function readSession(keyValue: KeyValue): StoredSession | undefined {
  if (!storedTokens(keyValue).read()) return undefined;
  const stored = read(keyValue, KEYS.role);
  return {
    user: parseUser(read(keyValue, KEYS.user)),
    role: ROLES.find((role) => role === stored) ?? 'viewer',
    ...(keyValue.get(MUST_CHANGE_KEY) !== null && { mustChangePassword: true }),
  };
}

/** Keeps id, name and e-mail of the user, and the role. */
export function storeUser(keyValue: KeyValue, user: { id: string; name: string; email: string; role: Role }): void {
  const { id, email } = user;
  write(keyValue, KEYS.user, JSON.stringify({ id, name: displayName(user), email } satisfies StoredUser));
  write(keyValue, KEYS.role, user.role);
}

export function storeMustChange(keyValue: KeyValue, mustChange: boolean): void {
  if (mustChange) keyValue.set(MUST_CHANGE_KEY, '1');
  else keyValue.remove(MUST_CHANGE_KEY);
}

/** Keeps a new session in place of an earlier one; the other tabs never see it without tokens. */
export function storeLogin(
  keyValue: KeyValue,
  { accessToken, refreshToken, user, mustChangePassword }: LoginResponse,
): void {
  storeUser(keyValue, user);
  storeMustChange(keyValue, mustChangePassword);
  storedTokens(keyValue).write({ accessToken, refreshToken });
  keyValue.remove(EXPIRED_KEY);
}

export function forgetUser(keyValue: KeyValue): void {
  for (const names of [KEYS.user, KEYS.role]) write(keyValue, names, undefined);
}

export function clearSession(keyValue: KeyValue): void {
  SESSION_KEYS.forEach((key) => keyValue.remove(key));
}

/** Clears the session, and says why before the other tabs see it gone. */
function expireSession(keyValue: KeyValue): void {
  keyValue.set(EXPIRED_KEY, '1');
  SESSION_KEYS.filter((key) => key !== EXPIRED_KEY).forEach((key) => keyValue.remove(key));
}

export const hasExpired = (keyValue: KeyValue): boolean => keyValue.get(EXPIRED_KEY) !== null;
