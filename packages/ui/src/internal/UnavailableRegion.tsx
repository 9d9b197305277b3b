import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useSyncExternalStore } from 'react';
import type { FallbackProps } from 'react-error-boundary';
import { FormattedMessage } from 'react-intl';
import { messages } from './lazyRegion.messages.ts';

/** The code of a region could not be loaded. */
export class CodeUnavailable extends Error {}

/** Whether the browser knows that there is no network. False where pages are rendered without a browser. */
export const isOffline = (): boolean => 'onLine' in navigator && !navigator.onLine;

function subscribe(onChange: () => void): () => void {
  const listening = new AbortController();
  for (const name of ['online', 'offline']) addEventListener(name, onChange, { signal: listening.signal });
  return () => listening.abort();
}

/** Reports in the place of a region that its code could not be loaded. Throws errors of any other kind again. */
export function UnavailableRegion({ error, resetErrorBoundary }: FallbackProps) {
  const offline = useSyncExternalStore(subscribe, isOffline, () => false);
  useEffect(() => {
    const reset = () => resetErrorBoundary();
    addEventListener('online', reset);
    return () => removeEventListener('online', reset);
  }, [resetErrorBoundary]);
  if (!(error instanceof CodeUnavailable)) throw error;
  return (
    <Box
      role={offline ? 'status' : 'alert'}
      sx={(theme) => ({
        display: 'grid',
        placeContent: 'center',
        justifyItems: 'center',
        gap: 1.5,
        minHeight: theme.spacing(15),
        height: '100%',
        p: 2,
        border: theme.mixins.hairline(theme.vars.palette.line.main, 'dashed'),
        borderRadius: `${theme.radii.card}px`,
      })}
    >
      <Typography sx={{ textAlign: 'center', color: 'text.secondary', textWrap: 'balance' }}>
        <FormattedMessage {...(offline ? messages.offline : messages.failed)} />
      </Typography>
      {/* Online, a page that is loaded again requests everything again. Offline it would be lost. */}
      <Button size="small" onClick={() => (offline ? resetErrorBoundary() : window.location.reload())}>
        <FormattedMessage {...(offline ? messages.tryNow : messages.reload)} />
      </Button>
    </Box>
  );
}
