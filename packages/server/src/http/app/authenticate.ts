import type { FastifyRequest } from 'fastify';
import type { Actor } from '../../services/actor.ts';
import { createAuthenticateToken } from '../../auth/authenticate.ts';
import { NotAuthenticatedError } from '../../errors/domain-errors.ts';
import type { Services } from '../../services/services.ts';

const BEARER = /^Bearer ([\w.~+/-]+=*)$/i;

/**
 * Finds the actor behind a request's bearer token.
 * @throws NotAuthenticatedError `invalid_token`, `token_expired` or `session_ended`.
 */
export type Authenticate = (request: FastifyRequest) => Promise<Actor>;

function bearerToken(request: FastifyRequest): string {
  const token = BEARER.exec(request.headers.authorization ?? '')?.[1];
  if (token === undefined) throw new NotAuthenticatedError('invalid_token', 'No access token.');
  return token;
}

/** Finds the actor of a call by its bearer token. */
export function createAuthenticate(services: Services): Authenticate {
  const authenticate = createAuthenticateToken(services);
  return async (request) => (await authenticate(bearerToken(request))).actor;
}
