import { http, HttpResponse, type HttpHandler } from 'msw/http';
import type * as z from 'zod/mini';
import { contract, type Contract, type Problem, type RouteDefinition, type RouteName } from '../contract/index.ts';

type Output<T> = T extends z.ZodMiniType ? z.output<T> : undefined;
type Field<R, K extends string> = R extends { readonly [key in K]: infer S } ? Output<S> : undefined;

/** What was sent, checked by the contract. */
export interface MockInput<N extends RouteName> {
  readonly params: Field<Contract[N], 'params'>;
  readonly query: Field<Contract[N], 'query'>;
  readonly body: Field<Contract[N], 'body'>;
  readonly request: Request;
}
/** What a mock answers with: the answer of the contract, or the text of its file. */
export type MockAnswer<N extends RouteName> = Contract[N]['answer'] extends z.ZodMiniType
  ? z.input<Contract[N]['answer']>
  : string;
export type Mock<N extends RouteName> = (input: MockInput<N>) => MockAnswer<N> | Promise<MockAnswer<N>>;
/** A mock of each call. */
export type Mocks = { readonly [N in RouteName]: Mock<N> };

/** Thrown by a mock that refuses; becomes a problem document. */
export class MockProblem extends Error {
  readonly problem: Problem;

  constructor(status: number, code: string, message: string, more: Partial<Problem> = {}) {
    super(message);
    this.problem = { type: 'about:blank', title: code, status, code, error: message, message, ...more };
  }
}

type Part = 'params' | 'query' | 'body';

function checked(route: RouteDefinition, part: Part, value: unknown): unknown {
  const result = route[part]?.safeParse(value);
  if (!result || result.success) return result?.data;
  const fields = Object.fromEntries(result.error.issues.map((issue) => [issue.path.join('.'), issue.message]));
  throw new MockProblem(400, 'invalid_request', 'Some of what was sent is not valid.', { fields });
}

async function jsonOf(request: Request): Promise<unknown> {
  return request.json().catch(() => {
    throw new MockProblem(400, 'invalid_request', 'The body is not JSON.');
  });
}

function brokenContract(name: RouteName, issues: readonly { path: PropertyKey[] }[]): MockProblem {
  const where = issues.map(({ path }) => path.map(String).join('.') || 'the answer').join(', ');
  return new MockProblem(500, 'internal', `The mock of ${name} breaks the contract: ${where}.`);
}

function refusal(error: unknown): Response {
  if (!(error instanceof MockProblem)) throw error;
  const { problem } = error;
  return HttpResponse.json(problem, {
    status: problem.status,
    headers: { 'content-type': 'application/problem+json' },
  });
}

const METHODS = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete } as const;

/**
 * A handler for a call of the contract. What comes in is checked as the server does it, and so is what the mock
 * answers: a mock that the contract doesn't know fails instead of answering.
 * @param origin before the contract's paths; `*` is any.
 */
export function bindMock<N extends RouteName>(name: N, mock: Mock<N>, origin = '*'): HttpHandler {
  const route: RouteDefinition = contract[name];
  return METHODS[route.method](origin + route.path, async ({ request, params }) => {
    try {
      const input = {
        params: checked(route, 'params', params),
        query: checked(route, 'query', Object.fromEntries(new URL(request.url).searchParams)),
        body: route.body && checked(route, 'body', await jsonOf(request)),
        request,
      } as MockInput<N>;
      const answer: unknown = await mock(input);
      if (typeof route.answer !== 'string') {
        const result = route.answer.safeParse(answer);
        if (!result.success) throw brokenContract(name, result.error.issues);
        return HttpResponse.json(result.data as object, { status: route.status });
      }
      return new HttpResponse(String(answer), {
        status: route.status,
        headers: { 'content-type': `${route.answer}; charset=utf-8` },
      });
    } catch (error) {
      return refusal(error);
    }
  });
}
