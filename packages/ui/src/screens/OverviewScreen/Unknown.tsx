import Box from '@mui/material/Box';
import { FormattedMessage } from 'react-intl';
import { messages } from './OverviewScreen.messages.ts';

/** Replaces a figure that is not known, and says what is missing. */
export function Unknown({ message }: { message: typeof messages.adSpendUnknown }) {
  return (
    <>
      <Box
        component="strong"
        sx={{ display: 'block', color: 'text.primary', fontWeight: 'strong', typography: 'subtitle1' }}
      >
        <FormattedMessage {...messages.notKnown} />
      </Box>
      <FormattedMessage {...message} />
    </>
  );
}
