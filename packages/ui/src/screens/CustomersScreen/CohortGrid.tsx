import { VALUE_MONTHS } from '@adaos/domain';
import Box from '@mui/material/Box';
import { styled, type Theme } from '@mui/material/styles';
import { useIntl } from 'react-intl';
import { useFormatters } from '../../i18n/index.ts';
import { scrollHint } from '../../internal/scrollHint.ts';
import { unseen } from '../../internal/unseen.ts';
import { grid } from '../../theme/grid.ts';
import { type CohortMeasure, largestOf, monthAfter, tintOf, valuesOf } from './cohortCells.ts';
import { cohortMessages as messages } from './cohorts.messages.ts';
import type { CohortRow, CustomersData } from './CustomersView.ts';

const AGES = Array.from({ length: VALUE_MONTHS }, (_, age) => age);
const SO_FAR = '…';
const UNKNOWN = '–';
/** How much of the brand's hue the largest value has: the numbers stay readable on it in both schemes. */
const STRONGEST = 0.3;

const Table = styled('table')(({ theme }) => ({
  borderCollapse: 'separate',
  borderSpacing: theme.spacing(0.25),
  width: '100%',
  ...theme.typography.body2,
  ...theme.mixins.tabular,
  '& th, & td': { padding: theme.spacing(0.75, 1), textAlign: 'right', whiteSpace: 'nowrap' },
  '& thead th': { color: theme.vars.palette.text.secondary, fontWeight: theme.typography.fontWeightControl },
  '& th:first-of-type': {
    position: 'sticky',
    left: 0,
    zIndex: theme.zIndex.raised,
    textAlign: 'left',
    paddingLeft: 0,
    backgroundColor: theme.vars.palette.background.paper,
  },
  '& td': { position: 'relative', borderRadius: `${theme.radii.small}px` },
  [theme.breakpoints.down('sm')]: { '& th, & td': { padding: theme.spacing(0.75, 0.5) } },
}));

const tinted = (tint: number) => (theme: Theme) => ({
  backgroundColor: `color-mix(in oklab, ${theme.vars.palette.primary.main} ${tint * STRONGEST}%, ${theme.vars.palette.background.paper})`,
});

interface CellProps {
  value: number | null;
  largest: number;
  /** The month is not over. */
  running: boolean;
  write: (value: number) => string;
}

function Cell({ value, largest, running, write }: CellProps) {
  const intl = useIntl();
  if (value === null) return <Box component="td" />;
  return (
    <Box component="td" sx={tinted(tintOf(value, largest))}>
      {write(value)}
      {running && (
        <>
          <span aria-hidden>{SO_FAR}</span>
          <Box component="span" sx={unseen}>
            {intl.formatMessage(messages.soFar)}
          </Box>
        </>
      )}
    </Box>
  );
}

function Expected({ value, write }: { value: number | null; write: (value: number) => string }) {
  const intl = useIntl();
  if (value !== null)
    return (
      <Box component="td" sx={{ fontWeight: 'control' }}>
        {write(value)}
      </Box>
    );
  return (
    <Box component="td" sx={{ color: 'text.tertiary' }}>
      <span aria-hidden>{UNKNOWN}</span>
      <Box component="span" sx={unseen}>
        {intl.formatMessage(messages.notKnown)}
      </Box>
    </Box>
  );
}

export interface CohortGridProps {
  data: CustomersData;
  measure: CohortMeasure;
}

/** A row for each month of first orders, newest first, and a column for each month since. Numbers say it, the tint shows where to look. */
export function CohortGrid({ data, measure }: CohortGridProps) {
  const intl = useIntl();
  const { number, percent, amount, month } = useFormatters();
  const largest = largestOf(data.cohorts, measure);
  const write = (value: number) => (measure === 'retention' ? percent(value) : amount(value));
  const label = intl.formatMessage(messages.title);
  // The first month has nothing to say of who ordered again.
  const ages = AGES.slice(measure === 'retention' ? 1 : 0);
  const row = (cohort: CohortRow) => {
    const values = valuesOf(cohort, measure);
    return (
      <tr key={cohort.month}>
        <th scope="row">{month(cohort.month)}</th>
        <td>{number(cohort.customers)}</td>
        {ages.map((age) => (
          <Cell
            key={age}
            value={values[age] ?? null}
            largest={largest}
            running={data.running !== null && monthAfter(cohort.month, age) === data.running}
            write={write}
          />
        ))}
        {measure === 'contribution' && <Expected value={cohort.value} write={write} />}
      </tr>
    );
  };
  return (
    // Focusable, so that the columns scroll by keyboard too.
    <Box
      tabIndex={0}
      role="group"
      aria-label={label}
      sx={(theme) => ({ ...scrollHint(theme), overflow: 'auto', maxHeight: grid(110) })}
    >
      <Table aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{intl.formatMessage(messages.month)}</th>
            <th scope="col">{intl.formatMessage(messages.customers)}</th>
            {ages.map((age) => (
              <th key={age} scope="col">
                {intl.formatMessage(messages.monthOf, { month: age + 1 })}
              </th>
            ))}
            {measure === 'contribution' && <th scope="col">{intl.formatMessage(messages.expected)}</th>}
          </tr>
        </thead>
        <tbody>{data.cohorts.toReversed().map(row)}</tbody>
      </Table>
    </Box>
  );
}
