import type { ImportField, ImportKind } from '@adaos/domain';
import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import Select from '@mui/material/Select';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { useController, type Control } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { StatusChip } from '../../components/StatusChip/index.ts';
import { fieldHintMessages, fieldNameMessages, mappingMessages as messages } from './mapping.messages.ts';
import type { MappingValues } from './mappingForm.ts';
import type { ImportPreview } from './types.ts';

type HintedField = keyof typeof fieldHintMessages;
const hasHint = (field: ImportField): field is HintedField => field in fieldHintMessages;

const DATE_HINTS = {
  ads: messages.adsDateHint,
  stock: messages.costsDateHint,
  costs: messages.costsDateHint,
  order_costs: messages.costsDateHint,
} as const;
const SAMPLES = 3;
const SEPARATOR = ' · ';

/** The first different values of a column, in the file's order. */
function samplesOf({ columns, sample }: ImportPreview, column: string): string[] {
  const at = columns.indexOf(column);
  const values = sample.map((cells) => cells[at]?.trim() ?? '').filter((value) => value !== '');
  return [...new Set(values)].slice(0, SAMPLES);
}

/** Name, choice and samples side by side; on phones one below the other. */
export const MAPPING_COLUMNS = {
  xs: 'minmax(0, 1fr)',
  sm: 'minmax(0, 5fr) minmax(0, 7fr)',
  md: 'minmax(0, 5fr) minmax(0, 6fr) minmax(0, 7fr)',
} as const;

export type MappingRowProps = {
  control: Control<MappingValues>;
  field: ImportField;
  /** Without it no line can be read. */
  needed: boolean;
  kind: ImportKind;
  /** The file has one row for each order. */
  withoutItems: boolean;
  preview: ImportPreview;
};

/** One meaning: which column of the file has it, and samples of that column. */
export function MappingRow({ control, field, needed, kind, withoutItems, preview }: MappingRowProps) {
  const id = useId();
  const intl = useIntl();
  const { field: bound, fieldState } = useController({ control, name: `mapping.${field}` });
  const { ref, ...select } = bound;
  const empty = select.value === '';
  const samples = empty ? [] : samplesOf(preview, select.value);
  const wrong = fieldState.error !== undefined;
  const hinted = (needed || (field === 'date' && kind === 'costs')) && hasHint(field);
  const described = [hinted && `${id}-hint`, !empty && `${id}-samples`, wrong && `${id}-error`]
    .filter(Boolean)
    .join(' ');
  return (
    <Box
      sx={(theme) => ({
        display: 'grid',
        gridTemplateColumns: MAPPING_COLUMNS,
        columnGap: 3,
        rowGap: 1,
        alignItems: { xs: 'center', sm: 'start', md: 'center' },
        py: 1.5,
        borderTop: theme.mixins.hairline(theme.vars.palette.line.soft),
      })}
    >
      <Box sx={{ gridRow: { sm: 'span 2', md: 'auto' }, pt: { sm: 1, md: 0 } }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
          <Typography component="label" htmlFor={id} sx={{ fontWeight: 'medium' }}>
            <FormattedMessage {...fieldNameMessages[field]} />
          </Typography>
          {needed && empty && <StatusChip tone="careful" label={intl.formatMessage(messages.needed)} />}
        </Box>
        {hinted && (
          <Typography id={`${id}-hint`} variant="body2" sx={{ color: 'text.tertiary' }}>
            <FormattedMessage
              {...(field === 'date' && kind !== 'orders'
                ? DATE_HINTS[kind]
                : field === 'orderId' && withoutItems
                  ? messages.orderRowHint
                  : fieldHintMessages[field])}
            />
          </Typography>
        )}
      </Box>
      <FormControl fullWidth error={wrong}>
        <Select
          {...select}
          native
          inputRef={ref}
          inputProps={{ id, 'aria-required': needed, 'aria-describedby': described || undefined }}
          sx={{ color: empty ? 'text.secondary' : 'text.primary' }}
        >
          <option value="">{intl.formatMessage(needed ? messages.chooseColumn : messages.noColumn)}</option>
          {[...new Set(preview.columns)]
            .filter((column) => column !== '')
            .map((column) => (
              <option key={column} value={column}>
                {column}
              </option>
            ))}
        </Select>
        {wrong && (
          <FormHelperText id={`${id}-error`}>
            <FormattedMessage {...messages.chooseColumn} />
          </FormHelperText>
        )}
      </FormControl>
      <Samples id={`${id}-samples`}>
        {empty ? null : samples.length > 0 ? samples.join(SEPARATOR) : <FormattedMessage {...messages.emptyColumn} />}
      </Samples>
    </Box>
  );
}

function Samples({ id, children }: { id: string; children: ReactNode }) {
  if (children === null) return <Box sx={{ display: { xs: 'none', md: 'block' } }} />;
  return (
    <Typography id={id} variant="body2" noWrap sx={{ color: 'text.secondary', gridColumn: { sm: 2, md: 'auto' } }}>
      {children}
    </Typography>
  );
}
