import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { messages } from './FirstSteps.messages.ts';

/** In the place of `FirstSteps` once they were put away, until the page is left: it was one press, and is taken back by one. */
export function FirstStepsHidden({ onShow }: { onShow: () => void }) {
  return (
    <Box role="status" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        <FormattedMessage {...messages.hidden} />
      </Typography>
      <Button size="small" onClick={onShow}>
        <FormattedMessage {...messages.undo} />
      </Button>
    </Box>
  );
}
