import type { FastifyRequest } from 'fastify';
import type { Actor } from '../../services/actor.ts';
import { createAuthenticateToken } from '../../auth/authenticate.ts';
import { SHOP_HEADER } from '@adaos/api';
import { ChangedError, NotAuthenticatedError } from '../../errors/domain-errors.ts';
import type { Services } from '../../services/services.ts';

const BEARER = /^Bearer ([\w.~+/-]+=*)$/i;

/**
 * Finds the actor behind a request's bearer token.
 * @throws NotAuthenticatedError `invalid_token`, `token_expired` or `session_ended`; ChangedError `conflict`.
 */
export type Authenticate = (request: FastifyRequest) => Promise<Actor>;

function bearerToken(request: FastifyRequest): string {
  const token = BEARER.exec(request.headers.authorization ?? '')?.[1];
  if (token === undefined) throw new NotAuthenticatedError('invalid_token', 'No access token.');
  return token;
}

/**
 * Finds the actor of a call by its bearer token. A page that says which shop it shows is refused where the session works in another:
 * it was switched in another tab, or the account was taken out of that shop.
 */
export function createAuthenticate(services: Services): Authenticate {
  const authenticate = createAuthenticateToken(services);
  return async (request) => {
    const { actor } = await authenticate(bearerToken(request));
    const shown = request.headers[SHOP_HEADER];
    if (shown !== undefined && shown !== actor.shopId) {
      throw new ChangedError('conflict', 'Another shop is open in this session. Reload the page.');
    }
    return actor;
  };
}
