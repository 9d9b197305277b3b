import { PLATFORM_IDS } from '@adaos/domain';
import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import * as z from 'zod/mini';
import { BusyButton } from '../../components/BusyButton/index.ts';
import { SelectField } from '../../forms/SelectField/index.ts';
import { TextField } from '../../forms/TextField/index.ts';
import { useUnsavedChanges } from '../../forms/UnsavedChanges/index.ts';
import { connectMessages, pixelMessages as messages, platformMessages } from './connect.messages.ts';
import type { PixelRequest } from './connectTypes.ts';
import { grid } from '../../theme/grid.ts';

const schema = z.object({
  platform: z.enum(PLATFORM_IDS),
  shopId: z.string().check(z.trim(), z.minLength(1), z.maxLength(255)),
});

export interface PixelFormProps {
  canManage: boolean;
  busy: boolean;
  onGenerate: (request: PixelRequest) => void;
}

/** Asks for the platform and the shop; the button is disabled until both are given. */
export function PixelForm({ canManage, busy, onGenerate }: PixelFormProps) {
  const intl = useIntl();
  const reasonId = useId();
  const { control, handleSubmit, formState, reset } = useForm<z.input<typeof schema>, unknown, z.output<typeof schema>>(
    {
      resolver: zodResolver(schema),
      defaultValues: { shopId: '' },
    },
  );
  useUnsavedChanges(formState.isDirty);
  const given = useWatch({ control });
  const complete = schema.safeParse(given).success;
  const reason = canManage ? messages.needed : connectMessages.notAllowed;
  const disabled = !canManage || !complete;
  const generate = (request: PixelRequest) => {
    onGenerate(request);
    reset(request, { keepValues: true }); // from here on it is stored, also where it could not be saved
  };
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy && !disabled) void handleSubmit(generate)(event);
      }}
      sx={{ display: 'grid', gap: 2 }}
    >
      <Box
        sx={{
          display: 'grid',
          alignItems: 'start',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <SelectField
          control={control}
          name="platform"
          label={<FormattedMessage {...messages.platform} />}
          emptyLabel={intl.formatMessage(messages.choose)}
          choices={PLATFORM_IDS.map((value) => ({ value, label: intl.formatMessage(platformMessages[value]) }))}
          disabled={!canManage}
        />
        <TextField
          control={control}
          name="shopId"
          label={<FormattedMessage {...messages.shopId} />}
          hint={<FormattedMessage {...messages.shopIdHint} />}
          maxLength={255}
          disabled={!canManage}
        />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <BusyButton
          type="submit"
          variant="contained"
          busy={busy}
          disabled={disabled}
          aria-describedby={disabled ? reasonId : undefined}
        >
          <FormattedMessage {...messages.generate} />
        </BusyButton>
        {disabled && (
          <Typography id={reasonId} variant="body2" sx={{ flex: `1 1 ${grid(27.5)}px`, color: 'text.secondary' }}>
            <FormattedMessage {...reason} />
          </Typography>
        )}
      </Box>
    </Box>
  );
}
