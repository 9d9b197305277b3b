import type { CustomerDetail } from '@adaos/api';
import { isApiError } from '@adaos/api/client';
import type { CustomerView } from '@adaos/ui/screens/CustomerScreen';

/** What a customer's page shows. @param textOf the words for a failed call. */
export function toCustomerView(
  { data, error }: { readonly data: CustomerDetail | undefined; readonly error: unknown },
  textOf: (error: unknown) => string,
): CustomerView {
  if (data) return { status: 'ready', data };
  if (!error) return { status: 'loading' };
  // An address with something that is no order's number is refused as such.
  const missing = isApiError(error) && (error.status === 404 || error.status === 400);
  return missing ? { status: 'notFound' } : { status: 'error', message: textOf(error) };
}
