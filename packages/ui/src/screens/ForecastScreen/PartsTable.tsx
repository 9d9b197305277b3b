import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import { useFormatters } from '../../i18n/index.ts';
import { grid } from '../../theme/grid.ts';
import type { Part, PartAmounts, PartKind, PartsData } from './ForecastView.ts';
import { partsMessages as messages } from './parts.messages.ts';

export interface PartsTableProps {
  data: PartsData;
  by: PartKind;
  currency: string | null;
  nameOf: (part: Part) => string;
  /** The part whose course is shown. */
  chosen: string | null | undefined;
  /** Left out where there is nothing to choose. */
  onChoose: ((key: string | null) => void) | undefined;
}

interface Row {
  id: string;
  name: string;
  amounts: PartAmounts;
  bounds?: { low: number; high: number };
  part?: Part;
}

/** The parts with what they sold and are expected to sell, and the whole shop under them. */
export function PartsTable({ data, by, currency, nameOf, chosen, onChoose }: PartsTableProps) {
  const intl = useIntl();
  const { parts, others, sum } = data;
  const most = Math.max(1, ...parts.map(({ coming }) => coming));
  const headings = [messages.before, messages.coming].map((message) => {
    const text = intl.formatMessage(message);
    return currency === null ? text : `${text} (${currency})`;
  });
  const rows: Row[] = [
    ...parts.map((part) => ({ id: part.key ?? '', name: nameOf(part), amounts: part, bounds: part, part })),
    ...(others
      ? [{ id: 'others', name: intl.formatMessage(messages.others, { count: others.count }), amounts: others }]
      : []),
  ];
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
        {rows.map((row) => (
          <TableRow
            key={row.id}
            row={row}
            share={row.part && row.amounts.coming / most}
            chosen={row.part?.key === chosen}
            onChoose={row.part && row.part.weeks.length > 0 ? onChoose : undefined}
          />
        ))}
        <TableRow row={{ id: 'sum', name: intl.formatMessage(messages.sum), amounts: sum }} strong />
      </tbody>
    </Box>
  );
}

interface TableRowProps {
  row: Row;
  /** Of the greatest part; left out: no bar. */
  share?: number | undefined;
  strong?: boolean;
  chosen?: boolean;
  onChoose?: ((key: string | null) => void) | undefined;
}

function TableRow({ row: { name, amounts, bounds, part }, share, strong = false, chosen, onChoose }: TableRowProps) {
  const intl = useIntl();
  const formatters = useFormatters();
  const amount = (value: number) => formatters.amount(value, { decimals: 0 });
  return (
    <Box
      component="tr"
      sx={(theme) => ({
        borderTop: theme.mixins.hairline(theme.vars.palette.line.main),
        '& > *': { py: 1, fontWeight: strong ? 'strong' : 'regular', verticalAlign: 'top' },
        '& td': { ...theme.mixins.tabular, textAlign: 'right', pl: 2, whiteSpace: { xs: 'normal', sm: 'nowrap' } },
      })}
    >
      <Box component="th" scope="row" sx={{ textAlign: 'left', overflowWrap: 'anywhere', width: '100%' }}>
        {part && onChoose ? (
          <Button
            variant="text"
            size="small"
            aria-pressed={chosen}
            onClick={() => onChoose(part.key)}
            sx={{
              mx: -1,
              my: -0.5,
              textAlign: 'left',
              fontWeight: chosen ? 'strong' : 'medium',
              whiteSpace: { xs: 'normal', sm: 'nowrap' },
            }}
          >
            {name}
          </Button>
        ) : (
          name
        )}
        {share !== undefined && (
          <Box
            aria-hidden
            sx={(theme) => ({
              mt: 0.5,
              height: grid(0.5),
              borderRadius: `${theme.radii.full}px`,
              width: `${Math.max(1, 100 * Math.max(0, share))}%`,
              backgroundColor: theme.vars.palette.primary.soft,
            })}
          />
        )}
      </Box>
      <td>{amount(amounts.before)}</td>
      <td>
        {amount(amounts.coming)}
        {bounds && (
          <Typography variant="body2" component="span" sx={{ display: 'block', color: 'text.secondary' }}>
            {intl.formatMessage(messages.range, { low: amount(bounds.low), high: amount(bounds.high) })}
          </Typography>
        )}
      </td>
    </Box>
  );
}
