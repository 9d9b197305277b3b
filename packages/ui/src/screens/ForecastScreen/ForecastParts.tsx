import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Card } from '../../components/Card/index.ts';
import { ErrorState } from '../../components/ErrorState/index.ts';
import { FilterButtons } from '../../components/FilterButtons/index.ts';
import { CardSkeleton, LoadingRegion } from '../../components/Skeletons/index.ts';
import type { PartKind, PartsData, PartsView } from './ForecastView.ts';
import { PartCourse } from './PartCourse.tsx';
import { partsMessages as messages } from './parts.messages.ts';
import { PartPrice } from './PartPrice.tsx';
import { PartsTable } from './PartsTable.tsx';

const KINDS: readonly PartKind[] = ['product', 'family', 'channel'];

export interface ForecastPartsProps {
  by: PartKind;
  view: PartsView;
  currency: string | null;
  onBy: (by: PartKind) => void;
  onRetry: () => void;
}

/** What products, groups or channels are expected to sell; they add up to the shop. */
export function ForecastParts({ by, view, currency, onBy, onRetry }: ForecastPartsProps) {
  const intl = useIntl();
  const choices = KINDS.map((value) => ({ value, label: intl.formatMessage(messages[value]) }));
  return (
    <Card title={intl.formatMessage(messages.title)} subtitle={intl.formatMessage(messages.text)}>
      <FilterButtons label={intl.formatMessage(messages.by)} choices={choices} value={by} onChange={onBy} />
      <Box sx={{ mt: 2 }}>
        {view.status === 'loading' && (
          <LoadingRegion label={intl.formatMessage(messages.loading)}>
            <CardSkeleton holds="rows" height={240} />
          </LoadingRegion>
        )}
        {view.status === 'error' && (
          <ErrorState title={intl.formatMessage(messages.failed)} description={view.message} onRetry={onRetry} />
        )}
        {view.status === 'ready' && view.data.parts.length === 0 && (
          <Typography sx={{ color: 'text.secondary' }}>
            <FormattedMessage {...messages.none} />
          </Typography>
        )}
        {view.status === 'ready' && view.data.parts.length > 0 && (
          <Parts key={by} data={view.data} by={by} currency={currency} />
        )}
      </Box>
    </Card>
  );
}

interface PartsProps {
  data: PartsData;
  by: PartKind;
  currency: string | null;
}

/** The table, and the course of one of its parts. */
function Parts({ data, by, currency }: PartsProps) {
  const intl = useIntl();
  const withCourse = data.parts.filter(({ weeks }) => weeks.length > 0);
  const [chosen, setChosen] = useState(withCourse[0]?.key);
  const nameOf = ({ key, name }: PartsData['parts'][number]) =>
    key === null ? intl.formatMessage(messages.rest) : (name ?? key);
  const part = withCourse.find(({ key }) => key === chosen) ?? withCourse[0];
  return (
    <>
      <PartsTable
        data={data}
        by={by}
        currency={currency}
        nameOf={nameOf}
        chosen={part?.key}
        onChoose={withCourse.length > 1 ? setChosen : undefined}
      />
      {part && (
        <Box sx={{ mt: 3 }}>
          <PartCourse part={part} name={nameOf(part)} currency={currency} />
          {part.price && (
            <PartPrice key={part.key} part={part} price={part.price} name={nameOf(part)} currency={currency} />
          )}
        </Box>
      )}
    </>
  );
}
