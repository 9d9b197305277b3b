import type { ErrorCode, ImportErrorCode } from '@adaos/api';

/** What kind of failure it is, whatever protocol reports it. */
export type ErrorKind =
  | 'invalid_input'
  | 'not_authenticated'
  | 'forbidden'
  | 'not_found'
  | 'conflict'
  | 'changed'
  | 'too_large'
  | 'rule_violated'
  | 'too_many'
  | 'unavailable';

export interface ErrorDetails {
  /** Seconds after which another try makes sense. */
  readonly retryAfter?: number;
  /** What is wrong with which field, by path. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Numbers that the message names. */
  readonly values?: Readonly<Record<string, number>>;
  readonly cause?: unknown;
}

/** A failure that the caller is informed of, by a code that stays the same. Each kind is a class of its own. */
export abstract class DomainError extends Error {
  abstract readonly kind: ErrorKind;
  readonly code: ErrorCode | ImportErrorCode;
  readonly details: Omit<ErrorDetails, 'cause'>;

  /** @param message English, shown where the client has no text of its own for `code`. */
  constructor(code: ErrorCode | ImportErrorCode, message: string, { cause, ...details }: ErrorDetails = {}) {
    super(message, { cause });
    this.name = new.target.name;
    this.code = code;
    this.details = details;
  }
}

/** The input has the wrong form, or names what cannot exist. */
export class InvalidInputError extends DomainError {
  readonly kind = 'invalid_input';
}

/** The caller has not proved who they are, or no longer is signed in. */
export class NotAuthenticatedError extends DomainError {
  readonly kind = 'not_authenticated';
}

/** The caller is known and may not do this: by role, or by plan. */
export class ForbiddenError extends DomainError {
  readonly kind = 'forbidden';
}

/** There is no such thing, or it belongs to another shop. */
export class NotFoundError extends DomainError {
  readonly kind = 'not_found';

  constructor(message = 'There is no such thing here.') {
    super('not_found', message);
  }
}

/** The current state does not allow it. */
export class ConflictError extends DomainError {
  readonly kind = 'conflict';
}

/** What the caller asked from is no longer so: another shop is open. It must look again. */
export class ChangedError extends DomainError {
  readonly kind = 'changed';
}

/** A file is over the limit of the plan. */
export class TooLargeError extends DomainError {
  readonly kind = 'too_large';
}

/** The input is well formed and breaks a rule, e.g. of passwords. */
export class RuleViolationError extends DomainError {
  readonly kind = 'rule_violated';
}

/** Too many calls or tries; `retryAfter` says when the next may be made. */
export class TooManyError extends DomainError {
  readonly kind = 'too_many';
}

/** It cannot be done at this moment; the same call may succeed later. */
export class UnavailableError extends DomainError {
  readonly kind = 'unavailable';
}
