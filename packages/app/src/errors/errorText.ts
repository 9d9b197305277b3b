import type { IntlShape, MessageDescriptor } from 'react-intl';
import { ERROR_CODES } from '@adaos/api';
import { isApiError, plainText } from '@adaos/api/client';
import { SampleModeError } from '../queries/carefulClient.ts';
import { codes, messages } from './errors.messages.ts';

/** The numbers in the texts of codes, where the server has not given them. */
const NO_VALUES = { minutes: 0, lines: 0, megabytes: 0, line: 0 };

/**
 * What is known of a failed call, in the user's language: the translation of the server's code; for a code
 * that is not known the server's own words, where they are short and plain. Undefined where nobody has said anything of use.
 */
export function knownErrorText(intl: IntlShape, error: unknown): string | undefined {
  if (error instanceof SampleModeError) return intl.formatMessage(messages.sampleMode);
  if (!isApiError(error)) return undefined;
  if (error.kind === 'network') return intl.formatMessage(messages.network);
  if (error.kind === 'bad_answer') return undefined;
  const code = ERROR_CODES.find((known) => known === error.code);
  if (code) {
    const minutes = Math.ceil((error.retryAfter ?? 0) / 60);
    return intl.formatMessage(codes[code], { ...NO_VALUES, ...error.values, minutes });
  }
  return plainText(error.message);
}

/** The text shown for a failed call where the screen has no words of its own for it. */
export function errorText(intl: IntlShape, error: unknown): string {
  const known = knownErrorText(intl, error);
  if (known !== undefined) return known;
  if (!isApiError(error) || error.kind !== 'bad_answer') return intl.formatMessage(messages.unforeseen);
  const unreadable: MessageDescriptor = error.status >= 500 ? codes.unavailable : messages.badAnswer;
  return intl.formatMessage(unreadable);
}

/** What a code of the contract means, where it comes without a failed call; undefined for one that is not known. */
export function codeText(intl: IntlShape, code: string | null | undefined): string | undefined {
  const known = ERROR_CODES.find((each) => each === code);
  return known && intl.formatMessage(codes[known], NO_VALUES);
}
