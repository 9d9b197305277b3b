import { type Access, type Contract, contract, type RouteDefinition, type RouteName } from '@adaos/api';
import { hasRole } from '@adaos/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import type * as z from 'zod/mini';
import type { PlanGuard } from '../../billing/plan-guard.ts';
import type { Actor } from '../../services/actor.ts';
import type { Authenticate } from './authenticate.ts';
import { ProblemError } from '../problems.ts';

type Output<T> = T extends z.ZodMiniType ? z.output<T> : undefined;
type Field<R, K extends string> = R extends { [key in K]: infer S } ? Output<S> : undefined;

/** What a handler of the call `N` is given. */
interface CallContext<N extends RouteName> {
  readonly params: Field<Contract[N], 'params'>;
  readonly query: Field<Contract[N], 'query'>;
  readonly body: Field<Contract[N], 'body'>;
  /** The caller; absent on public calls. */
  readonly actor: Contract[N]['access'] extends 'public' ? undefined : Actor;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** What the handler gives back: the answer of the contract, or, where that is a file, its text or a stream of it. */
export type CallAnswer<N extends RouteName> = Contract[N]['answer'] extends z.ZodMiniType
  ? z.input<Contract[N]['answer']>
  : string | Buffer | NodeJS.ReadableStream;

export type Implement = <N extends RouteName>(
  name: N,
  handler: (context: CallContext<N>) => Promise<CallAnswer<N>>,
  options?: Pick<RouteShorthandOptions, 'bodyLimit' | 'config' | 'errorHandler'> & {
    /** A part of the app with means of its own; default the app itself. */
    on?: FastifyInstance;
  },
) => void;

/** Open to those who must change their password first: who one is, and the change itself. */
const BEFORE_PASSWORD_CHANGE: ReadonlySet<string> = new Set([contract.getSession.path, contract.changePassword.path]);

type Guarded = Exclude<Access, 'public'>;

function mayCall(actor: Actor, access: Guarded): boolean {
  return access === 'operator' ? actor.operator : hasRole(actor.role, access);
}

async function admit(path: string, access: Guarded, request: FastifyRequest, authenticate: Authenticate) {
  const actor = await authenticate(request);
  if (actor.mustChangePassword && !BEFORE_PASSWORD_CHANGE.has(path)) {
    throw new ProblemError(403, 'password_change_required', 'The password must be changed first.');
  }
  if (!mayCall(actor, access)) {
    throw new ProblemError(403, 'forbidden', `This needs the role ${access}.`);
  }
  return actor;
}

/** Binds handlers to the calls of the contract: method, path, least role, checked input and answer. */
export function createImplement(app: FastifyInstance, authenticate: Authenticate, checkPlan: PlanGuard): Implement {
  return (name, handler, { on = app, ...options } = {}) => {
    const definition: RouteDefinition = contract[name];
    const { access, path } = definition;
    const answerIsFile = typeof definition.answer === 'string';
    on.route({
      method: definition.method,
      url: path,
      // A HEAD asks what a GET would say, and would do what it does.
      exposeHeadRoute: false,
      ...options,
      schema: {
        summary: definition.summary,
        ...(definition.params ? { params: definition.params } : {}),
        ...(definition.query ? { querystring: definition.query } : {}),
        ...(definition.body ? { body: definition.body } : {}),
        ...(answerIsFile ? {} : { response: { [definition.status]: definition.answer } }),
      },
      // Before the body is read: who may not call does not upload either.
      ...(access === 'public'
        ? {}
        : {
            onRequest: async (request: FastifyRequest) => {
              request.actor = await admit(path, access, request, authenticate);
              await checkPlan(name, definition, request.actor);
            },
          }),
      handler: (request, reply) => {
        const { params, query, body, actor } = request;
        return handler({ params, query, body, actor, request, reply } as CallContext<typeof name>).then((answer) => {
          // Answered already, e.g. by a redirect.
          if (reply.sent) return reply;
          reply.status(definition.status).header('cache-control', 'no-store');
          if (typeof definition.answer === 'string') {
            reply.type(
              definition.answer.startsWith('text/') ? `${definition.answer}; charset=utf-8` : definition.answer,
            );
          }
          return answer;
        });
      },
    });
  };
}

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor | undefined;
  }
}
