import { Component, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { BusyButton, ErrorState, Notices } from '@adaos/ui';
import { CodeMissing } from '../reloadOnStaleCode.ts';
import { messages } from './errors.messages.ts';

interface FailedProps {
  onRetry: () => void;
}

function Failed({ onRetry, level }: FailedProps & { level: 1 | 2 }) {
  return <ErrorState level={level} title={useIntl().formatMessage(messages.unforeseen)} onRetry={onRetry} />;
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

  #retry = () => {
    const whole = this.props.of === undefined || this.props.of === 'app';
    const missing = this.state.error instanceof CodeMissing && navigator.onLine;
    if (whole || missing) window.location.reload();
    else this.setState({ failed: false });
  };

  override render() {
    const { children, of = 'app' } = this.props;
    if (!this.state.failed) return children;
    if (of === 'part') return <PartFailed onRetry={this.#retry} />;
    return <Failed onRetry={this.#retry} level={of === 'panel' ? 2 : 1} />;
  }
}
