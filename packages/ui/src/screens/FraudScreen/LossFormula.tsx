import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFormatters } from '../../i18n/index.ts';
import { grid } from '../../theme/grid.ts';
import { lossMessages as messages, messages as screenMessages } from './FraudScreen.messages.ts';
import type { FraudScreenData } from './FraudView.ts';

/** A button that opens the formula of the loss with its terms: by mouse, finger and keyboard. */
export function LossFormula({ data }: { data: FraudScreenData }) {
  const intl = useIntl();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const { amount, money } = useFormatters();
  const { currency, fraud } = data;
  const notKnown = intl.formatMessage(screenMessages.notKnown);
  const write = (value: number | null) =>
    value === null ? notKnown : currency === null ? amount(value) : money(value, currency);
  const loss = write(fraud.totalLoss);
  return (
    <>
      <Button
        ref={button}
        variant="text"
        size="small"
        sx={{ ml: -1, '@media print': { display: 'none' } }}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(true)}
      >
        <FormattedMessage {...messages.how} />
      </Button>
      <Popover
        id={id}
        open={open}
        onClose={() => setOpen(false)}
        anchorEl={() => button.current}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': intl.formatMessage(messages.title),
            sx: { mt: 0.5, p: 2, width: grid(46), maxWidth: `calc(100vw - ${grid(4)}px)` },
          },
        }}
      >
        <Typography component="h3" variant="label">
          <FormattedMessage {...messages.title} />
        </Typography>
        <Typography variant="body2" sx={{ mt: 0.75, textWrap: 'pretty' }}>
          <FormattedMessage {...messages.formula} />
        </Typography>
        <Box component="dl" sx={{ my: 1.5 }}>
          {fraud.lossParts.map(({ part, amount: value }) => (
            <Term key={part} name={<FormattedMessage {...messages[part]} />} unknown={value === null}>
              {write(value)}
            </Term>
          ))}
          <Term name={<FormattedMessage {...messages.total} />} unknown={fraud.totalLoss === null} total>
            {fraud.totalLossAtLeast && fraud.totalLoss !== null && (
              <>
                <FormattedMessage {...screenMessages.lossAtLeast} />{' '}
              </>
            )}
            {loss}
          </Term>
        </Box>
        <Typography variant="body2" sx={{ color: 'text.secondary', textWrap: 'pretty' }}>
          <FormattedMessage {...messages.text} />
        </Typography>
        <Box sx={{ mt: 1.5, textAlign: 'right' }}>
          <Button size="small" autoFocus onClick={() => setOpen(false)}>
            <FormattedMessage {...messages.close} />
          </Button>
        </Box>
      </Popover>
    </>
  );
}

interface TermProps {
  name: ReactNode;
  unknown: boolean;
  total?: boolean;
  children: ReactNode;
}

function Term({ name, unknown, total = false, children }: TermProps) {
  return (
    <Box
      sx={(theme) => ({
        display: 'flex',
        justifyContent: 'space-between',
        gap: 2,
        py: 0.5,
        ...(total && { borderTop: theme.mixins.hairline(theme.vars.palette.line.main) }),
      })}
    >
      <Typography component="dt" variant="body2" sx={{ fontWeight: total ? 'bold' : 'regular' }}>
        {name}
      </Typography>
      <Typography
        component="dd"
        variant="body2"
        sx={(theme) => ({
          ...theme.mixins.tabular,
          m: 0,
          textAlign: 'right',
          fontWeight: total ? 'bold' : 'regular',
          color: unknown ? 'text.secondary' : 'text.primary',
        })}
      >
        {children}
      </Typography>
    </Box>
  );
}
