import Box from '@mui/material/Box';
import { keyframes } from '@mui/material/styles';
import { FormattedMessage } from 'react-intl';
import { unseen } from '../../internal/unseen.ts';
import { messages as m } from './ChatWidget.messages.ts';

const rise = keyframes({ '0%, 60%, 100%': { opacity: 0.35 }, '30%': { opacity: 1 } });

/** Three dots while an answer is being written. */
export function Typing() {
  return (
    <Box
      sx={(theme) => ({
        position: 'relative',
        alignSelf: 'flex-start',
        display: 'flex',
        gap: '5px',
        mt: 1.5,
        p: '13px 14px',
        borderRadius: `${theme.radii.card}px`,
        bgcolor: 'quiet',
      })}
    >
      <Box component="span" sx={unseen}>
        <FormattedMessage {...m.typing} />
      </Box>
      {[0, 150, 300].map((delay) => (
        <Box
          key={delay}
          aria-hidden
          sx={{
            width: 6,
            height: 6,
            borderRadius: '50%',
            bgcolor: 'text.tertiary',
            '@media (prefers-reduced-motion: no-preference)': {
              animation: `${rise} 1.2s ${delay}ms ease-in-out infinite`,
            },
          }}
        />
      ))}
    </Box>
  );
}
