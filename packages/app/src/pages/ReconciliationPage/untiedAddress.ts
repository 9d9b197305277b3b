import { TIE_CAUSES } from '@adaos/domain';
import type { UntiedQuery } from '@adaos/ui/screens/ReconciliationScreen';

/** What the address asks for. */
export function queryIn(address: URLSearchParams): UntiedQuery {
  const page = Number(address.get('page') ?? 1);
  return {
    cause: TIE_CAUSES.find((cause) => cause === address.get('cause')) ?? null,
    page: Number.isInteger(page) && page > 0 ? page - 1 : 0,
  };
}

/** Puts a query into an address; what is usual is left out. */
export function write(address: URLSearchParams, { cause, page }: UntiedQuery): URLSearchParams {
  for (const name of ['cause', 'page']) address.delete(name);
  if (cause !== null) address.set('cause', cause);
  if (page > 0) address.set('page', String(page + 1));
  return address;
}
