import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import Slider from '@mui/material/Slider';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useController, type Control, type FieldPathByValue, type FieldValues } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { wholeIn } from './wholeIn.ts';
import { messages } from './SliderField.messages.ts';
import * as tokens from '../../theme/generated/tokens.ts';
import { grid } from '../../theme/grid.ts';

export interface SliderFieldProps<Values extends FieldValues, Output> {
  control: Control<Values, unknown, Output>;
  /** Binds the field to a form's number. */
  name: FieldPathByValue<Values, number>;
  /** The name of the slider and of the number beside it. */
  label: string;
  /** The range, whole numbers. */
  min: number;
  max: number;
  /** The unit after the number, e.g. `%`. */
  unit?: string;
  /** Formats a value for the marks and for screen readers. Default: the number. */
  format?: (value: number) => string;
  /** Shown under the slider. */
  hint?: string;
  /** A position to recommend, and where else it may be; drawn on the rail. Say it in words beside the field. */
  best?: { value: number; low: number; high: number } | undefined;
  disabled?: boolean;
}

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    AdaosSliderField: 'root';
  }
}

const Root = styled('div', { name: 'AdaosSliderField', slot: 'Root' })();

/** The range of a recommended position as a soft bar above the rail, the position as a mark on it. */
function BestMark({
  value,
  low,
  high,
  min,
  max,
}: {
  value: number;
  low: number;
  high: number;
  min: number;
  max: number;
}) {
  const part = (at: number) => `${(100 * (at - min)) / (max - min)}%`;
  return (
    <Box aria-hidden sx={{ position: 'absolute', inset: `0 ${grid(1.25)}px auto`, height: grid(1) }}>
      <Box
        sx={(theme) => ({
          position: 'absolute',
          top: grid(0.25),
          left: part(low),
          width: part(min + high - low),
          minWidth: grid(0.5),
          height: grid(0.5),
          borderRadius: `${theme.radii.full}px`,
          backgroundColor: theme.vars.palette.success.soft,
        })}
      />
      <Box
        sx={(theme) => ({
          position: 'absolute',
          left: part(value),
          width: tokens.border.strong,
          height: grid(1),
          transform: 'translateX(-50%)',
          backgroundColor: theme.vars.palette.success.main,
        })}
      />
    </Box>
  );
}

/** A whole number in a range, by slider or by typing, bound to a form. 0 is marked where it is inside the range. */
export function SliderField<Values extends FieldValues, Output>(props: SliderFieldProps<Values, Output>) {
  const { control, name, label, min, max, unit, format = String, hint, best, disabled = false } = props;
  const intl = useIntl();
  const id = useId();
  const { field } = useController({ control, name });
  const value = Number(field.value);
  // The typed text while it is not a number of the range; the form keeps the last valid one.
  const [typed, setTyped] = useState<string | null>(null);
  const wrong = typed !== null && wholeIn(typed, min, max) === null;
  const marks = [min, ...(min < 0 && max > 0 ? [0] : []), max].map((at) => ({ value: at, label: format(at) }));

  const type = (text: string) => {
    setTyped(text);
    const number = wholeIn(text, min, max);
    if (number !== null) field.onChange(number);
  };
  const leave = () => {
    setTyped(null);
    field.onBlur();
  };
  return (
    <Root>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}>
        <Typography component="label" htmlFor={`${id}-number`} variant="label" sx={{ minWidth: 0 }}>
          {label}
        </Typography>
        <OutlinedInput
          id={`${id}-number`}
          size="small"
          value={typed ?? String(value)}
          onChange={(event) => type(event.target.value)}
          onBlur={leave}
          error={wrong}
          disabled={disabled}
          inputRef={field.ref}
          {...(unit !== undefined && { endAdornment: <InputAdornment position="end">{unit}</InputAdornment> })}
          slotProps={{
            input: {
              inputMode: min < 0 ? 'text' : 'numeric',
              autoComplete: 'off',
              'aria-describedby': `${id}-help`,
            },
          }}
          sx={(theme) => ({
            flex: 'none',
            width: grid(13),
            '& input': { ...theme.mixins.tabular, textAlign: 'right' },
          })}
        />
      </Box>
      <Box sx={{ px: 1.25, mt: 0.5, position: 'relative' }}>
        {best && <BestMark {...best} min={min} max={max} />}
        <Slider
          value={value}
          min={min}
          max={max}
          marks={marks}
          disabled={disabled}
          track={min < 0 && max > 0 ? false : 'normal'}
          onChange={(_event, next) => {
            setTyped(null);
            field.onChange(next);
          }}
          onBlur={field.onBlur}
          getAriaValueText={format}
          aria-label={label}
          aria-describedby={`${id}-help`}
          sx={(theme) => ({
            '& .MuiSlider-markLabel': { ...theme.typography.caption, color: 'text.secondary' },
            // The names of both ends stay within the field.
            '& .MuiSlider-markLabel[data-index="0"]': { transform: `translateX(-${grid(1.25)}px)` },
            [`& .MuiSlider-markLabel[data-index="${marks.length - 1}"]`]: {
              transform: `translateX(calc(${grid(1.25)}px - 100%))`,
            },
            '& .MuiSlider-mark': {
              width: tokens.border.strong,
              height: grid(1),
              backgroundColor: theme.vars.palette.line.control,
            },
          })}
        />
      </Box>
      <FormHelperText id={`${id}-help`} error={wrong} sx={{ mt: 0 }}>
        {wrong || hint === undefined
          ? intl.formatMessage(messages.range, { least: format(min), greatest: format(max) })
          : hint}
      </FormHelperText>
    </Root>
  );
}
