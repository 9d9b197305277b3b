import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { Card } from '../../components/Card/index.ts';
import { useFormatters } from '../../i18n/index.ts';
import { calendarMessages } from '../../product/DayEvents/index.ts';
import { grid } from '../../theme/grid.ts';
import { calendarTexts as messages } from './calendar.messages.ts';
import { CalendarDaysDialog } from './CalendarDaysDialog.tsx';
import type { CalendarChange, KnownDayRow } from './ForecastView.ts';

const SHOWN = 6;

export interface CalendarDaysProps {
  /** Of the coming year, in order of their first days. */
  events: readonly KnownDayRow[];
  /** The country whose public holidays are among them; null: of none. */
  country: string | null;
  /** Left out for users who may only read. A rejection is reported in the dialog. */
  onChange?: (event: KnownDayRow, change: CalendarChange) => Promise<void>;
  failureReason?: (error: unknown) => string | undefined;
}

const nameOf = (intl: IntlShape, { kind, name }: KnownDayRow) =>
  kind === 'public_holiday'
    ? (name ?? intl.formatMessage(messages.holiday))
    : intl.formatMessage(calendarMessages[kind]);

/** The days that the calendar knows by itself: each can be switched off, or given other days. */
export function CalendarDays({ events, country, onChange, failureReason }: CalendarDaysProps) {
  const intl = useIntl();
  const [all, setAll] = useState(false);
  const [changing, setChanging] = useState<KnownDayRow | null>(null);
  const shown = all ? events : events.slice(0, SHOWN);
  return (
    <Card title={intl.formatMessage(messages.title)} subtitle={intl.formatMessage(messages.text)}>
      {country === null && (
        <Typography sx={{ mb: 1, color: 'text.secondary' }}>
          <FormattedMessage {...messages.noCountry} />
        </Typography>
      )}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {shown.map((event) => (
          <DayRow
            key={`${event.id} ${event.year}`}
            event={event}
            name={nameOf(intl, event)}
            onChange={onChange}
            onMove={() => setChanging(event)}
          />
        ))}
      </Box>
      {events.length > SHOWN && (
        <Button sx={{ mt: 1 }} aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? (
            <FormattedMessage {...messages.fewer} />
          ) : (
            <FormattedMessage {...messages.all} values={{ count: events.length }} />
          )}
        </Button>
      )}
      {changing && onChange && (
        <CalendarDaysDialog
          name={nameOf(intl, changing)}
          from={changing.from}
          to={changing.to}
          onSave={(days) => onChange(changing, { kind: 'move', year: changing.year, ...days })}
          failureReason={failureReason}
          onClose={() => setChanging(null)}
        />
      )}
    </Card>
  );
}

interface DayRowProps {
  event: KnownDayRow;
  name: string;
  onChange: CalendarDaysProps['onChange'];
  onMove: () => void;
}

function DayRow({ event, name, onChange, onMove }: DayRowProps) {
  const intl = useIntl();
  const { dateRange } = useFormatters();
  const { from, to, usual, off, year } = event;
  const note = off
    ? intl.formatMessage(messages.off)
    : usual && intl.formatMessage(messages.moved, { days: dateRange(usual.from, usual.to) });
  return (
    <Box
      component="li"
      sx={(theme) => ({
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        py: 1,
        '&:not(:first-of-type)': { borderTop: theme.mixins.hairline(theme.vars.palette.line.main) },
      })}
    >
      {onChange && (
        <Switch
          checked={!off}
          onChange={(_event, checked) => void onChange(event, { kind: checked ? 'on' : 'off' })}
          slotProps={{ input: { 'aria-label': intl.formatMessage(messages.counted, { name }) } }}
        />
      )}
      <Box sx={{ flex: `1 1 ${grid(20)}px`, minWidth: 0 }}>
        <Typography sx={{ overflowWrap: 'anywhere', fontWeight: 'medium', ...(off && { color: 'text.secondary' }) }}>
          {name}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {[dateRange(from, to), note].filter(Boolean).join(', ')}
        </Typography>
      </Box>
      {onChange && !off && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
          {usual && (
            <Button
              size="small"
              aria-label={intl.formatMessage(messages.restore, { name })}
              onClick={() => void onChange(event, { kind: 'restore', year })}
            >
              <FormattedMessage {...messages.restoreShort} />
            </Button>
          )}
          <Button size="small" aria-label={intl.formatMessage(messages.change, { name })} onClick={onMove}>
            <FormattedMessage {...messages.changeShort} />
          </Button>
        </Box>
      )}
    </Box>
  );
}
