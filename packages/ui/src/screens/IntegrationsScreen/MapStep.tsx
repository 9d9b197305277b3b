import { zodResolver } from '@hookform/resolvers/zod';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { BusyButton } from '../../components/BusyButton/index.ts';
import { FilterButtons } from '../../components/FilterButtons/index.ts';
import { ChosenFile } from '../../forms/FileDrop/index.ts';
import { useUnsavedChanges } from '../../forms/UnsavedChanges/index.ts';
import { useFormatters } from '../../i18n/index.ts';
import { formatMessages } from './IntegrationsScreen.messages.ts';
import { mappingMessages as messages } from './mapping.messages.ts';
import { initialValues, mappingSchema, toSettings } from './mappingForm.ts';
import { MappingTable } from './MappingTable.tsx';
import { ShopFields } from './ShopFields.tsx';
import { TableFields } from './TableFields.tsx';
import type { ImportActions, ImportFlow, ReadyIntegrationsView } from './types.ts';

export type MapStepProps = Pick<ImportActions, 'costsHref' | 'onStart' | 'onStartOver' | 'onChooseSheet'> & {
  flow: Extract<ImportFlow, { step: 'map' }>;
  view: ReadyIntegrationsView;
};

/** The file is recognised: the meaning of its columns, the missing settings, then the start. */
export function MapStep({ flow, view, costsHref, onStart, onStartOver, onChooseSheet }: MapStepProps) {
  const intl = useIntl();
  const { number } = useFormatters();
  const { file, preview, kind = 'orders', starting = false, problem } = flow;
  const { sheet = null, sheets = [] } = preview;
  const shopCurrency = view.shop.currency;
  const [defaultValues] = useState(() =>
    initialValues(flow, view, (value) => number(value, { maximumFractionDigits: 2, useGrouping: false })),
  );
  const [resolver] = useState(() => zodResolver(mappingSchema(kind, shopCurrency)));
  const { control, handleSubmit, formState } = useForm({ resolver, defaultValues });
  useUnsavedChanges(formState.isDirty && !starting);
  const columns = intl.formatMessage(messages.columnCount, { count: preview.columns.length });
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) =>
        void handleSubmit((values) => !starting && onStart(toSettings(values, kind, shopCurrency, preview.format)))(
          event,
        )
      }
      sx={{ display: 'grid', gap: 4 }}
    >
      <ChosenFile
        file={file}
        note={[
          intl.formatMessage(formatMessages[preview.format]),
          ...(sheet === null ? [] : [intl.formatMessage(messages.sheetRead, { name: sheet })]),
          columns,
        ].join(' · ')}
        onRemove={starting ? undefined : onStartOver}
      />
      {onChooseSheet && sheet !== null && sheets.length > 1 && (
        <Box>
          <Typography variant="label" component="div" sx={{ mb: 1 }}>
            <FormattedMessage {...messages.sheet} />
          </Typography>
          <FilterButtons
            label={intl.formatMessage(messages.sheet)}
            choices={sheets.map((name) => ({ value: name, label: name }))}
            value={sheet}
            onChange={onChooseSheet}
          />
          <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
            <FormattedMessage {...messages.sheetHint} />
          </Typography>
        </Box>
      )}
      <MappingTable control={control} kind={kind} preview={preview} />
      {kind === 'orders' ? (
        <ShopFields control={control} view={view} preview={preview} costsHref={costsHref} />
      ) : (
        <TableFields control={control} kind={kind} view={view} preview={preview} />
      )}
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
        {problem !== undefined && (
          <Alert severity="error" sx={{ overflowWrap: 'anywhere' }}>
            {problem}
          </Alert>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <BusyButton
            type="submit"
            variant="contained"
            size="large"
            busy={starting}
            busyLabel={intl.formatMessage(messages.starting)}
          >
            <FormattedMessage {...messages.start} />
          </BusyButton>
          <Button size="large" disabled={starting} onClick={onStartOver}>
            <FormattedMessage {...messages.otherFile} />
          </Button>
        </Box>
      </Box>
    </Box>
  );
}
