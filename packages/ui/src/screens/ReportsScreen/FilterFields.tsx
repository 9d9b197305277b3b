import type { AttributionModel } from '@adaos/domain';
import { ATTRIBUTION_MODELS } from '@adaos/domain';
import { useIntl } from 'react-intl';
import { Choice } from '../../product/frame/Choice.tsx';
import { modelMessages } from '../ChannelsScreen/Channels.messages.ts';
import { dimensionsOffered, otherOf } from './draft.ts';
import { ManyField } from './ManyField.tsx';
import { messages } from './Reports.messages.ts';
import type { ReportCatalogue, ReportDefinitionData, ReportRow } from './ReportsView.ts';
import { useReportWords } from './useReportWords.ts';

const NONE = 'none';
const MOST_VALUES = 100;

export interface FilterFieldsProps {
  catalogue: ReportCatalogue;
  definition: ReportDefinitionData;
  filterRows: readonly ReportRow[] | null;
  onChange: (changes: Partial<ReportDefinitionData>) => void;
}

/** Which rows are counted: those with some values of a dimension; and how orders are shared by channels, where that matters. */
export function FilterFields({ catalogue, definition, filterRows, onChange }: FilterFieldsProps) {
  const intl = useIntl();
  const words = useReportWords(null);
  const text = (id: keyof typeof messages) => intl.formatMessage(messages[id] as typeof messages.title);
  const [filter] = definition.filters ?? [];
  const other = otherOf(definition);
  const offered = other === null ? dimensionsOffered(catalogue, definition.metrics) : [other];
  const touched = [other, filter?.dimension].some((each) => each === 'source' || each === 'campaign');
  // As JSON, so that what belongs to none is a value, too.
  const known = new Map(
    filter
      ? (filterRows ?? [])
          .filter(({ rest, dimensions }) => rest === undefined || dimensions[filter.dimension] === null)
          .map((row) => [
            JSON.stringify(row.dimensions[filter.dimension] ?? null),
            words.valueName(filter.dimension, row),
          ])
      : [],
  );
  const labelOf = (value: string | null) => known.get(JSON.stringify(value)) ?? value ?? '';
  for (const value of filter?.values ?? []) known.set(JSON.stringify(value), labelOf(value));
  return (
    <>
      <Choice
        label={text('filter')}
        value={filter?.dimension ?? NONE}
        choices={[
          { value: NONE, label: text('noFilter') },
          ...offered.map((value) => ({ value, label: words.dimension(value) })),
        ]}
        onChange={(dimension) =>
          onChange({
            filters: offered.filter((each) => each === dimension).map((each) => ({ dimension: each, values: [] })),
          })
        }
      />
      {filter && (
        <ManyField
          label={text('filterValues')}
          error={filter.values.length === 0 ? text('filterRequired') : undefined}
          value={filter.values.map((value) => JSON.stringify(value))}
          choices={Array.from(known, ([value, label]) => ({ value, label }))}
          loading={filterRows === null}
          most={MOST_VALUES}
          onChange={(values) =>
            onChange({
              filters: [
                { dimension: filter.dimension, values: values.map((value) => JSON.parse(value) as string | null) },
              ],
            })
          }
        />
      )}
      {touched && (
        <Choice<AttributionModel>
          label={text('model')}
          value={definition.model ?? 'last'}
          choices={ATTRIBUTION_MODELS.map((value) => ({ value, label: intl.formatMessage(modelMessages[value]) }))}
          onChange={(model) => onChange({ model })}
        />
      )}
    </>
  );
}
