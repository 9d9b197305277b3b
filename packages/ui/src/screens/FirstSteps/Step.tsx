import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { CheckCircleIcon } from '../../components/Icon/index.ts';
import { ButtonLink } from '../../components/Link/index.ts';
import * as tokens from '../../theme/generated/tokens.ts';
import { grid } from '../../theme/grid.ts';
import type { FirstStep } from './types.ts';
import { messages, stepActions, stepTexts, stepTitles } from './FirstSteps.messages.ts';

/** The open circle in the place of the check. */
function Open() {
  return (
    <Box
      component="span"
      aria-hidden
      sx={{
        width: tokens.size.icon.small,
        height: tokens.size.icon.small,
        borderRadius: '50%',
        border: 1,
        borderColor: 'text.secondary',
      }}
    />
  );
}

/** One step of the list. @param next whether it is the one to do now, whose link is the main button. */
export function Step({ step, done, known, of, href, next }: FirstStep & { next: boolean }) {
  const intl = useIntl();
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: `${grid(3)}px minmax(0, 1fr)`, sm: `${grid(3)}px minmax(0, 1fr) auto` },
        columnGap: 1.5,
        rowGap: 1,
        alignItems: 'center',
        py: 1.5,
        borderTop: 1,
        borderColor: 'line.soft',
        '&:first-of-type': { borderTop: 0 },
      }}
    >
      <Box component="span" sx={{ display: 'grid', placeItems: 'center' }}>
        {done ? (
          <CheckCircleIcon titleAccess={intl.formatMessage(messages.done)} sx={{ color: 'success.main' }} />
        ) : (
          <Open />
        )}
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="h3" component="p" sx={{ color: done ? 'text.secondary' : 'text.primary' }}>
          <FormattedMessage {...stepTitles[step]} />
        </Typography>
        {!done && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            <FormattedMessage {...stepTexts[step]} values={{ known, all: of }} />
          </Typography>
        )}
      </Box>
      {!done && step !== 'orders' && href !== undefined && (
        <Box sx={{ gridColumn: { xs: 2, sm: 3 } }}>
          <ButtonLink href={href} size="small" variant={next ? 'contained' : 'outlined'}>
            <FormattedMessage {...stepActions[step]} />
          </ButtonLink>
        </Box>
      )}
    </Box>
  );
}
