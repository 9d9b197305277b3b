import { dayCount, isLanguage, type Language } from '@adaos/domain';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { SxProps, Theme } from '@mui/material/styles';
import FormHelperText from '@mui/material/FormHelperText';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { pickersOutlinedInputClasses } from '@mui/x-date-pickers/PickersTextField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { enUS, esES, frFR, ptPT, roRO, type PickersInputLocaleText } from '@mui/x-date-pickers/locales';
import dayjs, { type Dayjs } from 'dayjs';
import { useId, useState, type SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { calendarLocale } from './calendarLocale.ts';
import { CalendarIcon } from '../../components/Icon/index.ts';
import { messages } from './DateRangePicker.messages.ts';
import type { DateRange } from './ranges.ts';
import { grid } from '../../theme/grid.ts';

export interface CustomRangeProps {
  range: DateRange;
  onApply: (range: DateRange) => void;
  /** The name of the button. */
  applyLabel: string;
}

/** The words of the calendars; those of another language come from the theme (`locales`). */
const TEXTS = { en: enUS, ro: roRO, fr: frFR, es: esES, pt: ptPT } as const satisfies Record<Language, object>;
// The types of the language packs allow undefined texts, those of the provider do not.
const isComplete = (texts: object): texts is PickersInputLocaleText =>
  Object.values(texts).every((text) => text !== undefined);
const MOST_DAYS = 3660;

// The pickers have a field of their own; this makes it look like every other.
const look: SxProps<Theme> = (theme) => ({
  [`& .${pickersOutlinedInputClasses.root}`]: {
    ...theme.typography.body1,
    fontSize: theme.typography.bodyLarge.fontSize,
    minHeight: grid(5),
    pr: 0.75,
  },
  [`& .${pickersOutlinedInputClasses.notchedOutline}`]: {
    top: 0,
    borderColor: theme.vars.palette.line.control,
    '& legend': { display: 'none' },
  },
  [`& .${pickersOutlinedInputClasses.sectionsContainer}`]: { py: 1, ...theme.mixins.tabular },
});

const floating: SxProps<Theme> = (theme) => ({
  mt: 0.5,
  borderRadius: `${theme.radii.card}px`,
  border: theme.mixins.hairline(theme.vars.palette.line.main),
  backgroundColor: theme.vars.palette.raised,
  boxShadow: theme.vars.palette.shadow.float,
});

type Problem = 'incomplete' | 'wrongOrder' | 'tooLong';

function check(from: Dayjs | null, to: Dayjs | null): Problem | DateRange {
  if (!from?.isValid() || !to?.isValid()) return 'incomplete';
  const range = { from: from.format('YYYY-MM-DD'), to: to.format('YYYY-MM-DD') };
  if (range.from > range.to) return 'wrongOrder';
  return dayCount(range) > MOST_DAYS ? 'tooLong' : range;
}

/** Two dates, typed or picked. Loaded when the picker opens, since the calendars are heavy. */
export function CustomRange({ range, onApply, applyLabel }: CustomRangeProps) {
  const intl = useIntl();
  const errorId = useId();
  const [from, setFrom] = useState<Dayjs | null>(() => dayjs(range.from));
  const [to, setTo] = useState<Dayjs | null>(() => dayjs(range.to));
  const [problem, setProblem] = useState<Problem | null>(null);
  const language = intl.locale.slice(0, 2);
  const localeText = isLanguage(language)
    ? TEXTS[language].components.MuiLocalizationProvider.defaultProps.localeText
    : undefined;

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const result = check(from, to);
    if (typeof result === 'string') setProblem(result);
    else onApply(result);
  };
  const field = (
    message: typeof messages.from,
    value: Dayjs | null,
    onChange: (day: Dayjs | null) => void,
    fallback: string,
  ) => (
    <DatePicker
      label={intl.formatMessage(message)}
      value={value}
      onChange={(day) => {
        onChange(day);
        setProblem(null);
      }}
      // Opens where the data is, and marks no today: the library reads no clock.
      referenceDate={dayjs(fallback)}
      disableHighlightToday
      slots={{ openPickerIcon: CalendarIcon }}
      slotProps={{
        textField: { fullWidth: true, error: problem !== null, sx: look },
        openPickerIcon: { fontSize: 'small' },
        desktopPaper: { sx: floating },
      }}
    />
  );
  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      adapterLocale={calendarLocale(intl.locale)}
      {...(localeText !== undefined && isComplete(localeText) && { localeText })}
    >
      <Box component="form" noValidate onSubmit={submit} aria-describedby={problem === null ? undefined : errorId}>
        <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 1.5 }}>
          {field(messages.from, from, setFrom, range.from)}
          {field(messages.to, to, setTo, range.to)}
        </Box>
        {problem !== null && (
          <FormHelperText id={errorId} role="alert" error sx={{ mx: 0 }}>
            <FormattedMessage {...messages[problem]} />
          </FormHelperText>
        )}
        <Button type="submit" variant="contained" fullWidth sx={{ mt: 1.5 }}>
          {applyLabel}
        </Button>
      </Box>
    </LocalizationProvider>
  );
}
