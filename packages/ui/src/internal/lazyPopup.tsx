import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Portal from '@mui/material/Portal';
import { Suspense, useEffect, useState, type ComponentType } from 'react';
import { ErrorBoundary, useErrorBoundary } from 'react-error-boundary';
import { useIntl } from 'react-intl';
import { CloseIcon } from '../icons/icons.tsx';
import * as tokens from '../theme/generated/tokens.ts';
import { grid } from '../theme/grid.ts';
import { messages } from './lazyRegion.messages.ts';
import { preload, requested } from './lazyRegion.tsx';
import { UnavailableRegion } from './UnavailableRegion.tsx';
import { useOnceOpen } from './useOnceOpen.ts';

/** When code is loaded that nothing was near yet, so that it opens without a network too: after all that a first view fetches. */
const AHEAD_MS = 10_000;

interface PopupProps {
  open: boolean;
  onClose: () => void;
}

/** Reports over the bottom of the window that the code of a popup could not be loaded. */
function UnavailablePopup({ onClose }: Pick<PopupProps, 'onClose'>) {
  const { error, resetBoundary } = useErrorBoundary();
  const { formatMessage } = useIntl();
  return (
    <Portal>
      <Box
        sx={(theme) => ({
          position: 'fixed',
          zIndex: theme.zIndex.modal,
          insetInline: grid(2),
          bottom: grid(2),
          maxWidth: tokens.size.panel,
          marginInline: 'auto',
          borderRadius: `${theme.radii.card}px`,
          backgroundColor: theme.vars.palette.raised,
          boxShadow: theme.vars.palette.shadow.float,
        })}
      >
        <UnavailableRegion error={error} resetErrorBoundary={resetBoundary} />
        <IconButton
          size="small"
          aria-label={formatMessage(messages.close)}
          onClick={onClose}
          sx={{ position: 'absolute', top: 0, insetInlineEnd: 0 }}
        >
          <CloseIcon fontSize="small" />
        </IconButton>
      </Box>
    </Portal>
  );
}

/**
 * What opens over a screen, e.g. a menu or a panel. Its code is loaded at the latest, and it is mounted, when it is first opened; then
 * it stays, for the transition of its closing. Code that cannot be loaded is reported over the bottom of the window; what opens it stays as it is.
 * @param load imports the component.
 * @returns the component, and what loads its code ahead: call it once the pointer or the focus is on what opens it.
 */
export function lazyPopup<Props extends PopupProps>(
  load: () => Promise<ComponentType<Props>>,
): readonly [ComponentType<Props>, () => void] {
  let loaded: ComponentType<Props> | undefined;
  const loadOnce = async () => (loaded ??= await load());
  const { Current, ...handlers } = requested(loadOnce);
  function Opened(props: Props) {
    // Code that is there opens at once: React would keep even an empty fallback for 300 ms.
    const [Part] = useState(() => loaded ?? Current);
    return <Part {...props} />;
  }
  const prepare = () => preload(loadOnce);
  function LazyPopup(props: Props) {
    const { open, onClose } = props;
    useEffect(() => {
      const timer = setTimeout(prepare, AHEAD_MS);
      return () => clearTimeout(timer);
    }, []);
    if (!useOnceOpen(open)) return null;
    return (
      <ErrorBoundary {...handlers} resetKeys={[open]} fallback={open ? <UnavailablePopup onClose={onClose} /> : null}>
        <Suspense>
          <Opened {...props} />
        </Suspense>
      </ErrorBoundary>
    );
  }
  return [LazyPopup, prepare];
}
