import { paths } from './paths.ts';

const BASE = 'https://app.invalid';

/**
 * The address inside this app that a visitor asked for before the login, from the query of `/auth`.
 * Undefined where there is none, where it leads to another origin, or back to the login.
 */
export function safeReturnAddress(raw: string | null): string | undefined {
  if (!raw?.startsWith('/') || !URL.canParse(raw, BASE)) return undefined;
  const url = new URL(raw, BASE);
  if (url.origin !== BASE) return undefined;
  const isLogin = url.pathname === paths.auth || url.pathname.startsWith(`${paths.auth}/`);
  const address = url.pathname + url.search + url.hash;
  // A path that resolves to `//host` would be read as another host where it is followed.
  return isLogin || address.startsWith('//') ? undefined : address;
}

/** The login's address that leads back to `asked` afterwards. */
export function loginAddress(asked: string): string {
  return paths.login({ next: safeReturnAddress(asked) ?? null });
}

/** Where a fresh login leads. */
export function addressAfterLogin(login: { mustChangePassword: boolean }, next: string | null): string {
  if (login.mustChangePassword) return paths.changePassword;
  return safeReturnAddress(next) ?? paths.dashboard;
}
