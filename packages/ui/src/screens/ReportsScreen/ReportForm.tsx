import { MOST_REPORT_METRICS, REPORT_CHARTS, REPORT_COMPARISONS, REPORT_PERIODS, TIME_DIMENSIONS } from '@adaos/domain';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type SyntheticEvent, useEffect, useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { BusyButton } from '../../components/BusyButton/index.ts';
import { Card } from '../../components/Card/index.ts';
import { ButtonLink } from '../../components/Link/index.ts';
import { describedBy, Field } from '../../forms/Field/index.ts';
import { useUnsavedChanges } from '../../forms/UnsavedChanges/index.ts';
import { Choice } from '../../product/frame/Choice.tsx';
import { reportMessages, reportPeriodMessages } from '../../product/reports/report.messages.ts';
import {
  dimensionsOffered,
  type ReportDraft,
  draftOf,
  fitted,
  metricsOffered,
  otherOf,
  problemOf,
  timeOf,
} from './draft.ts';
import { FilterFields } from './FilterFields.tsx';
import { ManyField } from './ManyField.tsx';
import { chartMessages, comparisonMessages, messages } from './Reports.messages.ts';
import type { ReportCatalogue, ReportDefinitionData, ReportItem, ReportRow } from './ReportsView.ts';
import { SortFields } from './SortFields.tsx';
import { useReportWords } from './useReportWords.ts';

