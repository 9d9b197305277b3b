import { useIntl } from 'react-intl';
import { ErrorState, PageSkeleton } from '@adaos/ui';
import { tryAgain } from '../missingCode.ts';
import { messages } from './errors.messages.ts';
import { useHealing } from './useHealing.ts';

interface FailedProps {
  error: unknown;
  /** Draws again what failed. */
  onRetry: () => void;
  /** Level of the title. */
  level: 1 | 2;
}

/** Says in place of what could not be fetched or drawn that something went wrong, and tries it again. */
export function Failed({ error, onRetry, level }: FailedProps) {
  const { formatMessage } = useIntl();
  const healing = useHealing(error);
  if (healing === 'reload') return <PageSkeleton />;
  if (healing === 'network') return <ErrorState level={level} description={formatMessage(messages.needsNetwork)} />;
  return (
    <ErrorState level={level} title={formatMessage(messages.unforeseen)} onRetry={() => tryAgain(error, onRetry)} />
  );
}
