import { zodResolver } from '@hookform/resolvers/zod';
import { minorDigits, REPORT_MEASURES } from '@adaos/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { SaveDialog } from '../../forms/FormDialog/SaveDialog.tsx';
import { TextField } from '../../forms/TextField/index.ts';
import { pair } from '../pair.ts';
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

/** Asks for the totals of a month by the platform's own report. */
export function ReportDialog({ month, currency, onAdd, ...dialog }: ReportDialogProps) {
  const intl = useIntl();
  const schema = useMemo(() => reportSchema(minorDigits(currency)), [currency]);
  const form = useForm<ReportValues, unknown, ReportTerms>({
    resolver: zodResolver(schema),
    defaultValues: emptyReport(month),
  });
  const { control } = form;
  const errorTexts = {
    required: intl.formatMessage(messages.totalRequired),
    number: intl.formatMessage(messages.numberWrong),
  };
  return (
    <SaveDialog
      {...dialog}
      form={form}
      onSave={onAdd}
      title={<FormattedMessage {...messages.formTitle} />}
      failedText={<FormattedMessage {...messages.saveFailed} />}
      saveText={<FormattedMessage {...messages.save} />}
    >
      <Typography sx={{ color: 'text.secondary', textWrap: 'pretty' }}>
        <FormattedMessage {...messages.formLead} />
      </Typography>
      <Box sx={pair}>
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
    </SaveDialog>
  );
}