const NAME_LENGTH = 80;
const NONE = 'none';
const fields = { display: 'grid', gap: 2, gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' } } as const;

export interface ReportFormProps {
  /** Null: a new one. */
  report: ReportItem | null;
  catalogue: ReportCatalogue;
  /** The rows of what is filtered by, for its values; null while they are not known. */
  filterRows: readonly ReportRow[] | null;
  cancelHref: string;
  /** Something was chosen that can be calculated. */
  onDefinitionChange: (definition: ReportDefinitionData) => void;
  /** @returns the id of the report. */
  onSave: (draft: ReportDraft) => Promise<string>;
  /** It is saved, and nothing would be lost any more by leaving. */
  onSaved: (id: string) => void;
  failureReason: (error: unknown) => string | undefined;
}

/** What a report is made of. Only what goes together can be chosen. */
export function ReportForm(props: ReportFormProps) {
  const { report, catalogue, filterRows, cancelHref, onDefinitionChange, onSave, onSaved, failureReason } = props;
  const intl = useIntl();
  const words = useReportWords(null);
  const ids = { name: useId(), from: useId(), to: useId() };
  const nameInput = useRef<HTMLInputElement>(null);
  const [first] = useState(() => draftOf(report));
  const [draft, setDraft] = useState(first);
  const [tried, setTried] = useState(false);
  const [saving, setSaving] = useState<'idle' | 'busy' | { error: unknown }>('idle');
  const [saved, setSaved] = useState<string | null>(null);
  useUnsavedChanges(draft !== first && saved === null);
  // After the one above, so that nothing is asked on the way.
  const leave = useRef(onSaved);
  useEffect(() => {
    leave.current = onSaved;
  });
  useEffect(() => {
    if (saved !== null) leave.current(saved);
  }, [saved]);
  const { definition } = draft;
  const problem = problemOf(definition);
  const text = (id: keyof typeof messages) => intl.formatMessage(messages[id] as typeof messages.title);
  const change = (changes: Partial<ReportDefinitionData>) => {
    const next = fitted({ ...definition, ...changes });
    setDraft({ ...draft, definition: next });
    if (problemOf(next) === null) onDefinitionChange(next);
  };
  const group = (time: string, other: string) =>
    change({
      dimensions: [
        ...TIME_DIMENSIONS.filter((each) => each === time),
        ...dimensionsOffered(catalogue, definition.metrics).filter((each) => each === other),
      ],
    });
  const [time, other] = [timeOf(definition) ?? NONE, otherOf(definition) ?? NONE];
  const { period } = definition;
  const nameError = tried && draft.name.trim() === '' ? text('nameRequired') : undefined;
  const daysError = problem === 'days' && tried ? text('daysRequired') : undefined;
  const save = async (event: SyntheticEvent) => {
    event.preventDefault();
    setTried(true);
    if (saving === 'busy' || problem !== null) return;
    if (draft.name.trim() === '') {
      nameInput.current?.focus();
      return;
    }
    setSaving('busy');
    try {
      setSaved(await onSave({ ...draft, name: draft.name.trim() }));
    } catch (error) {
      setSaving({ error });
    }
  };
  const day = (end: 'from' | 'to') => (
    <Field id={ids[end]} label={text(end)} error={end === 'to' ? daysError : undefined}>
      <OutlinedInput
        id={ids[end]}
        type="date"
        value={period[end] ?? ''}
        onChange={({ target }) => change({ period: { ...period, [end]: target.value } })}
        slotProps={{ input: { 'aria-describedby': describedBy(ids[end], { hint: undefined, error: daysError }) } }}
      />
    </Field>
  );
  return (
    <Card sx={{ p: { xs: 2, md: 3 } }}>
      <Box
        component="form"
        noValidate
        onSubmit={(event: SyntheticEvent) => void save(event)}
        sx={{ display: 'grid', gap: 2.5 }}
      >
        {typeof saving === 'object' && (
          <Alert severity="error">{failureReason(saving.error) ?? text('saveFailed')}</Alert>
        )}
        <Field id={ids.name} label={text('name')} error={nameError}>
          <OutlinedInput
            id={ids.name}
            inputRef={nameInput}
            value={draft.name}
            autoComplete="off"
            onChange={({ target }) => setDraft({ ...draft, name: target.value })}
            slotProps={{
              input: {
                maxLength: NAME_LENGTH,
                required: true,
                'aria-describedby': describedBy(ids.name, { hint: undefined, error: nameError }),
              },
            }}
          />
        </Field>
        <ManyField
          label={text('metrics')}
          hint={intl.formatMessage(messages.metricsHint, { most: MOST_REPORT_METRICS })}
          error={problem === 'metrics' ? text('metricsRequired') : undefined}
          value={definition.metrics}
          choices={metricsOffered(catalogue, definition).map((value) => ({ value, label: words.metric(value) }))}
          most={MOST_REPORT_METRICS}
          onChange={(chosen) => change({ metrics: chosen as ReportDefinitionData['metrics'] })}
        />
        <Box sx={fields}>
          <Choice
            label={text('byTime')}
            value={time}
            choices={[
              { value: NONE, label: text('noTime') },
              ...TIME_DIMENSIONS.map((value) => ({ value, label: words.dimension(value) })),
            ]}
            onChange={(chosen) => group(chosen, other)}
          />
          <Choice
            label={text('byOther')}
            value={other}
            choices={[
              { value: NONE, label: text('noOther') },
              ...dimensionsOffered(catalogue, definition.metrics).map((value) => ({
                value,
                label: words.dimension(value),
              })),
            ]}
            onChange={(chosen) => group(time, chosen)}
          />
          <Choice
            label={intl.formatMessage(reportMessages.period)}
            value={period.kind}
            choices={REPORT_PERIODS.map((value) => ({ value, label: intl.formatMessage(reportPeriodMessages[value]) }))}
            onChange={(kind) => change({ period: kind === 'custom' ? { ...period, kind } : { kind } })}
          />
          <Choice
            label={text('compare')}
            value={definition.compare}
            choices={REPORT_COMPARISONS.map((value) => ({
              value,
              label: intl.formatMessage(comparisonMessages[value]),
            }))}
            onChange={(compare) => change({ compare })}
          />
          {period.kind === 'custom' && (
            <>
              {day('from')}
              {day('to')}
            </>
          )}
          <FilterFields {...{ catalogue, definition, filterRows }} onChange={change} />
          <SortFields definition={definition} onChange={change} />
          <Choice
            label={text('chart')}
            value={definition.chart}
            disabled={definition.dimensions.length !== 1}
            choices={REPORT_CHARTS.map((value) => ({ value, label: intl.formatMessage(chartMessages[value]) }))}
            onChange={(chart) => change({ chart })}
          />
        </Box>
        <FormControlLabel
          control={
            <Checkbox
              checked={draft.shared}
              disabled={report !== null && !report.own}
              onChange={(_event, shared) => setDraft({ ...draft, shared })}
            />
          }
          label={text('share')}
        />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <BusyButton type="submit" variant="contained" busy={saving === 'busy'}>
            {text('save')}
          </BusyButton>
          <ButtonLink href={cancelHref}>{text('cancel')}</ButtonLink>
        </Box>
      </Box>
    </Card>
  );
}
