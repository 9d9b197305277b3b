import type { ErrorCode, ImportErrorCode, Problem } from '@adaos/api';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { isOccupied, isUnavailable } from '../db/unavailable.ts';
import { DomainError, type ErrorDetails, type ErrorKind } from '../errors/domain-errors.ts';

const TITLES: Record<number, string> = {
  400: 'Bad request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not found',
  405: 'Method not allowed',
  408: 'Request timeout',
  409: 'Conflict',
  412: 'Precondition failed',
  413: 'Payload too large',
  414: 'URI too long',
  415: 'Unsupported media type',
  422: 'Unprocessable content',
  429: 'Too many requests',
  431: 'Request header fields too large',
  500: 'Internal server error',
  503: 'Service unavailable',
};

/** The status that each kind of failure is answered with. */
const STATUS: Readonly<Record<ErrorKind, number>> = {
  invalid_input: 400,
  not_authenticated: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  changed: 412,
  too_large: 413,
  rule_violated: 422,
  too_many: 429,
  unavailable: 503,
};

/** A failure as it is reported to the caller. Only what speaks HTTP throws it; the rest throws a `DomainError`. */
export class ProblemError extends Error {
  readonly status: number;
  readonly code: ErrorCode | ImportErrorCode;
  readonly retryAfter: number | undefined;
  readonly fields: ErrorDetails['fields'];
  readonly values: ErrorDetails['values'];

  /** @param message English, shown where the client has no text of its own for `code`. */
  constructor(status: number, code: ErrorCode | ImportErrorCode, message: string, options: ErrorDetails = {}) {
    super(message, { cause: options.cause });
    this.name = 'ProblemError';
    this.status = status;
    this.code = code;
    this.retryAfter = options.retryAfter;
    this.fields = options.fields;
    this.values = options.values;
  }
}

// What PostgreSQL says to a text with a NUL, which no column can hold.
const UNSTORABLE = /^22(?:021|P05)$/;

const codeOf = (error: Error): string => ('code' in error && typeof error.code === 'string' ? error.code : '');

function fromFastify(error: FastifyError): ProblemError | null {
  const status = error.statusCode ?? 500;
  if (status === 413) return new ProblemError(413, 'payload_too_large', 'The request is too large.');
  if (status === 415)
    return new ProblemError(415, 'unsupported_media_type', 'This type of content is not accepted here.');
  if (status === 429) return new ProblemError(429, 'too_many_attempts', 'Too many requests. Please wait a moment.');
  if (status >= 400 && status < 500) return new ProblemError(status, 'invalid_request', error.message);
  return null;
}

/** The problem that an error is to the caller. What was not foreseen is `internal`, without its details. */
export function toProblem(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error;
  if (error instanceof DomainError) {
    const { kind, code, message, details, cause } = error;
    return new ProblemError(STATUS[kind], code, message, { ...details, cause });
  }
  if (hasZodFastifySchemaValidationErrors(error)) {
    const fields = Object.fromEntries(
      error.validation.map((issue) => [
        issue.instancePath.replace(/^\//, '').replaceAll('/', '.'),
        issue.message ?? '',
      ]),
    );
    return new ProblemError(400, 'invalid_request', 'Some of what was sent is not valid.', { fields });
  }
  if (isOccupied(error)) {
    return new ProblemError(503, 'busy', 'These data are being written at this moment. Please try again shortly.', {
      retryAfter: 5,
      cause: error,
    });
  }
  if (isUnavailable(error)) {
    return new ProblemError(503, 'unavailable', 'The service is not available right now. Please try again shortly.', {
      retryAfter: 5,
      cause: error,
    });
  }
  if (error instanceof Error && UNSTORABLE.test(codeOf(error))) {
    return new ProblemError(400, 'invalid_request', 'Some of what was sent is not valid text.', { cause: error });
  }
  const known = error instanceof Error && 'statusCode' in error ? fromFastify(error as FastifyError) : null;
  return known ?? new ProblemError(500, 'internal', 'Something went wrong.', { cause: error });
}

export function problemDocument(problem: ProblemError, requestId: string): Problem {
  return {
    type: 'about:blank',
    title: TITLES[problem.status] ?? 'Error',
    status: problem.status,
    code: problem.code,
    error: problem.message,
    message: problem.message,
    requestId,
    ...(problem.retryAfter === undefined ? {} : { retryAfter: problem.retryAfter }),
    ...(problem.fields === undefined ? {} : { fields: problem.fields }),
    ...(problem.values === undefined ? {} : { values: problem.values }),
  };
}

export function sendProblem(request: FastifyRequest, reply: FastifyReply, problem: ProblemError): FastifyReply {
  if (problem.retryAfter !== undefined) reply.header('retry-after', String(problem.retryAfter));
  return reply
    .status(problem.status)
    .type('application/problem+json')
    .header('cache-control', 'no-store')
    .serializer((payload: unknown) => JSON.stringify(payload))
    .send(problemDocument(problem, request.id));
}

/** Turns every error below `app` into a problem document, and logs those that are the server's own. */
export function registerProblems(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const problem = toProblem(error);
    if (problem.status >= 500) request.log.error({ err: problem.cause ?? error }, problem.message);
    return sendProblem(request, reply, problem);
  });
}
