import type { ReactNode } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { useIntl } from 'react-intl';
import { BusyButton, Notices } from '@adaos/ui';
import { tryAgain } from '../missingCode.ts';
import { messages } from './errors.messages.ts';
import { Failed } from './Failed.tsx';

function PartFailed({ error, resetErrorBoundary }: FallbackProps) {
  const { formatMessage } = useIntl();
  const retry = () => tryAgain(error, resetErrorBoundary);
  const action = (
    <BusyButton size="small" onClick={retry}>
      {formatMessage(messages.retry)}
    </BusyButton>
  );
  const notice = { id: 'failed', tone: 'error', message: formatMessage(messages.partFailed), action } as const;
  return <Notices notices={[notice]} onDismiss={retry} />;
}

function PanelFailed({ error, resetErrorBoundary }: FallbackProps) {
  return <Failed error={error} level={2} onRetry={resetErrorBoundary} />;
}

/** Around a part that a page can be without: its failure is a notice over the page. */
export function PartBoundary({ children }: { children: ReactNode }) {
  return <ErrorBoundary FallbackComponent={PartFailed}>{children}</ErrorBoundary>;
}

/** Around a panel of a page: its failure is reported in the panel's place. */
export function PanelBoundary({ children }: { children: ReactNode }) {
  return <ErrorBoundary FallbackComponent={PanelFailed}>{children}</ErrorBoundary>;
}
