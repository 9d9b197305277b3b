import { type V1Calls, type V1Definition, type V1Name, v1Calls } from '@adaos/api';
import { type ApiScope, hasRole } from '@adaos/domain';
import type { FastifyInstance } from 'fastify';
import type * as z from 'zod/mini';
import type { ApiCaller } from '../../api-keys/authenticate-key.ts';
import { ForbiddenError } from '../../errors/domain-errors.ts';
import type { AdmitCaller } from './bearer.ts';

type Field<R, K extends string> = R extends { [key in K]: infer S }
  ? S extends z.ZodMiniType
    ? z.output<S>
    : undefined
  : undefined;

interface V1Context<N extends V1Name> {
  readonly query: Field<V1Calls[N], 'query'>;
  readonly body: Field<V1Calls[N], 'body'>;
  readonly caller: ApiCaller;
}

type ImplementV1 = <N extends V1Name>(
  name: N,
  handler: (context: V1Context<N>) => Promise<z.input<V1Calls[N]['answer']>>,
) => void;

/** @throws ForbiddenError that names what is lacking. */
export function checkScope({ scopes }: ApiCaller, scope: ApiScope): void {
  if (!scopes.has(scope)) throw new ForbiddenError('forbidden', `This key does not have the scope ${scope}.`);
}

/** Binds handlers to the calls of programs: key, scope, least role, checked input and answer. */
export function createImplementV1(app: FastifyInstance, admit: AdmitCaller): ImplementV1 {
  return (name, handler) => {
    const definition: V1Definition = v1Calls[name];
    const { access, scope } = definition;
    app.route({
      method: definition.method,
      url: definition.path,
      exposeHeadRoute: false,
      schema: {
        summary: definition.summary,
        ...(definition.query ? { querystring: definition.query } : {}),
        ...(definition.body ? { body: definition.body } : {}),
        response: { [definition.status]: definition.answer },
      },
      onRequest: async (request, reply) => {
        const caller = await admit(request, reply);
        checkScope(caller, scope);
        if (access !== 'public' && (access === 'operator' || !hasRole(caller.role, access)))
          throw new ForbiddenError('forbidden', `This needs a key with the role ${access}.`);
        request.caller = caller;
      },
      handler: async ({ query, body, caller }, reply) => {
        const answer = await handler({ query, body, caller } as V1Context<typeof name>);
        void reply.status(definition.status).header('cache-control', 'no-store');
        return answer;
      },
    });
  };
}

declare module 'fastify' {
  interface FastifyRequest {
    caller: ApiCaller | undefined;
  }
}
