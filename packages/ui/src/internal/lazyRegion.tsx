import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { CodeUnavailable, isOffline, UnavailableRegion } from './UnavailableRegion.tsx';

/** A component whose code is requested when it is first rendered, and what an error boundary around it does so that it is requested again. */
export function requested<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const request = ({ evenOffline }: { evenOffline: boolean }) =>
    lazy(async (): Promise<{ default: ComponentType<Props> }> => {
      // Some browsers never request a module again that failed once, so none is requested offline.
      if (isOffline() && !evenOffline) throw new CodeUnavailable('Code is not requested offline.');
      try {
        return { default: await load() };
      } catch (cause) {
        throw new CodeUnavailable('The code of a region could not be loaded.', { cause });
      }
    }) as ComponentType<Props>;
  let Part = request({ evenOffline: false });
  return {
    // Reads `Part` at each render: after a failure it is a new one.
    Current: (props: Props) => <Part {...props} />,
    onError: (error: unknown) => {
      if (error instanceof CodeUnavailable) Part = request({ evenOffline: false });
    },
    onReset: ({ reason }: { reason: 'imperative-api' | 'keys' }) => {
      if (reason === 'imperative-api' && isOffline()) Part = request({ evenOffline: true });
    },
  };
}

/**
 * A heavy part of a screen or a dialog whose code is loaded when it is first rendered.
 *
 * Code that cannot be loaded is reported in the place of the part, and nothing else on the screen is affected. It is
 * requested again when the network is back, or when the part is rendered the next time. Errors of the part itself are
 * left to the error boundary above.
 * @param load imports the component; call the same function through `preload` where the part is likely to be opened soon.
 * @param skeleton what is shown until the code is there, in the shape of the part.
 */
export function lazyRegion<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  skeleton: ReactNode,
): ComponentType<Props> {
  const { Current, ...handlers } = requested(load);
  return function LazyRegion(props: Props) {
    return (
      <ErrorBoundary FallbackComponent={UnavailableRegion} {...handlers}>
        <Suspense fallback={skeleton}>
          <Current {...props} />
        </Suspense>
      </ErrorBoundary>
    );
  };
}

/** Loads code that is likely to be needed soon, e.g. when the pointer is over the button that opens it. */
export function preload(load: () => Promise<unknown>): void {
  // A failure is reported where the code is needed.
  if (!isOffline()) load().catch(() => undefined);
}
