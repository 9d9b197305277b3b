import Box from '@mui/material/Box';
import { styled, useThemeProps } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { BusyButton } from '../BusyButton/index.ts';
import { ErrorIcon, RefreshIcon } from '../Icon/index.ts';
import { messages } from './ErrorState.messages.ts';
import { grid } from '../../theme/grid.ts';

const Root = styled('div', { name: 'AdaosErrorState', slot: 'Root' })(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  textAlign: 'center',
  padding: theme.spacing(5, 2),
  [theme.breakpoints.up('md')]: { padding: theme.spacing(8, 2) },
}));

export type ErrorStateProps = {
  /** What could not be done. Default: "This could not be loaded". */
  title?: string;
  /** What happened, as the server or the network reports it. */
  description?: ReactNode;
  /** What is safe despite the error; `null` where nothing can be promised. Default: the data is unchanged. */
  safe?: ReactNode;
  /** Called by the retry button; without it there is no such button. */
  onRetry?: (() => void) | undefined;
  /** True while a retry runs. */
  retrying?: boolean;
  /** Other actions, e.g. a link to support. */
  actions?: ReactNode;
  /** Level of the title in the page's outline. Default 2. */
  level?: 1 | 2 | 3;
};

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    AdaosErrorState: 'root';
  }
  interface ComponentsPropsList {
    AdaosErrorState: ErrorStateProps;
  }
}

/** Says what happened, what is safe and what to do. */
export function ErrorState(props: ErrorStateProps) {
  const {
    title,
    description,
    safe,
    onRetry,
    retrying = false,
    actions,
    level = 2,
  } = useThemeProps({ props, name: 'AdaosErrorState' });
  const { formatMessage } = useIntl();
  const reassurance = safe === undefined ? formatMessage(messages.safe) : safe;
  return (
    <Root role="alert">
      <Box
        aria-hidden
        sx={(theme) => ({
          display: 'grid',
          placeItems: 'center',
          width: grid(6),
          height: grid(6),
          mb: 2,
          borderRadius: `${theme.radii.card}px`,
          color: 'error.main',
          bgcolor: 'error.soft',
        })}
      >
        <ErrorIcon fontSize="large" />
      </Box>
      <Typography variant="h3" component={`h${level}`} sx={{ textWrap: 'balance' }}>
        {title ?? formatMessage(messages.title)}
      </Typography>
      {description !== undefined && (
        <Typography component="div" sx={{ mt: 0.75, maxWidth: '52ch', color: 'text.secondary', textWrap: 'pretty' }}>
          {description}
        </Typography>
      )}
      {reassurance !== null && (
        <Typography component="div" sx={{ mt: 0.5, maxWidth: '52ch', color: 'text.secondary', textWrap: 'pretty' }}>
          {reassurance}
        </Typography>
      )}
      {(onRetry !== undefined || actions !== undefined) && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1, mt: 3 }}>
          {onRetry !== undefined && (
            <BusyButton busy={retrying} onClick={onRetry} startIcon={<RefreshIcon />}>
              {formatMessage(messages.retry)}
            </BusyButton>
          )}
          {actions}
        </Box>
      )}
    </Root>
  );
}
