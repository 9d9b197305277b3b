import { createSealing } from '../auth/sealing.ts';

const sealingOf = (secret: Uint8Array) => createSealing(secret, 'store credentials');

/**
 * Encrypts what opens a shop's door under a key derived from the server's secret.
 * @param owner whose it is: it can be opened as nobody else's.
 */
export function seal(secret: Uint8Array, owner: string, plain: object): Buffer {
  return sealingOf(secret).seal(JSON.stringify(plain), owner);
}

/** @throws Error where it was changed, is another's, or was sealed under another secret. */
export function unseal(secret: Uint8Array, owner: string, sealed: Buffer): unknown {
  return JSON.parse(sealingOf(secret).open(sealed, owner));
}
