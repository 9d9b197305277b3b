import * as z from 'zod/mini';
import { Problem, type RouteDefinition } from '../contract/index.ts';
import { ApiError, problemError, refusal } from './errors.ts';
import { refusalIn, saidOf } from './said.ts';

/** The part of a `Response` that the client reads; an upload by XMLHttpRequest gives the same. */
export interface RawAnswer {
  readonly status: number;
  readonly headers: { get(name: string): string | null };
  text(): Promise<string>;
  blob(): Promise<Blob>;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function received<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'AbortError') throw cause;
    throw new ApiError('network', 'The connection was lost during the answer.', {
      cause,
    });
  }
}

function headerSeconds(answer: RawAnswer): number | undefined {
  const value = answer.headers.get('retry-after') ?? '';
  return /^\d{1,9}$/.test(value) ? Number(value) : undefined;
}

/** The error of an answer outside 2xx. */
export async function failureOf(answer: RawAnswer): Promise<ApiError> {
  const body = parseJson(await received(() => answer.text()));
  const problem = z.safeParse(Problem, body);
  if (problem.success && problem.data.status === answer.status)
    return problemError(problem.data, headerSeconds(answer));
  const said = saidOf(body, answer.status);
  if (said !== undefined) return refusal(said, answer.status, headerSeconds(answer));
  return new ApiError('bad_answer', `The server answered ${answer.status} without saying why.`, {
    status: answer.status,
    retryAfter: headerSeconds(answer),
  });
}

/** What a route answers: the output of its schema, or a `Blob` where it answers with a file. */
export type AnswerOf<R extends RouteDefinition> = R['answer'] extends z.ZodMiniType ? z.output<R['answer']> : Blob;

/** A host may say 200 of what was made, or nothing at all; that it will only be done later is another promise. */
const isStatusOf = ({ status }: RouteDefinition, given: number): boolean =>
  given === status || (status !== 202 && [200, 201, 204].includes(given));

/** The body of a 2xx answer, checked against the route. */
export async function bodyOf<R extends RouteDefinition>(route: R, answer: RawAnswer): Promise<AnswerOf<R>>;
export async function bodyOf(route: RouteDefinition, answer: RawAnswer): Promise<unknown> {
  const wrong = (what: string) =>
    new ApiError('bad_answer', `${route.method} ${route.path} answered ${what}.`, {
      status: answer.status,
    });
  const type = (answer.headers.get('content-type') ?? '').toLowerCase();
  if (!isStatusOf(route, answer.status)) throw wrong(`with status ${answer.status} in place of ${route.status}`);
  if (typeof route.answer === 'string') {
    if (!type.startsWith(route.answer)) throw wrong(`with ${type || 'no type'} in place of ${route.answer}`);
    return received(() => answer.blob());
  }
  const nothing = answer.status === 204;
  if (!nothing && !/^application\/([\w.-]+\+)?json\b/.test(type))
    throw wrong(`with ${type || 'no type'} in place of JSON`);
  const body = nothing ? {} : parseJson(await received(() => answer.text()));
  const parsed = z.safeParse(route.answer, body);
  if (!parsed.success) {
    const said = refusalIn(body, answer.status);
    if (said !== undefined) throw refusal(said, answer.status);
    const issue = parsed.error.issues[0];
    throw wrong(`in a shape that the contract does not know (${issue?.path.join('.') || 'body'}: ${issue?.code})`);
  }
  return parsed.data;
}
