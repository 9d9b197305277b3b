import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormLabel from '@mui/material/FormLabel';
import InputAdornment from '@mui/material/InputAdornment';
import Popover from '@mui/material/Popover';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useState, type SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFormatters } from '../../i18n/index.ts';
import { grid } from '../../theme/grid.ts';
import { ChevronDownIcon } from '../Icon/index.ts';
import { messages } from './DataTable.messages.ts';
import { isChoice, isRange } from './filterKinds.ts';
import { parseBound } from './tableState.ts';
import { toolHeight, useToolDialog } from './ToolButton.tsx';
import type { DataTableChoice, DataTableColumn, DataTableFilterValue, DataTableRange } from './types.ts';

export interface FilterChipProps<Row> {
  column: DataTableColumn<Row>;
  value: DataTableFilterValue | undefined;
  onChange: (value: DataTableFilterValue | undefined) => void;
}

/** A filter that says what it lets through, and opens to be changed. */
export function FilterChip<Row>({ column, value, onChange }: FilterChipProps<Row>) {
  const intl = useIntl();
  const summary = useSummary(column, value);
  const { filter, header } = column;
  const title = intl.formatMessage(messages.filterBy, { column: header });
  const { button, dialog, close } = useToolDialog(title, 'left', { p: 1.5, width: grid(33) });
  return (
    <>
      <Button
        {...button}
        size="small"
        endIcon={<ChevronDownIcon aria-hidden sx={{ color: summary === null ? 'text.tertiary' : 'inherit' }} />}
        sx={[
          toolHeight,
          summary === null
            ? { color: 'text.secondary' }
            : { color: 'primary.main', borderColor: 'primary.main', backgroundColor: 'primary.soft' },
        ]}
      >
        {summary === null ? header : intl.formatMessage(messages.filterOf, { column: header, value: summary })}
      </Button>
      <Popover {...dialog}>
        {filter?.kind === 'choice' && (
          <ChoiceFilter
            title={title}
            choices={filter.choices}
            value={isChoice(value) ? value : []}
            onChange={onChange}
          />
        )}
        {filter?.kind === 'range' && (
          <RangeFilter
            title={title}
            unit={filter.unit}
            value={isRange(value) ? value : undefined}
            onChange={(next) => {
              onChange(next);
              close();
            }}
          />
        )}
      </Popover>
    </>
  );
}

function useSummary<Row>({ filter }: DataTableColumn<Row>, value: DataTableFilterValue | undefined): string | null {
  const intl = useIntl();
  const { number } = useFormatters();
  if (isChoice(value)) {
    const choices = filter?.kind === 'choice' ? filter.choices : [];
    const only = value.length === 1 ? choices.find((choice) => choice.value === value[0]) : undefined;
    return only?.label ?? intl.formatMessage(messages.chosen, { count: value.length });
  }
  if (!isRange(value)) return null;
  const { min, max } = value;
  if (min !== null && max !== null) return `${number(min)}–${number(max)}`;
  if (min !== null) return intl.formatMessage(messages.from, { number: number(min) });
  return max === null ? null : intl.formatMessage(messages.upTo, { number: number(max) });
}

interface ChoiceFilterProps {
  title: string;
  choices: readonly DataTableChoice[];
  value: readonly string[];
  onChange: (value: readonly string[]) => void;
}

/** Takes any number of choices; takes effect at once. */
function ChoiceFilter({ title, choices, value, onChange }: ChoiceFilterProps) {
  return (
    <FormControl component="fieldset" fullWidth>
      <FormLabel component="legend" sx={{ typography: 'label', color: 'text.secondary', px: 0.5, mb: 0.5 }}>
        {title}
      </FormLabel>
      <FormGroup>
        {choices.map((choice) => (
          <FormControlLabel
            key={choice.value}
            label={choice.label}
            sx={{ mx: 0 }}
            control={
              <Checkbox
                checked={value.includes(choice.value)}
                onChange={(_event, checked) =>
                  onChange(checked ? [...value, choice.value] : value.filter((taken) => taken !== choice.value))
                }
              />
            }
          />
        ))}
      </FormGroup>
      {value.length > 0 && (
        <Button variant="text" size="small" onClick={() => onChange([])} sx={{ mt: 0.5, alignSelf: 'flex-start' }}>
          <FormattedMessage {...messages.clear} />
        </Button>
      )}
    </FormControl>
  );
}

interface RangeFilterProps {
  title: string;
  unit: string | undefined;
  value: DataTableRange | undefined;
  onChange: (value: DataTableRange | undefined) => void;
}

/** Minimum and maximum; takes effect when applied. */
function RangeFilter({ title, unit, value, onChange }: RangeFilterProps) {
  const intl = useIntl();
  const titleId = useId();
  const [texts, setTexts] = useState({ min: String(value?.min ?? ''), max: String(value?.max ?? '') });
  const [tried, setTried] = useState(false);
  const bounds = { min: parseBound(texts.min), max: parseBound(texts.max) };
  const wrong = tried && (bounds.min === undefined || bounds.max === undefined);
  const apply = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    const { min, max } = bounds;
    if (min === undefined || max === undefined) return;
    // In the wrong order, they can only mean the other one.
    const swapped = min !== null && max !== null && min > max;
    onChange(swapped ? { min: max, max: min } : { min, max });
  };
  return (
    <Box component="form" noValidate aria-labelledby={titleId} onSubmit={apply} sx={{ p: 0.5 }}>
      <Typography id={titleId} variant="label" component="p" sx={{ color: 'text.secondary', mb: 1.5 }}>
        {title}
      </Typography>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1 }}>
        {(['min', 'max'] as const).map((end) => (
          <TextField
            key={end}
            label={intl.formatMessage(end === 'min' ? messages.least : messages.greatest)}
            size="small"
            autoFocus={end === 'min'}
            value={texts[end]}
            error={tried && bounds[end] === undefined}
            onChange={(event) => setTexts((before) => ({ ...before, [end]: event.target.value }))}
            slotProps={{
              htmlInput: { inputMode: 'decimal', autoComplete: 'off' },
              input: unit === undefined ? {} : { endAdornment: <InputAdornment position="end">{unit}</InputAdornment> },
            }}
          />
        ))}
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
