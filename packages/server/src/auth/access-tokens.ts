import { createSecretKey, hkdfSync } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import * as z from 'zod/mini';
import { NotAuthenticatedError } from '../errors/domain-errors.ts';

const ALGORITHM = 'HS256';
const ISSUER = 'adaos';
const AUDIENCE = 'adaos-api';
const LIFETIME = '15 min';

const Claims = z.object({ sub: z.uuid(), sid: z.uuid(), exp: z.number() });

/** What an access token names. Role and shop are not in it: the database says them at each call. */
export interface TokenSubject {
  readonly accountId: string;
  readonly sessionId: string;
}

/** What a token that was read names, and until when it is good. */
interface ReadToken extends TokenSubject {
  readonly expiresAt: Date;
}

export interface AccessTokens {
  issue(subject: TokenSubject): Promise<string>;
  /** @throws NotAuthenticatedError `token_expired`, or `invalid_token` for whatever is not ours. */
  read(token: string): Promise<ReadToken>;
}

/** @param secret the server's own, at least 32 bytes; the signing key is derived from it. */
export function createAccessTokens(secret: Uint8Array): AccessTokens {
  const key = createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', 'adaos access token', 32)));
  return {
    issue: ({ accountId, sessionId }) =>
      new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: ALGORITHM })
        .setSubject(accountId)
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setIssuedAt()
        .setExpirationTime(LIFETIME)
        .sign(key),
    async read(token) {
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: [ALGORITHM],
          issuer: ISSUER,
          audience: AUDIENCE,
          requiredClaims: ['exp'],
        });
        const { sub, sid, exp } = Claims.parse(payload);
        return { accountId: sub, sessionId: sid, expiresAt: new Date(exp * 1000) };
      } catch (error) {
        if (error instanceof errors.JWTExpired)
          throw new NotAuthenticatedError('token_expired', 'The access token has expired.');
        throw new NotAuthenticatedError('invalid_token', 'The access token is not valid.');
      }
    },
  };
}
