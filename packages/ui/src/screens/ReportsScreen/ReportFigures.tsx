import { isTimeDimension, LEDGER_KINDS, METRIC_DIMENSIONS, type MetricDimension, type MetricId } from '@adaos/domain';
import { useMemo } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { BarChart, type ChartData, LineChart } from '../../charts/index.ts';
import { Card } from '../../components/Card/index.ts';
import { DataTable, type DataTableColumn } from '../../components/DataTable/index.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { ErrorState } from '../../components/ErrorState/index.ts';
import { FileIcon } from '../../components/Icon/index.ts';
import { ButtonLink } from '../../components/Link/index.ts';
import { CardSkeleton, LoadingRegion } from '../../components/Skeletons/index.ts';
import { useFormatters } from '../../i18n/index.ts';
import { TwoLines } from '../../product/figures/TwoLines.tsx';
import { SampleDataMark } from '../../product/SampleDataMark/index.ts';
import { grid } from '../../theme/grid.ts';
import { Missing } from './Missing.tsx';
import { messages } from './Reports.messages.ts';
import type {
  ReportDefinitionData,
  ReportFigures as Figures,
  ReportResult,
  ReportRow,
  ResultView,
} from './ReportsView.ts';
import { type ReportWords, useReportWords } from './useReportWords.ts';
import { reportMessages } from '../../product/reports/report.messages.ts';

/** Names that a chart of bars has room for. */
const MOST_BARS = 15;

interface ReadyProps {
  definition: ReportDefinitionData;
  data: ReportResult;
  refreshing: boolean;
  sample: boolean;
  costsHref: string;
}

/** The costs that one figure of a row rests on and lacks. */
const missingOf = ({ restsOn }: ReportResult, { missing }: Pick<Figures, 'missing'>, id: MetricId) =>
  missing.filter((kind) => restsOn[id]?.includes(kind));

/** What the rows are grouped by: while the next ones are on their way, those of the definition before. */
const groupedBy = ({ dimensions }: ReportDefinitionData, { rows: [first] }: ReportResult): MetricDimension[] =>
  first ? METRIC_DIMENSIONS.filter((dimension) => dimension in first.dimensions) : dimensions;

/** The first metric over the one dimension; nothing for two, whose rows are no single series. */
function Chart({ definition, data }: Pick<ReadyProps, 'definition' | 'data'>) {
  const words = useReportWords(data.currency);
  const [dimension, another] = groupedBy(definition, data);
  const [metric] = data.metrics;
  if (definition.chart === 'none' || dimension === undefined || another !== undefined || !metric) return null;
  const times = isTimeDimension(dimension);
  const rows = times ? data.rows : data.rows.slice(0, MOST_BARS);
  if (rows.every(({ values }) => (values[metric.id] ?? null) === null)) return null;
  const chart: ChartData = {
    points: rows.map((row) => (times ? (row.dimensions[dimension] ?? '') : words.valueName(dimension, row))),
    granularity: dimension === 'month' ? 'month' : times ? 'day' : 'label',
    series: [
      {
        id: metric.id,
        label: words.metric(metric.id),
        color: 'profit',
        values: rows.map(({ values }) => values[metric.id] ?? null),
      },
    ],
    unit: metric.unit === 'money' ? { currency: data.currency } : metric.unit === 'percent' ? 'percent' : 'number',
  };
  if (times && definition.chart === 'line') return <LineChart {...chart} title={words.metric(metric.id)} />;
  return <BarChart {...chart} title={words.metric(metric.id)} layout={times ? 'vertical' : 'horizontal'} />;
}

