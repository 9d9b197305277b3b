import { useState } from 'react';
import { useIntl } from 'react-intl';
import { DOUBTS_PAGE, type DoubtsProps } from '@adaos/ui/screens/ReconciliationScreen';
import { errorText } from '../../errors/index.ts';
import { useDecideNumber, useDoubtfulNumbersQuery } from '../../queries/reconciliation.ts';
import { notify } from '../../state/index.ts';
import { messages } from './ReconciliationPage.messages.ts';
import { toDoubtsView } from './toDoubtsView.ts';

/** The doubtful order numbers, and what the owner says of them. */
export function useDoubts(): DoubtsProps {
  const intl = useIntl();
  const [page, setPage] = useState(0);
  const doubts = useDoubtfulNumbersQuery({ page, limit: DOUBTS_PAGE });
  const decide = useDecideNumber();
  return {
    view: toDoubtsView(doubts, (error) => errorText(intl, error)),
    page,
    onPageChange: setPage,
    onRetry: () => void doubts.refetch(),
    onDecide: async (doubt, answer) => {
      await decide.mutateAsync({ ...doubt, answer });
      notify({ severity: 'success', message: messages.decided });
    },
  };
}
