import type * as z from 'zod/mini';
import type { Contract, RouteDefinition, RouteName } from '../contract/index.ts';
import { addressOf } from './address.ts';
import { bodyOf, failureOf, type AnswerOf, type RawAnswer } from './answer.ts';
import { ApiError } from './errors.ts';
import { createRefresh, type Locks } from './refresh.ts';
import type { TokenStore } from './tokens.ts';
import { isArchive, uploadType, xhrUpload, type UploadTransport } from './upload.ts';

type Schema = z.ZodMiniType;
type Flat<T> = { [K in keyof T]: T[K] };
/** A part of a call's input: demanded where the route has it, optional where all of its members are. */
type Part<R, K extends 'params' | 'query' | 'body'> = R extends {
  readonly [P in K]: infer S extends Schema;
}
  ? Record<string, never> extends z.input<S>
    ? { [P in K]?: z.input<S> }
    : { [P in K]: z.input<S> }
  : unknown;
type FilePart<R> = R extends { readonly upload: readonly string[] }
  ? { file: Blob; /** Gets the share sent, 0 to 1. */ onProgress?: (share: number) => void }
  : unknown;

type InputOf<R> = Flat<Part<R, 'params'> & Part<R, 'query'> & Part<R, 'body'> & FilePart<R> & { signal?: AbortSignal }>;
type Arguments<R> = Record<string, never> extends InputOf<R> ? [input?: InputOf<R>] : [input: InputOf<R>];

/** What a call takes, by the route's name. */
export type CallInput<N extends RouteName> = InputOf<Contract[N]>;
/** What a call answers, by the route's name; a `Blob` where the answer is a file. */
export type CallAnswer<N extends RouteName> = AnswerOf<Contract[N]>;

export interface ClientOptions {
  /** Origin and path before the contract's paths; empty for the page's own origin. */
  baseUrl: string;
  /** The same for the calls that the contract has on the page's host; empty there. Default: `baseUrl`. */
  pageUrl?: string;
  tokens: TokenStore;
  /** Called once the server has refused the refresh token and the tokens are cleared. */
  onSessionEnd: (error: ApiError) => void;
  /** What each call carries in addition. */
  headers?: () => Record<string, string> | undefined;
  /** Default: the platform's own `fetch`. */
  fetch?: typeof fetch;
  /** Default: the platform's Web Locks; without any, only the calls of this client share a refresh. */
  locks?: Locks;
  /** Default: XMLHttpRequest where the platform has it, else `fetch` without progress. */
  upload?: UploadTransport;
  /** Milliseconds after which a call that is no upload is given up. Default 30 000. */
  timeout?: number;
}

export interface Client {
  /**
   * Makes a call of the contract and resolves to its checked answer. It takes the route itself, e.g.
   * `overviewRoutes.getOverview`, so that a page brings the schemas of its own calls only.
   * Rejects with an `ApiError`, or with the signal's reason where the caller aborts.
   */
  call<R extends RouteDefinition>(route: R, ...input: Arguments<R>): Promise<AnswerOf<R>>;
}

interface AnyInput {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  file?: Blob;
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

async function reach(work: () => Promise<RawAnswer>, signal?: AbortSignal): Promise<RawAnswer> {
  try {
    return await work();
  } catch (cause) {
    if (signal?.aborted) throw signal.reason;
    throw new ApiError('network', 'The server could not be reached.', { cause });
  }
}

export function createClient(options: ClientOptions): Client {
  const { baseUrl, pageUrl = baseUrl, tokens, onSessionEnd, timeout = 30_000 } = options;
  const doFetch = options.fetch ?? ((input, init) => fetch(input, init));
  const locks = options.locks ?? (typeof navigator === 'undefined' ? undefined : navigator.locks);
  const upload = options.upload ?? (typeof XMLHttpRequest === 'undefined' ? undefined : xhrUpload);

  function send(url: string, init: RequestInit, signal?: AbortSignal): Promise<RawAnswer> {
    const limit = AbortSignal.timeout(timeout);
    return reach(
      () =>
        doFetch(url, {
          ...init,
          signal: signal ? AbortSignal.any([signal, limit]) : limit,
          cache: 'no-store',
        }),
      signal,
    );
  }

  const refresh = createRefresh({ baseUrl, tokens, locks, send, onSessionEnd });

  async function attempt(route: RouteDefinition, input: AnyInput, accessToken: string | undefined): Promise<RawAnswer> {
    const url = addressOf(route.onPageHost ? pageUrl : baseUrl, route, input.params, input.query);
    const headers: Record<string, string> = { accept: 'application/json', ...options.headers?.() };
    if (accessToken && route.access !== 'public') headers.authorization = `Bearer ${accessToken}`;
    const { method } = route;
    if (route.upload && input.file) {
      const { file, signal, onProgress } = input;
      headers['content-type'] = uploadType(file, route.upload);
      if (route.uploadHead && !(await isArchive(file))) {
        return send(url, { method, headers, body: file.slice(0, route.uploadHead) }, signal);
      }
      if (!upload) return reach(() => doFetch(url, { method, headers, body: file, ...(signal && { signal }) }), signal);
      const report = (sent: number, total: number) => onProgress?.(total > 0 ? Math.min(sent / total, 1) : 1);
      return reach(() => upload({ url, method, headers, body: file, signal, onProgress: report }), signal);
    }
    if (route.body) headers['content-type'] = 'application/json';
    return send(url, { method, headers, ...(route.body && { body: JSON.stringify(input.body ?? {}) }) }, input.signal);
  }

  async function call<R extends RouteDefinition>(route: R, ...input: Arguments<R>): Promise<AnswerOf<R>>;
  async function call(route: RouteDefinition, input: AnyInput = {}): Promise<unknown> {
    const accessToken = tokens.read()?.accessToken;
    let answer = await attempt(route, input, accessToken);
    if (answer.status === 401 && route.access !== 'public') {
      const fresh = await refresh(accessToken, await failureOf(answer));
      answer = await attempt(route, input, fresh);
    }
    if (answer.status < 200 || answer.status > 299) throw await failureOf(answer);
    return bodyOf(route, answer);
  }

  return { call };
}
