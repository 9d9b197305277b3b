import Box from '@mui/material/Box';
import { styled, useThemeProps } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { BusyButton } from '../BusyButton/index.ts';
import { ErrorIcon, RefreshIcon } from '../Icon/index.ts';
import { messages } from './ErrorState.messages.ts';
import { SoftIcon } from '../../internal/SoftIcon.tsx';
import { stateRoot, StateText } from '../../internal/StateText.tsx';

const Root = styled('div', { name: 'AdaosErrorState', slot: 'Root' })(stateRoot);

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
      <Box sx={{ mb: 2 }}>
        <SoftIcon tone="error">
          <ErrorIcon fontSize="large" />
        </SoftIcon>
      </Box>
      <StateText title={title ?? formatMessage(messages.title)} description={description} level={level} />
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
