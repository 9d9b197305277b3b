import Box from '@mui/material/Box';
import { keyframes } from '@mui/material/styles';
import { FormattedMessage } from 'react-intl';
import { unseen } from '../../../internal/unseen.ts';
import { messages as m } from './ChatWidget.messages.ts';
import { grid } from '../../../theme/grid.ts';
import * as tokens from '../../../theme/generated/tokens.ts';

/** One dot after the other, in ms. */
const DELAYS = [0, 1, 2].map((dot) => (dot * tokens.motion.pulse) / 8);

const rise = keyframes({ '0%, 60%, 100%': { opacity: 0.35 }, '30%': { opacity: 1 } });

/** Three dots while an answer is being written. */
export function Typing() {
  return (
    <Box
      sx={(theme) => ({
        position: 'relative',
        alignSelf: 'flex-start',
        display: 'flex',
        gap: 0.75,
        mt: 1.5,
        py: 1.75,
        px: 1.75,
        borderRadius: `${theme.radii.card}px`,
        bgcolor: 'quiet',
      })}
    >
      <Box component="span" sx={unseen}>
        <FormattedMessage {...m.typing} />
      </Box>
      {DELAYS.map((delay) => (
        <Box
          key={delay}
          aria-hidden
          sx={{
            width: grid(0.75),
            height: grid(0.75),
            borderRadius: '50%',
            bgcolor: 'text.tertiary',
            '@media (prefers-reduced-motion: no-preference)': {
              animation: `${rise} ${tokens.motion.pulse}ms ${delay}ms ease-in-out infinite`,
            },
          }}
        />
      ))}
    </Box>
  );
}