function columnsOf(
  { definition, data }: Pick<ReadyProps, 'definition' | 'data'>,
  words: ReportWords,
  intl: IntlShape,
): DataTableColumn<ReportRow>[] {
  const said = (figures: Figures, { id, unit }: ReportResult['metrics'][number]) => {
    const figure = (of: Omit<Figures, 'before'>) =>
      words.figure(id, unit, of.values[id] ?? null, missingOf(data, of, id));
    const { before } = figures;
    const reason = figures.unknown[id];
    const first = reason === undefined ? figure(figures) : <span title={words.unknown(reason)}>{figure(figures)}</span>;
    if (!data.compared) return first;
    return (
      <TwoLines
        first={first}
        second={before ? intl.formatMessage(reportMessages.before, { value: figure(before) }) : null}
      />
    );
  };
  const grouping = groupedBy(definition, data);
  const dimensions = grouping.map((dimension, place): DataTableColumn<ReportRow> => ({
    id: dimension,
    header: words.dimension(dimension),
    cell: (row) => words.valueName(dimension, row),
    ...(place === 0 && { total: () => words.text('total'), card: 'title' as const }),
    nowrap: false,
    minWidth: grid(16),
  }));
  const figures = data.metrics.map((metric, place): DataTableColumn<ReportRow> => ({
    id: metric.id,
    header: words.metric(metric.id),
    cell: (row) => said(row, metric),
    sortValue: (row) => row.values[metric.id] ?? null,
    ...(grouping.length > 0 && { total: () => said(data.totals, metric) }),
    align: 'end',
    ...(place === 0 && { card: 'amount' as const }),
  }));
  return [...dimensions, ...figures];
}

function Ready({ definition, data, refreshing, sample, costsHref }: ReadyProps) {
  const intl = useIntl();
  const { dateRange, number } = useFormatters();
  const words = useReportWords(data.currency);
  const columns = useMemo(() => columnsOf({ definition, data }, words, intl), [definition, data, words, intl]);
  const grouped = groupedBy(definition, data).length > 0;
  // Without grouping there are totals alone: one row.
  const rows = useMemo(
    () => (grouped ? data.rows : [{ ...data.totals, dimensions: {}, name: null, link: null }]),
    [data, grouped],
  );
  const missing = LEDGER_KINDS.filter((kind) =>
    [...data.rows, data.totals].some((figures) =>
      data.metrics.some(({ id }) => missingOf(data, figures, id).includes(kind)),
    ),
  );
  const facts = [
    dateRange(data.from, data.to),
    ...(data.currency === null ? [] : [data.currency]),
    ...(data.compared
      ? [intl.formatMessage(reportMessages.compared, { range: dateRange(data.compared.from, data.compared.to) })]
      : []),
    ...(data.rows.length < data.rowCount
      ? [
          intl.formatMessage(reportMessages.firstRows, {
            shown: number(data.rows.length),
            total: number(data.rowCount),
          }),
        ]
      : []),
  ];
  return (
    <>
      <Chart definition={definition} data={data} />
      <Card
        title={intl.formatMessage(messages.figures)}
        subtitle={facts.join(' · ')}
        actions={sample ? <SampleDataMark /> : undefined}
      >
        <DataTable
          label={intl.formatMessage(messages.figures)}
          columns={columns}
          rows={rows}
          rowKey={(row) => JSON.stringify([row.dimensions, row.rest])}
          refreshing={refreshing}
          empty={
            <EmptyState
              level={3}
              icon={FileIcon}
              title={intl.formatMessage(messages.noRowsTitle)}
              description={intl.formatMessage(messages.noRowsText)}
            />
          }
        />
        <Missing missing={missing} costsHref={costsHref} />
      </Card>
    </>
  );
}

export interface ReportFiguresProps {
  definition: ReportDefinitionData;
  view: ResultView;
  sample: boolean;
  costsHref: string;
  importHref: string;
  onRetry: () => void;
}

/** What a report comes to, as a chart and a table, or why there is nothing. */
export function ReportFigures({ definition, view, sample, costsHref, importHref, onRetry }: ReportFiguresProps) {
  const intl = useIntl();
  if (view.status === 'loading')
    return (
      <LoadingRegion>
        <CardSkeleton height={grid(48)} />
      </LoadingRegion>
    );
  if (view.status === 'error')
    return (
      <Card>
        <ErrorState
          title={intl.formatMessage(messages.reportErrorTitle)}
          description={view.message}
          onRetry={onRetry}
        />
      </Card>
    );
  if (view.status === 'empty')
    return (
      <Card>
        <EmptyState
          icon={FileIcon}
          title={intl.formatMessage(messages.emptyTitle)}
          description={intl.formatMessage(messages.emptyText)}
          action={
            <ButtonLink href={importHref} variant="contained">
              {intl.formatMessage(messages.toIntegrations)}
            </ButtonLink>
          }
        />
      </Card>
    );
  return <Ready {...{ definition, sample, costsHref }} data={view.data} refreshing={view.refreshing} />;
}
