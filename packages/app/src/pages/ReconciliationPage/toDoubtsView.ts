import type { DoubtfulNumbers } from '@adaos/api';
import type { DoubtsView } from '@adaos/ui/screens/ReconciliationScreen';
import type { Read } from '../../queries/states.ts';

type DoubtsRead = Read<DoubtfulNumbers> & { readonly isFetching: boolean; readonly isPlaceholderData: boolean };

/** The doubtful order numbers as the screen shows them: those of a page before stay until the next ones are there. */
export function toDoubtsView(
  { data, error, isFetching, isPlaceholderData }: DoubtsRead,
  textOf: (error: unknown) => string,
): DoubtsView {
  if (error && (!data || isPlaceholderData)) return { status: 'error', message: textOf(error), retrying: isFetching };
  if (!data) return { status: 'loading' };
  const { numbers, total, open } = data;
  return { status: 'ready', numbers, total, open, refreshing: isPlaceholderData };
}
