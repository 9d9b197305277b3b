import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useId, useState, type SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { BusyButton } from '../../components/BusyButton/index.ts';
import { StatusChip } from '../../components/StatusChip/index.ts';
import { useFormatters } from '../../i18n/index.ts';
import { messages as m } from './CheckoutSandboxScreen.messages.ts';
import { SANDBOX_CARD_NUMBERS, type CheckoutSandboxScreenProps, type SandboxCheckoutView } from './types.ts';

const CARDS = ['succeeds', 'declined', 'needsConfirmation'] as const;
type CardName = (typeof CARDS)[number];

const isCard = (value: string): value is CardName => CARDS.some((card) => card === value);
const inFours = (digits: string) => digits.replaceAll(/(\d{4})(?=\d)/g, '$1 ');

export interface PayFormProps extends Omit<CheckoutSandboxScreenProps, 'view'> {
  view: Extract<SandboxCheckoutView, { status: 'open' }>;
}

/** The amount due, and the test cards to pay it with. */
export function PayForm({ view, step, onPay, onLeave }: PayFormProps) {
  const { formatMessage: t } = useIntl();
  const { money } = useFormatters();
  const [card, setCard] = useState<CardName>('succeeds');
  const labelId = useId();
  const busy = step === 'paying' || step === 'confirming';
  const amount = money(view.amount, view.currency);
  const problem = step === 'declined' ? t(m.wasDeclined) : typeof step === 'object' ? step.error : undefined;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!busy) onPay(SANDBOX_CARD_NUMBERS[card], false);
  };
  return (
    <Box component="form" onSubmit={submit}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1, mb: 2 }}>
        <Typography variant="h2" component="h1">
          <FormattedMessage {...m.test} />
        </Typography>
        <StatusChip tone="careful" label={t(m.mark)} />
      </Box>
      <Typography sx={{ color: 'text.secondary' }}>
        <FormattedMessage {...m.plan} values={{ plan: view.planName, shop: view.shopName }} />
      </Typography>
      <Typography
        sx={{ display: 'flex', alignItems: 'baseline', flexWrap: 'wrap', columnGap: 1, color: 'text.tertiary' }}
      >
        <Typography component="span" variant="figureMedium" sx={{ color: 'text.primary' }}>
          {amount}
        </Typography>
        <FormattedMessage {...m.aMonth} />
      </Typography>
      <FormControl sx={{ mt: 3, width: '100%' }}>
        <FormLabel id={labelId} sx={{ typography: 'label', color: 'text.secondary', mb: 1 }}>
          <FormattedMessage {...m.card} />
        </FormLabel>
        <RadioGroup
          aria-labelledby={labelId}
          value={card}
          onChange={(_, value) => {
            if (isCard(value)) setCard(value);
          }}
          sx={{ gap: 1 }}
        >
          {CARDS.map((name) => (
            <FormControlLabel
              key={name}
              value={name}
              control={<Radio />}
              label={
                <>
                  {t(m[name])}
                  <Typography
                    variant="body2"
                    component="span"
                    sx={(theme) => ({ ...theme.mixins.tabular, display: 'block', color: 'text.tertiary' })}
                  >
                    {inFours(SANDBOX_CARD_NUMBERS[name])}
                  </Typography>
                </>
              }
              sx={(theme) => ({
                m: 0,
                py: 1,
                pr: 1.75,
                pl: 0.75,
                gap: 0.5,
                border: theme.mixins.hairline(
                  card === name ? theme.vars.palette.primary.main : theme.vars.palette.line.main,
                ),
                borderRadius: `${theme.radii.control}px`,
                bgcolor: card === name ? 'primary.soft' : 'background.paper',
              })}
            />
          ))}
        </RadioGroup>
      </FormControl>
      {problem !== undefined && (
        <Alert severity="error" role="alert" sx={{ mt: 2 }}>
          {problem}
        </Alert>
      )}
      <BusyButton
        type="submit"
        variant="contained"
        size="large"
        fullWidth
        busy={busy}
        busyLabel={t(m.paying)}
        sx={{ mt: 3 }}
      >
        <FormattedMessage {...m.pay} values={{ amount }} />
      </BusyButton>
      <Button variant="text" fullWidth onClick={onLeave} disabled={busy} sx={{ mt: 1 }}>
        <FormattedMessage {...m.leave} />
      </Button>
    </Box>
  );
}
