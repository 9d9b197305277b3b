import { zodResolver } from '@hookform/resolvers/zod';
import { minorDigits, REPORT_MEASURES } from '@adaos/domain';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { BusyButton } from '../../components/BusyButton/index.ts';
import { FormDialog, useCloseDialog } from '../../forms/FormDialog/index.ts';
import { TextField } from '../../forms/TextField/index.ts';
import { useUnsavedChanges } from '../../forms/UnsavedChanges/index.ts';
import { measureNames, monthMessages } from './Reconciliation.messages.ts';
import { reportMessages as messages } from './report.messages.ts';
import type { ReportTerms } from './ReconciliationView.ts';
import { emptyReport, reportSchema, type ReportValues } from './reportForm.ts';

export interface ReportDialogProps {
  /** The month that is asked for at first, `YYYY-MM`. */
  month: string;
  currency: string | null;
  /** A rejection is reported in the dialog, which stays open. */
  onAdd: (report: ReportTerms) => Promise<void>;
  failureReason: ((error: unknown) => string | undefined) | undefined;
  onClose: () => void;
}

type SaveState = 'idle' | 'busy' | { error: unknown };

const SPACE = ' ';
const fields = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
} as const;

type FormProps = Omit<ReportDialogProps, 'onAdd' | 'onClose'> & {
  state: SaveState;
  onSubmit: (report: ReportTerms) => void;
};

function ReportForm({ month, currency, state, onSubmit, failureReason }: FormProps) {
  const intl = useIntl();
  const close = useCloseDialog();
  const schema = useMemo(() => reportSchema(minorDigits(currency)), [currency]);
  const { control, handleSubmit, formState } = useForm<ReportValues, unknown, ReportTerms>({
    resolver: zodResolver(schema),
    defaultValues: emptyReport(month),
  });
  useUnsavedChanges(formState.isDirty);
  const busy = state === 'busy';
  const errorTexts = {
    required: intl.formatMessage(messages.totalRequired),
    number: intl.formatMessage(messages.numberWrong),
  };
  return (
    <form noValidate onSubmit={(event) => void handleSubmit((report) => !busy && onSubmit(report))(event)}>
      <DialogContent>
        <Stack sx={{ gap: 2.5 }}>
          {typeof state === 'object' && (
            <Alert severity="error">
              <FormattedMessage {...messages.saveFailed} />
              {SPACE}
              {failureReason?.(state.error)}
            </Alert>
          )}
          <Typography sx={{ color: 'text.secondary', textWrap: 'pretty' }}>
            <FormattedMessage {...messages.formLead} />
          </Typography>
          <Box sx={fields}>
            <TextField
              control={control}
              name="month"
              type="month"
              label={<FormattedMessage {...monthMessages.month} />}
              errorTexts={{ required: intl.formatMessage(messages.monthRequired) }}
            />
            {REPORT_MEASURES.map((measure) => (
              <TextField
                key={measure}
                control={control}
                name={measure}
                optional
                inputMode="decimal"
                autoComplete="off"
                maxLength={16}
                label={<FormattedMessage {...measureNames[measure]} />}
                errorTexts={errorTexts}
              />
            ))}
          </Box>
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={close} disabled={busy}>
          <FormattedMessage {...messages.cancel} />
        </Button>
        <BusyButton type="submit" variant="contained" busy={busy}>
          <FormattedMessage {...messages.save} />
        </BusyButton>
      </DialogActions>
    </form>
  );
}

/** Asks for the totals of a month by the platform's own report. */
export function ReportDialog({ onAdd, onClose, ...form }: ReportDialogProps) {
  const [state, setState] = useState<SaveState>('idle');
  const submit = (report: ReportTerms) => {
    setState('busy');
    onAdd(report).then(onClose, (error: unknown) => setState({ error }));
  };
  return (
    <FormDialog open title={<FormattedMessage {...messages.formTitle} />} busy={state === 'busy'} onClose={onClose}>
      <ReportForm {...form} state={state} onSubmit={submit} />
    </FormDialog>
  );
}
