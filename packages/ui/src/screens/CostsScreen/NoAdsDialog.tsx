import { zodResolver } from '@hookform/resolvers/zod';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { MOST_NO_ADS_DAYS } from '@adaos/domain';
import { useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { BusyButton } from '../../components/BusyButton/index.ts';
import { FormDialog, useCloseDialog } from '../../forms/FormDialog/index.ts';
import { TextField } from '../../forms/TextField/index.ts';
import { useUnsavedChanges } from '../../forms/UnsavedChanges/index.ts';
import type { CostAdSpend, NoAdsTerms } from './AdSpendView.ts';
import { adSpendFormMessages as formMessages } from './adSpend.messages.ts';
import { noAdsSchema } from './adSpendForm.ts';
import { noAdsMessages as messages } from './noAds.messages.ts';

export interface NoAdsDialogProps extends Pick<CostAdSpend, 'onNoAds'> {
  today: string;
  failureReason: ((error: unknown) => string | undefined) | undefined;
  onClose: () => void;
}

type State = 'idle' | 'busy' | { error: unknown };

/** Asks on which days no ads ran. */
export function NoAdsDialog({ onNoAds, onClose, ...form }: NoAdsDialogProps) {
  const [state, setState] = useState<State>('idle');
  const submit = (days: NoAdsTerms) => {
    setState('busy');
    onNoAds(days).then(onClose, (error: unknown) => setState({ error }));
  };
  return (
    <FormDialog open title={<FormattedMessage {...messages.formTitle} />} busy={state === 'busy'} onClose={onClose}>
      <NoAdsForm {...form} state={state} onSubmit={submit} />
    </FormDialog>
  );
}

type NoAdsFormProps = Omit<NoAdsDialogProps, 'onNoAds' | 'onClose'> & {
  state: State;
  onSubmit: (days: NoAdsTerms) => void;
};

function NoAdsForm({ today, state, onSubmit, failureReason }: NoAdsFormProps) {
  const intl = useIntl();
  const close = useCloseDialog();
  const schema = useMemo(() => noAdsSchema(today), [today]);
  const { control, handleSubmit, formState } = useForm<NoAdsTerms, unknown, NoAdsTerms>({
    resolver: zodResolver(schema),
    defaultValues: { from: `${today.slice(0, 7)}-01`, to: today },
  });
  useUnsavedChanges(formState.isDirty);
  const busy = state === 'busy';
  return (
    <form noValidate onSubmit={(event) => void handleSubmit((days) => !busy && onSubmit(days))(event)}>
      <DialogContent>
        <Stack sx={{ gap: 2.5 }}>
          {typeof state === 'object' && (
            <Alert severity="error">
              <FormattedMessage {...messages.saveFailed} /> {failureReason?.(state.error)}
            </Alert>
          )}
          <Typography variant="body2" sx={{ color: 'text.secondary', textWrap: 'pretty' }}>
            <FormattedMessage {...messages.explained} />
          </Typography>
          <Box
            sx={{
              display: 'grid',
              gap: 2,
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
              alignItems: 'start',
            }}
          >
            <TextField
              control={control}
              name="from"
              type="date"
              label={<FormattedMessage {...formMessages.from} />}
              errorTexts={{
                required: intl.formatMessage(formMessages.fromRequired),
                range: intl.formatMessage(formMessages.fromOutside),
              }}
            />
            <TextField
              control={control}
              name="to"
              type="date"
              label={<FormattedMessage {...formMessages.to} />}
              errorTexts={{ range: intl.formatMessage(formMessages.toOutside, { days: MOST_NO_ADS_DAYS }) }}
            />
          </Box>
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={close} disabled={busy}>
          <FormattedMessage {...formMessages.cancel} />
        </Button>
        <BusyButton type="submit" variant="contained" busy={busy}>
          <FormattedMessage {...formMessages.save} />
        </BusyButton>
      </DialogActions>
    </form>
  );
}
