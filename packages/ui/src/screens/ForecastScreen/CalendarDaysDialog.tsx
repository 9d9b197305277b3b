import Box from '@mui/material/Box';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import * as z from 'zod/mini';
import { SaveDialog } from '../../forms/FormDialog/SaveDialog.tsx';
import { TextField } from '../../forms/TextField/index.ts';
import { pairFromTablets } from '../pair.ts';
import { calendarTexts } from './calendar.messages.ts';
import { daysShape, rightDays } from './eventDays.ts';
import { partsMessages } from './parts.messages.ts';

interface Days {
  from: string;
  to: string;
}
const Terms = z.object(daysShape).check(rightDays);

export interface CalendarDaysDialogProps extends Days {
  name: string;
  onSave: (days: Days) => Promise<void>;
  failureReason: ((error: unknown) => string | undefined) | undefined;
  onClose: () => void;
}

/** Other days of a known event, in one year. */
export function CalendarDaysDialog({ name, from, to, onSave, failureReason, onClose }: CalendarDaysDialogProps) {
  const intl = useIntl();
  const form = useForm<Days, unknown, Days>({ resolver: zodResolver(Terms), defaultValues: { from, to } });
  const errorTexts = {
    required: intl.formatMessage(partsMessages.required),
    range: intl.formatMessage(partsMessages.daysWrong),
  };
  return (
    <SaveDialog
      form={form}
      onSave={onSave}
      onClose={onClose}
      title={<FormattedMessage {...calendarTexts.changeTitle} values={{ name }} />}
      failedText={<FormattedMessage {...calendarTexts.failed} />}
      failureReason={failureReason}
      saveText={<FormattedMessage {...calendarTexts.save} />}
    >
      <Box sx={pairFromTablets}>
        {(['from', 'to'] as const).map((field) => (
          <TextField
            key={field}
            control={form.control}
            name={field}
            type="date"
            label={<FormattedMessage {...partsMessages[field]} />}
            errorTexts={errorTexts}
          />
        ))}
      </Box>
    </SaveDialog>
  );
}
