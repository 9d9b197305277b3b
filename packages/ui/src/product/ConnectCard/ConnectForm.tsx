import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import * as z from 'zod/mini';
import { TextField } from '../../forms/TextField/index.ts';
import { useUnsavedChanges } from '../../forms/UnsavedChanges/index.ts';
import { BusyButton } from '../../components/BusyButton/index.ts';
import { messages } from './ConnectCard.messages.ts';
import { grid } from '../../theme/grid.ts';

const schema = z.object({ shop: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(255)) });

export interface ConnectFormProps {
  platform: string;
  addressHint: ReactNode;
  busy: boolean;
  disabledReason: string | undefined;
  onConnect: (shop: string) => void;
}

/** Asks for the shop's address, which leads to the platform's consent page. */
export function ConnectForm({ platform, addressHint, busy, disabledReason, onConnect }: ConnectFormProps) {
  const { formatMessage } = useIntl();
  const reasonId = useId();
  const { control, formState, handleSubmit } = useForm({ resolver: zodResolver(schema), defaultValues: { shop: '' } });
  useUnsavedChanges(formState.isDirty && !busy); // busy until the browser has left for the platform's page
  const disabled = disabledReason !== undefined;
  return (
    <Box
      component="form"
      noValidate
      aria-label={platform}
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy && !disabled) void handleSubmit(({ shop }) => onConnect(shop))(event);
      }}
      sx={{ display: 'grid', gap: 1.5 }}
    >
      <TextField
        control={control}
        name="shop"
        label={<FormattedMessage {...messages.address} />}
        hint={addressHint}
        errorTexts={{ required: formatMessage(messages.addressNeeded) }}
        autoComplete="url"
        maxLength={255}
        disabled={disabled}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <BusyButton
          type="submit"
          busy={busy}
          disabled={disabled}
          aria-label={busy ? undefined : formatMessage(messages.connectLabel, { platform })}
          aria-describedby={disabled ? reasonId : undefined}
        >
          <FormattedMessage {...messages.connect} />
        </BusyButton>
        {disabled && (
          <Typography id={reasonId} variant="body2" sx={{ flex: `1 1 ${grid(20)}px`, color: 'text.secondary' }}>
            {disabledReason}
          </Typography>
        )}
      </Box>
    </Box>
  );
}
