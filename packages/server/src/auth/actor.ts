import type { Role } from '@adaos/api';
import type { FastifyRequest } from 'fastify';

/** Who is calling, as the database has it at this moment. */
export interface Actor {
  readonly accountId: string;
  readonly sessionId: string;
  readonly shopId: string;
  readonly role: Role;
  readonly mustChangePassword: boolean;
  /** One of those who answer the support of the whole platform. */
  readonly operator: boolean;
}

/**
 * Finds the actor behind a request's bearer token.
 * @throws ProblemError 401 `invalid_token`, `token_expired` or `session_ended`.
 */
export type Authenticate = (request: FastifyRequest) => Promise<Actor>;
