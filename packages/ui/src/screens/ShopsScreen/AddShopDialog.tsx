import { zodResolver } from '@hookform/resolvers/zod';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import * as z from 'zod/mini';
import { ComboboxField } from '../../forms/ComboboxField/index.ts';
import { FormActions } from '../../forms/FormDialog/FormActions.tsx';
import { FormDialog } from '../../forms/FormDialog/index.ts';
import { TextField } from '../../forms/TextField/index.ts';
import { useUnsavedChanges } from '../../forms/UnsavedChanges/index.ts';
import { messages } from './Shops.messages.ts';
import type { AddShopState, NewShop } from './types.ts';

const Schema = z.object({
  name: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(120)),
  currency: z.string().check(z.minLength(1, 'required')),
  timezone: z.string().check(z.minLength(1, 'required')),
});

export interface AddShopProps {
  /** ISO 4217 codes and IANA names to choose from, and what is filled in first. */
  currencies: readonly string[];
  timezones: readonly string[];
  suggested: Omit<NewShop, 'name'>;
  adding: AddShopState;
  onAdd: (shop: NewShop) => void;
}

function AddShopForm({ currencies, timezones, suggested, adding, onAdd }: AddShopProps) {
  const intl = useIntl();
  const { control, handleSubmit, formState } = useForm({
    resolver: zodResolver(Schema),
    defaultValues: { name: '', ...suggested },
  });
  useUnsavedChanges(formState.isDirty);
  const busy = adding.status === 'busy';
  const choices = useMemo(() => {
    const nameOf = (code: string) => intl.formatDisplayName(code, { type: 'currency', fallback: 'none' });
    const written = (code: string) => (nameOf(code) ? `${code} · ${nameOf(code)}` : code);
    return {
      currencies: currencies.map((value) => ({ value, label: written(value) })),
      timezones: timezones.map((value) => ({ value, label: value.replaceAll('_', ' ') })),
    };
  }, [currencies, intl, timezones]);
  return (
    <form noValidate onSubmit={(event) => void handleSubmit((shop) => !busy && onAdd(shop))(event)}>
      <DialogContent>
        <Stack sx={{ gap: 2.5 }}>
          <Typography sx={{ color: 'text.secondary', textWrap: 'pretty' }}>
            <FormattedMessage {...messages.addLead} />
          </Typography>
          {adding.status === 'failed' && (
            <Alert severity="error">
              <AlertTitle>
                <FormattedMessage {...messages.addFailed} />
              </AlertTitle>
              {adding.message}
            </Alert>
          )}
          <TextField
            control={control}
            name="name"
            autoComplete="organization"
            maxLength={120}
            label={<FormattedMessage {...messages.name} />}
            errorTexts={{ required: intl.formatMessage(messages.nameRequired) }}
          />
          <ComboboxField
            control={control}
            name="currency"
            choices={choices.currencies}
            label={<FormattedMessage {...messages.shopCurrency} />}
            errorTexts={{ required: intl.formatMessage(messages.currencyRequired) }}
          />
          <ComboboxField
            control={control}
            name="timezone"
            choices={choices.timezones}
            label={<FormattedMessage {...messages.timezone} />}
            errorTexts={{ required: intl.formatMessage(messages.timezoneRequired) }}
          />
        </Stack>
      </DialogContent>
      <FormActions busy={busy}>
        <FormattedMessage {...messages.add} />
      </FormActions>
    </form>
  );
}

/** Adds a shop to the plan: its name, and what its figures are in. */
export function AddShopDialog({ onClose, ...form }: AddShopProps & { onClose: () => void }) {
  return (
    <FormDialog
      open
      title={<FormattedMessage {...messages.add} />}
      busy={form.adding.status === 'busy'}
      onClose={onClose}
    >
      <AddShopForm {...form} />
    </FormDialog>
  );
}
