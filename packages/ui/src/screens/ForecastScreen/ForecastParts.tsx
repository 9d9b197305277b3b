import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { Card } from '../../components/Card/index.ts';
import { ErrorState } from '../../components/ErrorState/index.ts';
import { FilterButtons } from '../../components/FilterButtons/index.ts';
import { CardSkeleton, LoadingRegion } from '../../components/Skeletons/index.ts';
import { useFormatters } from '../../i18n/index.ts';
import { grid } from '../../theme/grid.ts';
import type { PartAmounts, PartKind, PartsData, PartsView } from './ForecastView.ts';
import { partsMessages as messages } from './parts.messages.ts';

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
          <PartsTable data={view.data} by={by} currency={currency} />
        )}
      </Box>
    </Card>
  );
}

function PartsTable({ data, by, currency }: { data: PartsData; by: PartKind; currency: string | null }) {
  const intl = useIntl();
  const { amount } = useFormatters();
  const { parts, others, sum } = data;
  const most = Math.max(1, ...parts.map(({ coming }) => coming));
  const headings = [messages.before, messages.coming].map((message) => {
    const text = intl.formatMessage(message);
    return currency === null ? text : `${text} (${currency})`;
  });
  const row = (id: string, name: string, { before, coming }: PartAmounts, strong = false) => (
    <Box
      component="tr"
      key={id}
      sx={(theme) => ({
        borderTop: theme.mixins.hairline(theme.vars.palette.line.main),
        '& > *': { py: 1, fontWeight: strong ? 'strong' : 'regular', verticalAlign: 'top' },
        '& td': { ...theme.mixins.tabular, textAlign: 'right', pl: 2, whiteSpace: 'nowrap' },
      })}
    >
      <Box component="th" scope="row" sx={{ textAlign: 'left', overflowWrap: 'anywhere', width: '100%' }}>
        {name}
        {!strong && (
          <Box
            aria-hidden
            sx={(theme) => ({
              mt: 0.5,
              height: grid(0.5),
              borderRadius: `${theme.radii.full}px`,
              width: `${Math.max(1, (100 * Math.max(0, coming)) / most)}%`,
              backgroundColor: theme.vars.palette.primary.soft,
            })}
          />
        )}
      </Box>
      <td>{amount(before, { decimals: 0 })}</td>
      <td>{amount(coming, { decimals: 0 })}</td>
    </Box>
  );
  return (
    <Box component="table" sx={{ width: '100%', borderCollapse: 'collapse' }}>
      <thead>
        <Box component="tr" sx={{ '& th': { pb: 0.5, fontWeight: 'medium', color: 'text.secondary' } }}>
          <Box component="th" scope="col" sx={{ textAlign: 'left' }}>
            {intl.formatMessage(messages[by])}
          </Box>
          {headings.map((heading) => (
            <Box component="th" scope="col" key={heading} sx={{ textAlign: 'right', pl: 2 }}>
              {heading}
            </Box>
          ))}
        </Box>
      </thead>
      <tbody>
        {parts.map(({ key, name, ...amounts }) =>
          row(key ?? '', key === null ? intl.formatMessage(messages.rest) : (name ?? key), amounts),
        )}
        {others && row('others', intl.formatMessage(messages.others, { count: others.count }), others)}
        {row('sum', intl.formatMessage(messages.sum), sum, true)}
      </tbody>
    </Box>
  );
}
