import { Component, type ReactNode } from 'react';
import { Card } from '../Card/index.ts';
import { ErrorState } from '../ErrorState/index.ts';

export interface RegionBoundaryProps {
  children: ReactNode;
}

interface State {
  readonly failed: boolean;
}

/** Says in the place of what could not be drawn that it could not, and tries it again: asked to, or once it is to show something else. */
export class RegionBoundary extends Component<RegionBoundaryProps, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override componentDidUpdate(before: RegionBoundaryProps, { failed }: State) {
    if (failed && before.children !== this.props.children) this.#drawAgain();
  }

  #drawAgain = () => this.setState({ failed: false });

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <Card>
        <ErrorState onRetry={this.#drawAgain} />
      </Card>
    );
  }
}
