import { isApiError } from '@adaos/api/client';

type RecordView<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'notFound' }
  | { readonly status: 'error'; readonly message: string }
  | { readonly status: 'ready'; readonly data: T };

/** What the page of one record shows. @param textOf the words for a failed call */
export function toRecordView<T>(
  { data, error }: { readonly data: T | undefined; readonly error: unknown },
  textOf: (error: unknown) => string,
): RecordView<T> {
  if (data !== undefined) return { status: 'ready', data };
  if (!error) return { status: 'loading' };
  // An address with something that is no record's number is refused as such.
  const missing = isApiError(error) && (error.status === 404 || error.status === 400);
  return missing ? { status: 'notFound' } : { status: 'error', message: textOf(error) };
}
