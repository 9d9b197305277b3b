import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useState, type SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages } from './DataTable.messages.ts';
import { parseBound } from './filters.ts';
import type { DataTableRange } from './types.ts';

export interface RangeFilterProps {
  title: string;
  unit: string | undefined;
  value: DataTableRange | undefined;
  onChange: (value: DataTableRange | undefined) => void;
}

/** Least and greatest number; takes effect when applied. */
export function RangeFilter({ title, unit, value, onChange }: RangeFilterProps) {
  const intl = useIntl();
  const titleId = useId();
  const [texts, setTexts] = useState({ min: String(value?.min ?? ''), max: String(value?.max ?? '') });
  const [tried, setTried] = useState(false);
  const [min, max] = [parseBound(texts.min), parseBound(texts.max)];
  const apply = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (min === undefined || max === undefined) return;
    // The two the wrong way round can only mean the other.
    const swapped = min !== null && max !== null && min > max;
    onChange(swapped ? { min: max, max: min } : { min, max });
  };
  const field = (end: 'min' | 'max', label: string, wrong: boolean) => (
    <TextField
      label={label}
      size="small"
      autoFocus={end === 'min'}
      value={texts[end]}
      error={tried && wrong}
      onChange={(event) => setTexts((before) => ({ ...before, [end]: event.target.value }))}
      slotProps={{
        htmlInput: { inputMode: 'decimal', autoComplete: 'off' },
        input: unit === undefined ? {} : { endAdornment: <InputAdornment position="end">{unit}</InputAdornment> },
      }}
    />
  );
  const wrong = tried && (min === undefined || max === undefined);
  return (
    <Box component="form" noValidate aria-labelledby={titleId} onSubmit={apply} sx={{ p: 0.5 }}>
      <Typography id={titleId} variant="label" component="p" sx={{ color: 'text.secondary', mb: 1.5 }}>
        {title}
      </Typography>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1 }}>
        {field('min', intl.formatMessage(messages.least), min === undefined)}
        {field('max', intl.formatMessage(messages.greatest), max === undefined)}
      </Box>
      {wrong && (
        <Typography role="alert" variant="body2" sx={{ color: 'error.main', mt: 1 }}>
          <FormattedMessage {...messages.notNumber} />
        </Typography>
      )}
      <Box sx={{ display: 'flex', gap: 1, mt: 1.5 }}>
        <Button type="submit" variant="contained" size="small">
          <FormattedMessage {...messages.apply} />
        </Button>
        {value !== undefined && (
          <Button variant="text" size="small" onClick={() => onChange(undefined)}>
            <FormattedMessage {...messages.clear} />
          </Button>
        )}
      </Box>
    </Box>
  );
}
