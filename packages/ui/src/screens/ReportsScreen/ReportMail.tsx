import { REPORT_MAIL_FILES, REPORT_RHYTHMS } from '@adaos/domain';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { SaveDialog } from '../../forms/FormDialog/SaveDialog.tsx';
import { SelectField } from '../../forms/SelectField/index.ts';
import { useFormatters } from '../../i18n/index.ts';
import { mailedMessages, mailFileMessages, mailMessages as messages, rhythmMessages } from './mail.messages.ts';
import type { ReportMailActions, ReportMailChoice, ReportMailData } from './ReportsView.ts';

interface ReportMailProps extends ReportMailActions {
  /** Its id, or that of the statement. */
  report: string;
  name: string;
  /** Null: it is not sent. */
  mail: ReportMailData | null;
  failureReason: (error: unknown) => string | undefined;
}

const FIRST: ReportMailChoice = { every: 'month', files: 'pdf' };

function MailDialog({ report, name, mail, onClose, ...actions }: ReportMailProps & { onClose: () => void }) {
  const intl = useIntl();
  const { dateTime } = useFormatters();
  const { onMailChange, onMailEnd, onMailSend, failureReason } = actions;
  const form = useForm<ReportMailChoice>({
    defaultValues: mail ? { every: mail.every, files: mail.files } : FIRST,
  });
  const { control } = form;
  return (
    <SaveDialog
      form={form}
      title={<FormattedMessage {...messages.title} values={{ report: name }} />}
      failedText={<FormattedMessage {...messages.failed} />}
      failureReason={failureReason}
      saveText={<FormattedMessage {...messages.save} />}
      onSave={(choice) => onMailChange(report, choice)}
      onClose={onClose}
    >
      <Typography variant="body2" sx={{ color: 'text.secondary', textWrap: 'pretty' }}>
        <FormattedMessage {...messages.text} />
      </Typography>
      {mail?.problem != null && (
        <Alert severity="warning">
          <FormattedMessage {...messages.problem} />
        </Alert>
      )}
      <SelectField
        control={control}
        name="every"
        label={<FormattedMessage {...messages.every} />}
        choices={REPORT_RHYTHMS.map((value) => ({ value, label: intl.formatMessage(rhythmMessages[value]) }))}
      />
      <SelectField
        control={control}
        name="files"
        label={<FormattedMessage {...messages.files} />}
        choices={REPORT_MAIL_FILES.map((value) => ({ value, label: intl.formatMessage(mailFileMessages[value]) }))}
      />
      {mail && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
          <Button
            size="small"
            variant="outlined"
            onClick={() => {
              onMailSend(report);
              onClose();
            }}
          >
            <FormattedMessage {...messages.sendNow} />
          </Button>
          <Button
            size="small"
            color="error"
            onClick={() => {
              onMailEnd(report, { every: mail.every, files: mail.files });
              onClose();
            }}
          >
            <FormattedMessage {...messages.end} />
          </Button>
          {mail.sentAt !== null && (
            <Typography variant="body2" sx={{ color: 'text.tertiary' }}>
              <FormattedMessage {...messages.sentAt} values={{ time: dateTime(mail.sentAt) }} />
            </Typography>
          )}
        </Box>
      )}
    </SaveDialog>
  );
}

/** Has a report sent to the reader's own address; says how often where it is. */
export function ReportMail(props: ReportMailProps) {
  const [open, setOpen] = useState(false);
  const { mail } = props;
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {mail ? <FormattedMessage {...mailedMessages[mail.every]} /> : <FormattedMessage {...messages.open} />}
      </Button>
      {open && <MailDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
