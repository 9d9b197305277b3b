import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import * as z from 'zod/mini';
import { Card } from '../../components/Card/index.ts';
import { SaveDialog } from '../../forms/FormDialog/SaveDialog.tsx';
import { TextField } from '../../forms/TextField/index.ts';
import { useFormatters } from '../../i18n/index.ts';
import { grid } from '../../theme/grid.ts';
import { pairFromTablets } from '../pair.ts';
import { daysShape, rightDays } from './eventDays.ts';
import type { SalesEventRow, SalesEventTerms } from './ForecastView.ts';
import { partsMessages as messages } from './parts.messages.ts';

export interface SalesEventsProps {
  events: readonly SalesEventRow[];
  /** The day that is proposed first, `YYYY-MM-DD`. */
  today: string;
  /** Left out for users who may only read, as `onRemove`. A rejection is reported in the dialog. */
  onAdd?: (terms: SalesEventTerms) => Promise<void>;
  onRemove?: (event: SalesEventRow) => void;
  failureReason?: (error: unknown) => string | undefined;
}

/** The owner's own days that sell more or less; the forecast learns from them. */
export function SalesEvents({ events, today, onAdd, onRemove, failureReason }: SalesEventsProps) {
  const intl = useIntl();
  const { dateRange } = useFormatters();
  const [adding, setAdding] = useState(false);
  return (
    <Card
      title={intl.formatMessage(messages.events)}
      subtitle={intl.formatMessage(messages.eventsText)}
      {...(onAdd && {
        actions: (
          <Button onClick={() => setAdding(true)}>
            <FormattedMessage {...messages.addEvent} />
          </Button>
        ),
      })}
    >
      {events.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>
          <FormattedMessage {...messages.noEvents} />
        </Typography>
      ) : (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {events.map((event) => (
            <Box
              component="li"
              key={event.id}
              sx={(theme) => ({
                display: 'flex',
                flexWrap: 'wrap',
                alignItems: 'center',
                columnGap: 2,
                py: 1,
                '&:not(:first-of-type)': { borderTop: theme.mixins.hairline(theme.vars.palette.line.main) },
              })}
            >
              <Typography
                sx={{ flex: `1 1 ${grid(20)}px`, minWidth: 0, overflowWrap: 'anywhere', fontWeight: 'medium' }}
              >
                {event.name}
              </Typography>
              <Typography sx={{ color: 'text.secondary' }}>{dateRange(event.from, event.to)}</Typography>
              {onRemove && (
                <Button size="small" onClick={() => onRemove(event)}>
                  <FormattedMessage {...messages.remove} values={{ name: event.name }} />
                </Button>
              )}
            </Box>
          ))}
        </Box>
      )}
      {adding && onAdd && (
        <EventDialog today={today} onAdd={onAdd} failureReason={failureReason} onClose={() => setAdding(false)} />
      )}
    </Card>
  );
}

const MOST_NAME = 60;
const Terms = z
  .object({ name: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(MOST_NAME)), ...daysShape })
  .check(rightDays);

interface EventDialogProps {
  today: string;
  onAdd: (terms: SalesEventTerms) => Promise<void>;
  failureReason: ((error: unknown) => string | undefined) | undefined;
  onClose: () => void;
}

function EventDialog({ today, onAdd, failureReason, onClose }: EventDialogProps) {
  const intl = useIntl();
  const form = useForm<SalesEventTerms, unknown, SalesEventTerms>({
    resolver: zodResolver(Terms),
    defaultValues: { name: '', from: today, to: today },
  });
  const errorTexts = {
    required: intl.formatMessage(messages.required),
    range: intl.formatMessage(messages.daysWrong),
  };
  const { control } = form;
  return (
    <SaveDialog
      form={form}
      onSave={onAdd}
      onClose={onClose}
      title={<FormattedMessage {...messages.addEvent} />}
      failedText={<FormattedMessage {...messages.saveFailed} />}
      failureReason={failureReason}
      saveText={<FormattedMessage {...messages.save} />}
    >
      <TextField
        control={control}
        name="name"
        label={<FormattedMessage {...messages.eventName} />}
        hint={<FormattedMessage {...messages.nameHint} />}
        errorTexts={errorTexts}
        maxLength={MOST_NAME}
      />
      <Box sx={pairFromTablets}>
        <TextField
          control={control}
          name="from"
          type="date"
          label={<FormattedMessage {...messages.from} />}
          errorTexts={errorTexts}
        />
        <TextField
          control={control}
          name="to"
          type="date"
          label={<FormattedMessage {...messages.to} />}
          errorTexts={errorTexts}
        />
      </Box>
    </SaveDialog>
  );
}
