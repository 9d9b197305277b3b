import type { FieldError } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { fieldErrorMessages as messages } from './Field.messages.ts';
import type { FieldErrorCode, FieldErrorValues } from './types.ts';

/** The type of an error from the server: its message is a finished text. */
export const SERVER_ERROR = 'server';

const isCode = (code: string | undefined): code is FieldErrorCode => code !== undefined && code in messages;

/** The text of a field's error in the user's language; `own` replaces the general text of a code. */
export function useFieldError(
  error: FieldError | undefined,
  { values, own }: { values?: FieldErrorValues | undefined; own?: Partial<Record<FieldErrorCode, string>> | undefined },
): string | undefined {
  const intl = useIntl();
  if (!error) return undefined;
  if (error.type === SERVER_ERROR && error.message) return error.message;
  const code = isCode(error.message) ? error.message : 'invalid';
  const text = code === 'invalid' ? undefined : own?.[code];
  return text ?? intl.formatMessage(messages[code], { min: values?.min ?? 0, max: values?.max ?? 0 });
}
