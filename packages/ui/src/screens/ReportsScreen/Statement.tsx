import { addMonths } from '@adaos/domain';
import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { Card } from '../../components/Card/index.ts';
import { DataTable, type DataTableColumn } from '../../components/DataTable/index.ts';
import { useFormatters } from '../../i18n/index.ts';
import { Choice } from '../../product/frame/Choice.tsx';
import { SampleDataMark } from '../../product/SampleDataMark/index.ts';
import { grid } from '../../theme/grid.ts';
import { Missing } from './Missing.tsx';
import { messages } from './Reports.messages.ts';
import type { StatementData } from './ReportsView.ts';
import { useReportWords } from './useReportWords.ts';

/** Months that can be chosen from, at most. */
const MOST_MONTHS = 60;

type Line = StatementData['lines'][number];

/** The months of the data, the newest first, with the one that is shown. */
function monthsOf({ months, month }: StatementData): string[] {
  const listed: string[] = [];
  if (months)
    for (let at = months.last; at >= months.first && listed.length < MOST_MONTHS; at = addMonths(at, -1))
      listed.push(at);
  return listed.includes(month) ? listed : [month, ...listed];
}

export interface StatementProps {
  data: StatementData;
  sample: boolean;
  costsHref: string;
  onMonthChange: (month: string) => void;
}

/** The profit and loss statement of a month beside the month before and that of a year earlier. */
export function Statement({ data, sample, costsHref, onMonthChange }: StatementProps) {
  const intl = useIntl();
  const { dateRange, month: monthName, percent } = useFormatters();
  const [first] = data.columns;
  const words = useReportWords(data.currency);
  const columns = useMemo((): DataTableColumn<Line>[] => {
    const strong = (line: Line, text: string) => (
      <Box component="span" sx={{ fontWeight: line.part === 'sum' ? 'strong' : undefined }}>
        {text}
      </Box>
    );
    const figureAt = (line: Line, place: number) => line.figures[place] ?? { value: null, share: null, missing: [] };
    return [
      {
        id: 'line',
        header: intl.formatMessage(messages.line),
        cell: (line) => strong(line, `${line.part === 'minus' ? '−\u00A0' : ''}${words.metric(line.metric)}`),
        nowrap: false,
        minWidth: grid(24),
        card: 'title',
      },
      ...data.columns.flatMap(({ month, hasData }, place): DataTableColumn<Line>[] => [
        {
          id: `month${place}`,
          header: monthName(month),
          cell: (line) => {
            const { value, missing } = figureAt(line, place);
            return strong(line, hasData ? words.figure(line.metric, 'money', value, missing) : '');
          },
          align: 'end',
          ...(place === 0 && { card: 'amount' as const }),
        },
        ...(place === 0
          ? [
              {
                id: 'share',
                header: words.text('ofNetSales'),
                cell: (line: Line) => {
                  const { share } = figureAt(line, place);
                  return strong(line, share === null ? '' : percent(share));
                },
                align: 'end' as const,
              },
            ]
          : []),
      ]),
    ];
  }, [data, intl, monthName, percent, words]);
  return (
    <Card
      title={first ? dateRange(first.from, first.to) : monthName(data.month)}
      {...(data.currency !== null && { subtitle: data.currency })}
      actions={sample ? <SampleDataMark /> : undefined}
    >
      {!sample && (
        <Box sx={{ maxWidth: grid(32), mb: 2 }}>
          <Choice
            label={intl.formatMessage(messages.month)}
            value={data.month}
            choices={monthsOf(data).map((value) => ({ value, label: monthName(value) }))}
            onChange={onMonthChange}
          />
        </Box>
      )}
      <DataTable
        label={words.text('profitAndLoss')}
        columns={columns}
        rows={data.lines}
        rowKey={({ metric }) => metric}
        maxHeight={grid(120)}
      />
      <Missing missing={data.missing} costsHref={costsHref} />
    </Card>
  );
}
