import { parseObject } from './storedAtom.ts';

/** What local storage keeps of the user: enough for the first paint, never what decides. */
export interface StoredUser {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

/** The name to show: the user's own, else the part of the e-mail before the at sign. */
export function displayName(user: { name?: string | undefined; email: string }): string {
  return user.name?.trim() || user.email.replace(/@.*$/, '');
}

export function parseUser(text: string): StoredUser | undefined {
  const { id, email, name } = parseObject(text) ?? {};
  if (typeof id !== 'string' || typeof email !== 'string') return undefined;
  return { id, name: displayName({ name: typeof name === 'string' ? name : undefined, email }), email };
}
