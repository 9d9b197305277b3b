import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ChatIcon, ChevronRightIcon } from '../../../components/Icon/index.ts';
import { messages as m } from './ChatWidget.messages.ts';
import * as tokens from '../../../theme/generated/tokens.ts';
import { grid } from '../../../theme/grid.ts';

export interface WelcomeProps {
  /** When somebody answers; null for nothing. */
  hours: ReactNode;
  suggestions: readonly string[];
  onPick: (suggestion: string) => void;
}

/** Shown in a conversation that has not started: what can be asked, and who answers when. */
export function Welcome({ hours, suggestions, onPick }: WelcomeProps) {
  const intl = useIntl();
  return (
    <Box sx={{ my: 'auto', py: 1 }}>
      <Box
        aria-hidden
        sx={(theme) => ({
          display: 'grid',
          placeItems: 'center',
          width: grid(5.5),
          height: grid(5.5),
          mb: 1.5,
          borderRadius: `${theme.radii.card}px`,
          color: 'primary.main',
          bgcolor: 'primary.soft',
        })}
      >
        <ChatIcon />
      </Box>
      <Typography variant="h3">
        <FormattedMessage {...m.welcome} />
      </Typography>
      {hours !== null && (
        <Typography component="div" sx={{ mt: 0.5, color: 'text.secondary', textWrap: 'pretty' }}>
          {hours}
        </Typography>
      )}
      {suggestions.length > 0 && (
        <Box
          component="ul"
          aria-label={intl.formatMessage(m.suggestions)}
          sx={{ listStyle: 'none', m: 0, mt: 2.5, p: 0, borderBottom: 1, borderColor: 'line.soft' }}
        >
          {suggestions.map((suggestion) => (
            <Box component="li" key={suggestion} sx={{ borderTop: 1, borderColor: 'line.soft' }}>
              <ButtonBase
                onClick={() => onPick(suggestion)}
                sx={{
                  typography: 'body1',
                  width: '100%',
                  justifyContent: 'space-between',
                  gap: 1,
                  py: 1.25,
                  textAlign: 'start',
                  '&:hover': { color: 'primary.main' },
                }}
              >
                {suggestion}
                <ChevronRightIcon aria-hidden sx={{ fontSize: tokens.size.icon.medium, color: 'text.tertiary' }} />
              </ButtonBase>
            </Box>
          ))}
        </Box>
      )}
    </Box>
  );
}
