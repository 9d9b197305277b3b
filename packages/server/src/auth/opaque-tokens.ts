import { createHash, randomBytes } from 'node:crypto';

/** A secret of 32 random bytes that is given away once, and the digest that is kept of it. */
interface OpaqueToken {
  readonly token: string;
  readonly hash: Buffer;
}

/** Digest of a token as the database keeps it. The token is random, so a plain hash cannot be searched. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

export function newToken(): OpaqueToken {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashToken(token) };
}
