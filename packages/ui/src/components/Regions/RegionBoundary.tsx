import type { ReactNode } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { Card } from '../Card/index.ts';
import { ErrorState } from '../ErrorState/index.ts';

export interface RegionBoundaryProps {
  children: ReactNode;
}

function RegionFailed({ resetErrorBoundary }: FallbackProps) {
  return (
    <Card>
      <ErrorState onRetry={() => resetErrorBoundary()} />
    </Card>
  );
}

/** Reports an error in the place of what could not be rendered. Renders it again on request, and when its content changes. */
export function RegionBoundary({ children }: RegionBoundaryProps) {
  return (
    <ErrorBoundary FallbackComponent={RegionFailed} resetKeys={[children]}>
      {children}
    </ErrorBoundary>
  );
}
