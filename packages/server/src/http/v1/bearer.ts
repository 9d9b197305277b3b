import type { FastifyReply, FastifyRequest } from 'fastify';
import { type ApiCaller, authenticateKey } from '../../api-keys/authenticate-key.ts';
import { createApiRate, type Rate } from '../../api-keys/rate.ts';
import type { CountCall } from '../../billing/plan-guard.ts';
import { NotAuthenticatedError, TooManyError } from '../../errors/domain-errors.ts';
import type { Services } from '../../services/services.ts';

const BEARER = /^Bearer (\S+)$/i;

/** As draft-ietf-httpapi-ratelimit-headers-10 has them. */
function sayRate(reply: FastifyReply, { limit, window, remaining, resets }: Rate): void {
  void reply
    .header('ratelimit-policy', `"minute";q=${limit};w=${window}`)
    .header('ratelimit', `"minute";r=${remaining};t=${resets}`);
}

/** Finds who calls. */
export type AdmitCaller = (request: FastifyRequest, reply: FastifyReply) => Promise<ApiCaller>;

/**
 * Lets a program in by the key in its `Authorization` header, and counts the call. No cookie and no session counts here, so that no page of
 * another origin can call with a person's rights.
 * @throws NotAuthenticatedError without a key that is good; ForbiddenError where the plan has no API; TooManyError past a limit.
 */
export function createAdmitCaller({ database }: Services, countCall: CountCall): AdmitCaller {
  const takeCall = createApiRate(database.pool);
  const find = async (request: FastifyRequest, reply: FastifyReply) => {
    try {
      const key = BEARER.exec(request.headers.authorization ?? '')?.[1];
      if (key === undefined)
        throw new NotAuthenticatedError('invalid_token', 'This takes an API key as a bearer token.');
      return await authenticateKey(database, key);
    } catch (error) {
      if (error instanceof NotAuthenticatedError) void reply.header('www-authenticate', 'Bearer realm="adaos"');
      throw error;
    }
  };
  return async (request, reply) => {
    const caller = await find(request, reply);
    const rate = await takeCall(caller.shopId, caller.plan);
    sayRate(reply, rate);
    if (rate.exceeded) {
      const message = `The plan ${caller.plan.name} has ${rate.limit} calls a minute. Please wait ${rate.resets} s.`;
      throw new TooManyError('too_many_attempts', message, { retryAfter: rate.resets });
    }
    await countCall(caller.shopId);
    return caller;
  };
}
