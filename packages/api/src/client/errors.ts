import type { Problem } from '../contract/index.ts';

/**
 * What went wrong with a call.
 * `problem`: the server said no, with a problem document, or as other hosts do with an `error` or `message` alone.
 * `network`: no whole answer arrived (offline, refused, cut off, timed out).
 * `bad_answer`: an answer arrived that the contract does not know, whatever its status.
 */
export type ApiErrorKind = 'problem' | 'network' | 'bad_answer';

/** The one error that a call rejects with, aborts by the caller aside (those keep their `AbortError`). */
export class ApiError extends Error {
  readonly kind: ApiErrorKind;
  /** The HTTP status; 0 where no answer arrived. */
  readonly status: number;
  /** The server's stable code, see `ERROR_CODES`; a host that says no in words alone has one only for what `codeOf` knows. */
  readonly code: string | undefined;
  /** Seconds to wait before trying again, where the server said so. */
  readonly retryAfter: number | undefined;
  /** Fields that did not pass, by path. */
  readonly fields: Readonly<Record<string, string>> | undefined;
  /** Numbers that the message names, by name. */
  readonly values: Readonly<Record<string, number>> | undefined;

  constructor(
    kind: ApiErrorKind,
    message: string,
    details: {
      status?: number;
      code?: string | undefined;
      retryAfter?: number | undefined;
      fields?: Record<string, string> | undefined;
      values?: Record<string, number> | undefined;
      cause?: unknown;
    } = {},
  ) {
    super(message, details.cause === undefined ? undefined : { cause: details.cause });
    this.name = 'ApiError';
    this.kind = kind;
    this.status = details.status ?? 0;
    this.code = details.code;
    this.retryAfter = details.retryAfter;
    this.fields = details.fields;
    this.values = details.values;
  }
}

export function isApiError(error: unknown): error is ApiError {
  return error instanceof ApiError;
}

/** The code of a refusal. A host without ours may say in words that the e-mail address has to be confirmed first (AUTH-9). */
const codeOf = (said: string, code?: string): string | undefined =>
  /confirm your e-?mail/i.test(said) ? 'email_not_verified' : code;

/** The error of a problem document; `retryAfter` is the header's value, used where the document has none. */
export function problemError(problem: Problem, retryAfter?: number): ApiError {
  return new ApiError('problem', problem.message, {
    status: problem.status,
    code: codeOf(problem.message, problem.code),
    retryAfter: problem.retryAfter ?? retryAfter,
    fields: problem.fields,
    values: problem.values,
  });
}

/** The error of a host that says no in words alone. */
export function refusal(said: string, status: number, retryAfter?: number): ApiError {
  return new ApiError('problem', said, { status, code: codeOf(said), retryAfter });
}
