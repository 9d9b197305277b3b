import { Component, useEffect, useRef, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { BusyButton, ErrorState, Notices } from '@adaos/ui';
import { leaveOutline } from '../outline/outline.ts';
import { askForMissingAgain, isCodeMissing, tryAgain } from '../reloadOnStaleCode.ts';
import { useConnection } from '../state/index.ts';
import { messages } from './errors.messages.ts';

interface FailedProps {
  /** Asked for by the visitor. */
  onRetry: () => void;
}

interface FailedScreenProps extends FailedProps {
  level: 1 | 2;
  /** Its code is missing: it comes by itself once the network is back. */
  codeMissing: boolean;
  onBack: () => void;
}

function Failed({ onRetry, onBack, level, codeMissing }: FailedScreenProps) {
  const { formatMessage } = useIntl();
  const offline = useConnection() === 'offline';
  const waits = useRef(false);
  useEffect(() => {
    if (offline) waits.current = codeMissing;
    else if (waits.current) onBack();
  }, [codeMissing, offline, onBack]);
  if (offline && codeMissing) {
    const description = formatMessage(messages.needsNetwork);
    return <ErrorState level={level} description={description} onRetry={onRetry} />;
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

  override componentDidCatch() {
    leaveOutline();
  }

  override componentWillUnmount() {
    askForMissingAgain(); // whoever comes back tries again
  }

  #drawAgain = () => this.setState({ failed: false });

  #back = () => {
    askForMissingAgain();
    this.#drawAgain();
  };

  #retry = () => {
    const { of = 'app' } = this.props;
    if (of === 'app' && navigator.onLine) return window.location.reload();
    tryAgain(this.state.error, () => {
      askForMissingAgain(true);
      this.#drawAgain();
    });
  };

  override render() {
    const { children, of = 'app' } = this.props;
    if (!this.state.failed) return children;
    if (of === 'part') return <PartFailed onRetry={this.#retry} />;
    const codeMissing = isCodeMissing(this.state.error);
    const level = of === 'panel' ? 2 : 1;
    return <Failed onRetry={this.#retry} onBack={this.#back} level={level} codeMissing={codeMissing} />;
  }
}
