import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { BusyButton } from '../../components/BusyButton/index.ts';
import { CheckIcon } from '../../components/Icon/index.ts';
import { messages } from './SettingsScreen.messages.ts';
import type { SaveState } from './types.ts';

export type SaveLineProps = {
  state: SaveState;
  /** What could not be done, where saving failed. */
  failedTitle?: ReactNode;
};

/** The end of a form of the settings: its button, and the result of saving. */
export function SaveLine({ state, failedTitle }: SaveLineProps) {
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {state.status === 'error' && (
        <Alert severity="error">
          {failedTitle !== undefined && <AlertTitle>{failedTitle}</AlertTitle>}
          {state.message}
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <BusyButton type="submit" variant="contained" busy={state.status === 'busy'}>
          <FormattedMessage {...messages.save} />
        </BusyButton>
        <Typography
          role="status"
          component="div"
          sx={{ display: 'flex', alignItems: 'center', gap: 0.5, color: 'success.main' }}
        >
          {state.status === 'saved' && (
            <>
              <CheckIcon aria-hidden fontSize="small" />
              <FormattedMessage {...messages.saved} />
            </>
          )}
        </Typography>
      </Box>
    </Box>
  );
}
