import Box from '@mui/material/Box';
import { styled, useThemeProps } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CheckIcon } from '../Icon/index.ts';
import { useFormatters } from '../../i18n/index.ts';
import { unseen } from '../../internal/unseen.ts';
import { messages as m } from './PlanTable.messages.ts';

// A grid with a table's roles: on phones a row's name is above its values, so that they keep their columns.
const Table = styled('div', {
  name: 'AdaosPlanTable',
  slot: 'Root',
  shouldForwardProp: (prop) => prop !== 'plans',
})<{ plans: number }>(({ theme, plans }) => ({
  ...theme.typography.body1,
  '& [role=row]': { display: 'grid', gridTemplateColumns: `minmax(0, 2fr) repeat(${plans}, minmax(0, 1fr))` },
  '& [role=row] > *': { display: 'grid', alignContent: 'center', padding: theme.spacing(1.5, 1), textAlign: 'center' },
  '& [role=columnheader]': {
    position: 'relative',
    ...theme.typography.subtitle1,
    alignContent: 'end',
    paddingBlock: theme.spacing(1, 1.5),
  },
  '& [role=rowheader]': { paddingInlineStart: 0, textAlign: 'start', color: theme.vars.palette.text.secondary },
  '& [role=rowheader][data-group]': {
    ...theme.typography.label,
    gridColumn: '1 / -1',
    paddingBlock: theme.spacing(2.5, 0.75),
    fontWeight: theme.typography.fontWeightStrong,
    color: theme.vars.palette.text.primary,
  },
  '& [role=cell]': { justifyItems: 'center' },
  '& [role=row] + [role=row], & [role=rowgroup] + [role=rowgroup]': {
    borderTop: theme.mixins.hairline(theme.vars.palette.line.soft),
  },
  '& [data-current]': { backgroundColor: theme.vars.palette.primary.soft },
  '& [role=columnheader][data-current]': { borderRadius: `${theme.radii.control}px ${theme.radii.control}px 0 0` },
  '& [role=rowgroup]:last-of-type [role=row]:last-of-type [data-current]': {
    borderRadius: `0 0 ${theme.radii.control}px ${theme.radii.control}px`,
  },
  [theme.breakpoints.down('sm')]: {
    '& [role=row]': { gridTemplateColumns: `repeat(${plans}, minmax(0, 1fr))` },
    '& [role=columnheader]:first-of-type': { display: 'none' },
    '& [role=rowheader]': { gridColumn: '1 / -1', paddingBlock: theme.spacing(1.25, 0), ...theme.typography.body2 },
    '& [role=row] > [role=cell]': { padding: theme.spacing(0.5, 0.5, 1.25) },
    '& [data-current]': {
      backgroundColor: 'transparent',
      color: theme.vars.palette.primary.main,
      fontWeight: theme.typography.fontWeightStrong,
    },
  },
}));

/** What the table needs of a plan. */
export interface TablePlan {
  id: string;
  name: string;
  /** Major units of `currency`; written with decimals where it has any. Without it the table has no line of prices. */
  price?: number;
  /** ISO 4217 code. */
  currency?: string;
}

export interface PlanTableLine<Plan extends TablePlan = TablePlan> {
  id: string;
  name: ReactNode;
  /** True is a check mark, false a dash; both are said in words, too. */
  value: (plan: Plan) => ReactNode;
}

/** Lines that belong together, under their name. */
export interface PlanTableGroup<Plan extends TablePlan = TablePlan> {
  id: string;
  name?: string;
  lines: readonly PlanTableLine<Plan>[];
}

export interface PlanTableProps<Plan extends TablePlan = TablePlan> {
  /** From the smallest to the largest, any number that fits. */
  plans: readonly Plan[];
  groups: readonly PlanTableGroup<Plan>[];
  /** The plan that the reader has. */
  currentId?: Plan['id'] | undefined;
  /** The table's name. Default "Plans compared". */
  label?: string;
  /** The name of the line of prices. Default "Price per month". */
  priceLabel?: string;
}

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    AdaosPlanTable: 'root';
  }
  interface ComponentsPropsList {
    AdaosPlanTable: PlanTableProps;
  }
}

/** A price where the plan has one. */
function usePriceLine(name: string): PlanTableLine {
  const format = useFormatters();
  return {
    id: 'price',
    name,
    value: ({ price, currency }) =>
      price === undefined ? null : currency === undefined ? format.number(price) : format.price(price, currency),
  };
}

/** What each plan gives, line by line. */
export function PlanTable<Plan extends TablePlan>(props: PlanTableProps<Plan>) {
  const { plans, groups, currentId, label, priceLabel } = useThemeProps({ props, name: 'AdaosPlanTable' });
  const { formatMessage: t } = useIntl();
  const id = useId();
  const prices = usePriceLine(priceLabel ?? t(m.price));
  const priced = plans.some(({ price }) => price !== undefined);
  const lineOf = (line: PlanTableLine<Plan>) => (
    <div key={line.id} role="row">
      <div role="rowheader">{line.name}</div>
      {plans.map((plan) => (
        <div key={plan.id} role="cell" data-current={plan.id === currentId || undefined}>
          <Value value={line.value(plan)} />
        </div>
      ))}
    </div>
  );
  return (
    <Table role="table" aria-label={label ?? t(m.caption)} plans={plans.length}>
      <div role="rowgroup">
        <div role="row">
          <div role="columnheader">
            <Box component="span" sx={unseen}>
              {t(m.feature)}
            </Box>
          </div>
          {plans.map((plan) => (
            <div key={plan.id} role="columnheader" data-current={plan.id === currentId || undefined}>
              {plan.name}
              {plan.id === currentId && (
                <Box component="span" sx={{ typography: 'caption', color: 'primary.main' }}>
                  <FormattedMessage {...m.current} />
                </Box>
              )}
            </div>
          ))}
        </div>
      </div>
      {priced && <div role="rowgroup">{lineOf(prices)}</div>}
      {groups.map((group) => (
        <div
          key={group.id}
          role="rowgroup"
          {...(group.name !== undefined && { 'aria-labelledby': `${id}-${group.id}` })}
        >
          {group.name !== undefined && (
            <div role="row">
              <div role="rowheader" id={`${id}-${group.id}`} data-group="">
                {group.name}
              </div>
            </div>
          )}
          {group.lines.map(lineOf)}
        </div>
      ))}
    </Table>
  );
}

/** What a plan has of a line. */
function Value({ value }: { value: ReactNode }) {
  const { formatMessage: t } = useIntl();
  if (typeof value !== 'boolean') return value;
  return (
    <Box
      component="span"
      sx={{ position: 'relative', display: 'inline-flex', color: value ? 'primary.main' : 'text.tertiary' }}
    >
      {value ? <CheckIcon aria-hidden fontSize="small" /> : <span aria-hidden>{NONE}</span>}
      <Box component="span" sx={unseen}>
        {t(value ? m.included : m.notIncluded)}
      </Box>
    </Box>
  );
}

const NONE = '–';
