import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { Card } from '../../components/Card/index.ts';
import { DataTable, type DataTableColumn } from '../../components/DataTable/index.ts';
import { ButtonLink } from '../../components/Link/index.ts';
import { TwoLines } from '../../product/figures/TwoLines.tsx';
import { metricMessages } from '../../product/reports/metrics.messages.ts';
import { reportMessages, reportPeriodMessages } from '../../product/reports/report.messages.ts';
import { grid } from '../../theme/grid.ts';
import { messages } from './Reports.messages.ts';
import type { ReportItem, ReportsData } from './ReportsView.ts';

export interface ReportListProps {
  data: ReportsData;
  canBuild: boolean;
  statementHref: string;
  reportHref: (id: string) => string;
  newHref: string;
  plansHref: string;
  onRemove: (report: ReportItem) => void;
}

const STATEMENT = 'statement';

interface Row {
  id: string;
  name: string;
  text: string;
  period: string;
  who: string;
  report: ReportItem | null;
}

/** @param onRemove null where the reader removes nothing */
function columnsOf(intl: IntlShape, onRemove: ReportListProps['onRemove'] | null): DataTableColumn<Row>[] {
  const text = (id: keyof typeof messages) => intl.formatMessage(messages[id] as typeof messages.title);
  return [
    {
      id: 'name',
      header: text('name'),
      cell: (row) => <TwoLines first={row.name} second={row.text} strong />,
      nowrap: false,
      minWidth: grid(36),
      card: 'title',
    },
    { id: 'period', header: intl.formatMessage(reportMessages.period), cell: ({ period }) => period, card: 'plain' },
    { id: 'who', header: text('visible'), cell: ({ who }) => who, nowrap: false, card: 'plain' },
    ...(onRemove
      ? [
          {
            id: 'actions',
            header: text('remove'),
            cell: ({ report }: Row) =>
              report && (
                <Button
                  size="small"
                  aria-label={intl.formatMessage(messages.removeNamed, { name: report.name })}
                  onClick={() => onRemove(report)}
                >
                  {text('remove')}
                </Button>
              ),
            action: true,
            align: 'end' as const,
          },
        ]
      : []),
  ];
}

/** The statement that every shop has, and the reports that were built. */
export function ReportList(props: ReportListProps) {
  const { data, canBuild, statementHref, reportHref, newHref, plansHref, onRemove } = props;
  const { included, reports } = data;
  const intl = useIntl();
  const text = (id: keyof typeof messages) => intl.formatMessage(messages[id] as typeof messages.title);
  const whoOf = ({ shared, own, by }: ReportItem) => {
    if (!shared) return text('private');
    return own || by === '' ? text('shared') : intl.formatMessage(messages.sharedBy, { name: by });
  };
  const rows: Row[] = [
    {
      id: STATEMENT,
      name: intl.formatMessage(reportMessages.profitAndLoss),
      text: text('statementText'),
      period: text('month'),
      who: text('ready'),
      report: null,
    },
    ...reports.map((report) => ({
      id: report.id,
      name: report.name,
      text: intl.formatList(
        report.definition.metrics.map((id) => intl.formatMessage(metricMessages[id])),
        { type: 'unit' },
      ),
      period: intl.formatMessage(reportPeriodMessages[report.definition.period.kind]),
      who: whoOf(report),
      report,
    })),
  ];
  const columns = columnsOf(intl, canBuild && reports.length > 0 ? onRemove : null);
  return (
    <>
      {!included && (
        <Alert
          severity="info"
          role="note"
          action={
            <ButtonLink href={plansHref} size="small">
              <FormattedMessage {...messages.plans} />
            </ButtonLink>
          }
        >
          <FormattedMessage {...messages.notIncluded} />
          {reports.length > 0 && (
            <Box component="span" sx={{ display: 'block' }}>
              <FormattedMessage {...messages.kept} />
            </Box>
          )}
        </Alert>
      )}
      <Card sx={{ p: { xs: 2, md: 3 } }}>
        <DataTable
          label={text('title')}
          columns={columns}
          rows={included ? rows : rows.slice(0, 1)}
          rowKey={({ id }) => id}
          rowHref={({ id }) => (id === STATEMENT ? statementHref : reportHref(id))}
        />
        {included && reports.length === 0 && (
          <Box sx={{ mt: 3 }}>
            <Typography variant="label" component="h2">
              <FormattedMessage {...messages.noneTitle} />
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5, maxWidth: '60ch' }}>
              <FormattedMessage {...messages.noneText} />
            </Typography>
            {canBuild && (
              <ButtonLink href={newHref} variant="outlined" size="small" sx={{ mt: 1.5 }}>
                <FormattedMessage {...messages.new} />
              </ButtonLink>
            )}
          </Box>
        )}
      </Card>
    </>
  );
}
