import { Component, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { BusyButton, ErrorState, Notices } from '@adaos/ui';
import { isCodeMissing } from '../reloadOnStaleCode.ts';
import { useConnection } from '../state/index.ts';
import { messages } from './errors.messages.ts';

interface FailedProps {
  onRetry: () => void;
}

/** @param byReload whether trying again means to load the page anew, which without a network would lose it. */
function Failed({ onRetry, level, byReload }: FailedProps & { level: 1 | 2; byReload: boolean }) {
  const { formatMessage } = useIntl();
  if (useConnection() === 'offline' && byReload) {
    const description = formatMessage(messages.needsNetwork);
    return <ErrorState level={level} description={description} />;
  }
  return <ErrorState level={level} title={formatMessage(messages.unforeseen)} onRetry={onRetry} />;
}

function PartFailed({ onRetry }: FailedProps) {
  const { formatMessage } = useIntl();
  const action = (
    <BusyButton size="small" onClick={onRetry}>
      {formatMessage(messages.retry)}
    </BusyButton>
  );
  const notice = { id: 'failed', tone: 'error', message: formatMessage(messages.partFailed), action } as const;
  return <Notices notices={[notice]} onDismiss={onRetry} />;
}

export interface ErrorBoundaryProps {
  children: ReactNode;
  /** What it stands around: all, a page, a panel of a page, or a part that a page can be without. Default `app`. */
  of?: 'app' | 'page' | 'panel' | 'part';
}

interface State {
  readonly failed: boolean;
  readonly error: unknown;
}

/** Says that something went wrong in place of what could not be fetched or drawn, and tries it again. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { failed: false, error: undefined };

  static getDerivedStateFromError(error: unknown): State {
    return { failed: true, error };
  }

  get #byReload() {
    const { of = 'app' } = this.props;
    return of === 'app' || isCodeMissing(this.state.error);
  }

  #retry = () => {
    if (this.#byReload && navigator.onLine) window.location.reload();
    else this.setState({ failed: false });
  };

  override render() {
    const { children, of = 'app' } = this.props;
    if (!this.state.failed) return children;
    if (of === 'part') return <PartFailed onRetry={this.#retry} />;
    return <Failed onRetry={this.#retry} level={of === 'panel' ? 2 : 1} byReload={this.#byReload} />;
  }
}
