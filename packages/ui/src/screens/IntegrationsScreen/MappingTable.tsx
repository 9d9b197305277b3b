import { type ImportKind, neededFields } from '@adaos/domain';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useController, useWatch, type Control } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { FilterButtons } from '../../components/FilterButtons/index.ts';
import { useFormatters } from '../../i18n/index.ts';
import { fieldNameMessages, mappingMessages as messages } from './mapping.messages.ts';
import { MAPPING_COLUMNS, MappingRow } from './MappingRow.tsx';
import { type FileRows, fieldsFor, type MappingValues, needsTax } from './mappingForm.ts';
import type { ImportPreview, PricesTax } from './types.ts';

export interface MappingTableProps {
  control: Control<MappingValues>;
  kind: ImportKind;
  preview: ImportPreview;
}

const SPACE = ' ';

/** Each meaning with its column: the required ones, those found, and on request the others. */
export function MappingTable({ control, kind, preview }: MappingTableProps) {
  const intl = useIntl();
  const listId = useId();
  const { list } = useFormatters();
  const mapping = useWatch({ control, name: 'mapping' });
  const { field: rows } = useController({ control, name: 'rows' });
  const { field: tax } = useController({ control, name: 'tax' });
  const withoutItems = kind === 'orders' && rows.value === 'orders';
  const [all, setAll] = useState(false);
  const needed = neededFields(kind, withoutItems);
  const others = fieldsFor(kind, rows.value).slice(needed.length);
  const hidden = others.filter((field) => preview.mapping[field] === undefined && mapping[field] === '');
  const shown = [
    ...needed,
    ...others.filter((field) => all || preview.mapping[field] !== undefined || mapping[field] !== ''),
  ];
  const missing = needed.filter((field) => mapping[field] === '');

  return (
    <Box component="section" aria-labelledby={`${listId}-title`}>
      <Typography id={`${listId}-title`} variant="h3">
        <FormattedMessage {...messages.title} />
      </Typography>
      <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>
        <FormattedMessage {...(preview.format === 'unknown' ? messages.notRecognised : messages.recognised)} />
      </Typography>
      {kind === 'orders' && (
        <Box sx={{ mt: 2 }}>
          <FilterButtons<FileRows>
            label={intl.formatMessage(messages.rows)}
            choices={[
              { value: 'items', label: intl.formatMessage(messages.rowsItems) },
              { value: 'orders', label: intl.formatMessage(messages.rowsOrders) },
            ]}
            value={rows.value}
            onChange={rows.onChange}
          />
        </Box>
      )}
      {withoutItems && (
        <Alert severity="info" role="presentation" sx={{ mt: 2 }}>
          <FormattedMessage {...messages.withoutItems} />
          {mapping.orderTax === '' && SPACE}
          {mapping.orderTax === '' && <FormattedMessage {...messages.withoutTax} />}
        </Alert>
      )}
      {preview.repeatedNumbers && (
        <Alert severity="info" role="presentation" sx={{ mt: 2 }}>
          <FormattedMessage {...messages.repeatedNumbers} values={preview.repeatedNumbers} />
        </Alert>
      )}
      {needsTax(kind, preview.format, { rows: rows.value, mapping }) && (
        <Box sx={{ mt: 2 }}>
          <Typography variant="label" component="div" sx={{ mb: 1 }}>
            <FormattedMessage {...messages.prices} />
          </Typography>
          <FilterButtons<PricesTax>
            label={intl.formatMessage(messages.prices)}
            choices={[
              { value: 'inside', label: intl.formatMessage(messages.pricesWithVat) },
              { value: 'added', label: intl.formatMessage(messages.pricesWithoutVat) },
            ]}
            value={tax.value}
            onChange={tax.onChange}
          />
          <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
            <FormattedMessage {...messages.pricesHint} />
          </Typography>
        </Box>
      )}
      <Box role="status" sx={{ mt: missing.length > 0 ? 2 : 0 }}>
        {missing.length > 0 && (
          <Alert severity="warning" role="presentation">
            <FormattedMessage
              {...messages.missing}
              values={{ fields: list(missing.map((field) => intl.formatMessage(fieldNameMessages[field]))) }}
            />
          </Alert>
        )}
      </Box>
      <Box
        aria-hidden
        sx={{ display: { xs: 'none', md: 'grid' }, gridTemplateColumns: MAPPING_COLUMNS, columnGap: 3, pt: 2, pb: 1 }}
      >
        {[messages.field, messages.column, messages.samples].map((message) => (
          <Typography key={message.id} variant="caption" sx={{ color: 'text.tertiary', fontWeight: 'medium' }}>
            <FormattedMessage {...message} />
          </Typography>
        ))}
      </Box>
      <Box id={listId} sx={{ mt: { xs: 2, md: 0 } }}>
        {shown.map((field) => (
          <MappingRow
            key={field}
            control={control}
            field={field}
            needed={needed.includes(field)}
            kind={kind}
            withoutItems={withoutItems}
            preview={preview}
          />
        ))}
      </Box>
      {(all || hidden.length > 0) && (
        <Button
          variant="text"
          aria-expanded={all}
          aria-controls={listId}
          onClick={() => setAll(!all)}
          sx={{ ml: -1.75, mt: 0.5 }}
        >
          {all ? (
            <FormattedMessage {...messages.showFewer} />
          ) : (
            <FormattedMessage {...messages.showMore} values={{ count: hidden.length }} />
          )}
        </Button>
      )}
    </Box>
  );
}
