import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import { useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useFormatters } from '../../i18n/index.ts';
import { ChevronDownIcon } from '../Icon/index.ts';
import { ChoiceFilter } from './ChoiceFilter.tsx';
import { messages } from './DataTable.messages.ts';
import { isChoice, isRange } from './filters.ts';
import { RangeFilter } from './RangeFilter.tsx';
import type { DataTableColumn, DataTableFilterValue } from './types.ts';

export interface FilterChipProps<Row> {
  column: DataTableColumn<Row>;
  value: DataTableFilterValue | undefined;
  onChange: (value: DataTableFilterValue | undefined) => void;
}

function useSummary<Row>(column: DataTableColumn<Row>, value: DataTableFilterValue | undefined): string | null {
  const intl = useIntl();
  const { number } = useFormatters();
  if (isChoice(value)) {
    const [only] = value;
    const choices = column.filter?.kind === 'choice' ? column.filter.choices : [];
    const label = choices.find((choice) => choice.value === only)?.label;
    return value.length === 1 && label !== undefined
      ? label
      : intl.formatMessage(messages.chosen, { count: value.length });
  }
  if (!isRange(value)) return null;
  const { min, max } = value;
  if (min !== null && max !== null) return `${number(min)}–${number(max)}`;
  if (min !== null) return intl.formatMessage(messages.from, { number: number(min) });
  return max === null ? null : intl.formatMessage(messages.upTo, { number: number(max) });
}

/** A filter that says what it lets through, and opens to be changed. */
export function FilterChip<Row>({ column, value, onChange }: FilterChipProps<Row>) {
  const intl = useIntl();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const summary = useSummary(column, value);
  const { filter, header } = column;
  const title = intl.formatMessage(messages.filterBy, { column: header });
  const close = () => setOpen(false);
  return (
    <>
      <Button
        ref={button}
        size="small"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(true)}
        endIcon={<ChevronDownIcon aria-hidden sx={{ color: summary === null ? 'text.tertiary' : 'inherit' }} />}
        sx={(theme) => ({
          minHeight: 36,
          ...theme.mixins.finger,
          color: summary === null ? 'text.secondary' : 'primary.main',
          ...(summary !== null && {
            borderColor: theme.vars.palette.primary.main,
            backgroundColor: theme.vars.palette.primary.soft,
          }),
        })}
      >
        {summary === null ? header : intl.formatMessage(messages.filterOf, { column: header, value: summary })}
      </Button>
      <Popover
        id={id}
        open={open}
        onClose={close}
        anchorEl={() => button.current}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': title, sx: { mt: 0.5, p: 1.5, width: 264 } } }}
      >
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
