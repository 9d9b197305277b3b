import { isTimeDimension, MOST_REPORT_ROWS } from '@adaos/domain';
import { useIntl } from 'react-intl';
import { useFormatters } from '../../i18n/index.ts';
import { Choice } from '../../product/frame/Choice.tsx';
import { messages } from './Reports.messages.ts';
import type { ReportDefinitionData } from './ReportsView.ts';
import { useReportWords } from './useReportWords.ts';

const USUAL = 'usual';
const ROWS = [10, 25, 100, 500, MOST_REPORT_ROWS];

export interface SortFieldsProps {
  definition: ReportDefinitionData;
  onChange: (changes: Partial<ReportDefinitionData>) => void;
}

/** In which order rows come, and how many of them. */
export function SortFields({ definition, onChange }: SortFieldsProps) {
  const intl = useIntl();
  const { number } = useFormatters();
  const words = useReportWords(null);
  const text = (id: keyof typeof messages) => intl.formatMessage(messages[id] as typeof messages.title);
  const { metrics, dimensions, sort, order, limit } = definition;
  const sortable = [
    ...dimensions.map((value) => ({ value, label: words.dimension(value) })),
    ...metrics.map((value) => ({ value, label: words.metric(value) })),
  ];
  const usual = sort !== undefined && isTimeDimension(sort as 'day') ? 'asc' : 'desc';
  return (
    <>
      <Choice
        label={text('sort')}
        value={sort ?? USUAL}
        choices={[{ value: USUAL, label: text('usualSort') }, ...sortable]}
        onChange={(chosen) =>
          onChange({ sort: sortable.find(({ value }) => value === chosen)?.value, order: undefined })
        }
      />
      {sort !== undefined && (
        <Choice
          label={text('order')}
          value={order ?? usual}
          choices={[
            { value: 'desc', label: text('descending') },
            { value: 'asc', label: text('ascending') },
          ]}
          onChange={(chosen) => onChange({ order: chosen })}
        />
      )}
      <Choice
        label={text('rows')}
        value={String(limit)}
        choices={[...new Set([...ROWS, limit])]
          .toSorted((a, b) => a - b)
          .map((rows) => ({ value: String(rows), label: number(rows) }))}
        onChange={(rows) => onChange({ limit: Number(rows) })}
      />
    </>
  );
}
