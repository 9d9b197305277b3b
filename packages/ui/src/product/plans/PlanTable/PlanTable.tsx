import type { PlanId } from '@adaos/domain';
import Box from '@mui/material/Box';
import { styled, useThemeProps } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CheckIcon } from '../../../components/Icon/index.ts';
import { useFormatters } from '../../../i18n/index.ts';
import { unseen } from '../../../internal/unseen.ts';
import type { ComparedPlan } from '../types.ts';
import { messages as m } from './PlanTable.messages.ts';

// A grid with a table's roles: on phones a row's name is above its three values, so that they keep their columns.
const Table = styled('div', { name: 'AdaosPlanTable', slot: 'Root' })(({ theme }) => ({
  ...theme.typography.body1,
  '& [role=row]': { display: 'grid', gridTemplateColumns: 'minmax(0, 2fr) repeat(3, minmax(0, 1fr))' },
  '& [role=row] > *': { display: 'grid', alignContent: 'center', padding: theme.spacing(1.5, 1), textAlign: 'center' },
  '& [role=columnheader]': {
    position: 'relative',
    ...theme.typography.subtitle1,
    alignContent: 'end',
    paddingBlock: theme.spacing(1, 1.5),
  },
  '& [role=rowheader]': { paddingInlineStart: 0, textAlign: 'start', color: theme.vars.palette.text.secondary },
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
    '& [role=row]': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
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

export type PlanTableProps = {
  /** From the smallest to the largest. */
  plans: readonly ComparedPlan[];
  /** The shop's current plan. */
  currentId?: PlanId | undefined;
};

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    AdaosPlanTable: 'root';
  }
  interface ComponentsPropsList {
    AdaosPlanTable: PlanTableProps;
  }
}

/** What each plan gives, line by line. */
export function PlanTable(props: PlanTableProps) {
  const { plans, currentId } = useThemeProps({ props, name: 'AdaosPlanTable' });
  const { formatMessage: t } = useIntl();
  const { number, money } = useFormatters();
  const included = (yes: boolean): ReactNode =>
    yes ? (
      <Box component="span" sx={{ position: 'relative', display: 'inline-flex', color: 'primary.main' }}>
        <CheckIcon aria-hidden fontSize="small" />
        <Box component="span" sx={unseen}>
          {t(m.included)}
        </Box>
      </Box>
    ) : (
      <Box component="span" sx={{ position: 'relative', color: 'text.tertiary' }}>
        <span aria-hidden>{NONE}</span>
        <Box component="span" sx={unseen}>
          {t(m.notIncluded)}
        </Box>
      </Box>
    );
  const support = { starter: m.byEmail, growth: m.priority, enterprise: m.dedicated } as const;
  const rows: { id: string; name: ReactNode; value: (plan: ComparedPlan) => ReactNode }[] = [
    { id: 'price', name: t(m.price), value: ({ price, currency }) => money(price, currency, { decimals: 0 }) },
    {
      id: 'platforms',
      name: t(m.platforms),
      value: ({ limits }) => (limits.platforms === null ? t(m.unlimited) : number(limits.platforms)),
    },
    { id: 'forecast', name: t(m.forecast), value: ({ limits }) => t(m.days, { days: limits.forecastDays }) },
    { id: 'apiCalls', name: t(m.apiCalls), value: ({ limits }) => number(limits.apiCalls) },
    { id: 'storage', name: t(m.storage), value: ({ limits }) => t(m.gigabytes, { size: number(limits.storageGb) }) },
    { id: 'reports', name: t(m.reports), value: ({ id }) => included(id !== 'starter') },
    { id: 'fraud', name: t(m.fraud), value: ({ id }) => included(id !== 'starter') },
    { id: 'training', name: t(m.training), value: ({ id }) => included(id === 'enterprise') },
    { id: 'support', name: t(m.support), value: ({ id }) => t(support[id]) },
  ];
  return (
    <Table role="table" aria-label={t(m.caption)}>
      <div role="rowgroup">
        <div role="row">
          <div role="columnheader">
            <Box component="span" sx={unseen}>
              {t(m.feature)}
            </Box>
          </div>
          {plans.map(({ id, name }) => (
            <div key={id} role="columnheader" data-current={id === currentId || undefined}>
              {name}
              {id === currentId && (
                <Box component="span" sx={{ typography: 'caption', color: 'primary.main' }}>
                  <FormattedMessage {...m.current} />
                </Box>
              )}
            </div>
          ))}
        </div>
      </div>
      <div role="rowgroup">
        {rows.map(({ id, name, value }) => (
          <div key={id} role="row">
            <div role="rowheader">{name}</div>
            {plans.map((plan) => (
              <div key={plan.id} role="cell" data-current={plan.id === currentId || undefined}>
                {value(plan)}
              </div>
            ))}
          </div>
        ))}
      </div>
    </Table>
  );
}

const NONE = '–';
