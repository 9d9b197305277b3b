import type { CostRuleKind, LedgerKind } from '@adaos/domain';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import { styled, useThemeProps } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { CheckCircleIcon, CloseIcon } from '../../components/Icon/index.ts';
import { useFormatters } from '../../i18n/index.ts';
import * as tokens from '../../theme/generated/tokens.ts';
import { ruleKindMessages } from '../figures/ledgerKinds.messages.ts';
import { messages } from './Recomputation.messages.ts';

const PERCENT = 100;

/** The cost that has changed; `order_costs` are several of single orders, `allocation` is how those of whole orders are shared. */
export type RecomputedKind = LedgerKind | CostRuleKind | 'order_costs' | 'allocation';

export type RecomputationView =
  | {
      status: 'running';
      kind: RecomputedKind;
      /** It waits for what is done before it; the cost is added to the orders; figures are counted; it failed and is tried again. */
      phase: 'waiting' | 'posting' | 'counting' | 'failed';
      /** Months that are done, of this phase. */
      done: number;
      /** 0 while it is not known how many there are. */
      months: number;
    }
  | {
      status: 'done';
      kind: RecomputedKind;
      /** Change of the net profit, major units, of all days. */
      change: number;
      /** Orders that changed; for fixed costs, days. */
      changed: number;
      /** Months that changed, newest first; `month` is `YYYY-MM`. */
      months: readonly { month: string; change: number }[];
      /** ISO 4217 code; null before the shop has one. */
      currency: string | null;
    };

export interface RecomputationProps {
  /** Null shows nothing. */
  view: RecomputationView | null;
  onDismiss: () => void;
}

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    AdaosRecomputation: 'root';
  }
  interface ComponentsPropsList {
    AdaosRecomputation: RecomputationProps;
  }
}

const Root = styled('div', { name: 'AdaosRecomputation', slot: 'Root' })(({ theme }) => ({
  '& > div:not([hidden])': {
    display: 'flex',
    alignItems: 'flex-start',
    gap: theme.spacing(1),
    padding: theme.spacing(1.25, 2),
    backgroundColor: theme.vars.palette.sunken,
    borderBottom: theme.mixins.hairline(theme.vars.palette.line.soft),
    [theme.breakpoints.up('md')]: { paddingInline: theme.spacing(4) },
  },
  '@media print': { display: 'none' },
}));

/** Over the screens: that a change of costs is being worked into the figures, how far that is, and at the end what it changed. */
export function Recomputation(props: RecomputationProps) {
  const { view, onDismiss } = useThemeProps({ props, name: 'AdaosRecomputation' });
  return (
    <Root>
      {view?.status === 'running' && <Running view={view} />}
      <div role="status" {...(view?.status !== 'done' && { hidden: true })}>
        {view?.status === 'done' && <Done view={view} onDismiss={onDismiss} />}
      </div>
    </Root>
  );
}

/** The message of a kind of cost. */
function kindMessage(kind: RecomputedKind) {
  if (kind === 'order_costs') return messages.orderCosts;
  return kind === 'allocation' ? messages.allocation : ruleKindMessages[kind];
}

type RunningView = Extract<RecomputationView, { status: 'running' }>;

function Progress({ view: { phase, done, months } }: { view: RunningView }) {
  if (phase === 'waiting' || phase === 'failed') return <FormattedMessage {...messages[phase]} />;
  if (months === 0) return <FormattedMessage {...messages.starting} />;
  return <FormattedMessage {...messages[phase]} values={{ done, months }} />;
}

/** Of both phases, each taking half of it; undefined while that is not known. */
function percentOf({ phase, done, months }: RunningView): number | undefined {
  if (months === 0 || phase === 'waiting' || phase === 'failed') return undefined;
  return Math.round((PERCENT * (done / months + (phase === 'counting' ? 1 : 0))) / 2);
}

function Running({ view }: { view: RunningView }) {
  const intl = useIntl();
  const label = intl.formatMessage(messages.running, { cost: intl.formatMessage(kindMessage(view.kind)) });
  const percent = percentOf(view);
  return (
    <div>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="label" component="p">
          {label}
        </Typography>
        <Typography variant="body2" sx={(theme) => ({ ...theme.mixins.tabular, color: 'text.secondary' })}>
          <Progress view={view} />
        </Typography>
        <LinearProgress
          aria-label={label}
          sx={{ mt: 0.75, maxWidth: '72ch' }}
          {...(percent !== undefined && { variant: 'determinate', value: percent })}
        />
      </Box>
    </div>
  );
}

type DoneProps = Pick<RecomputationProps, 'onDismiss'> & { view: Extract<RecomputationView, { status: 'done' }> };

function Done({ view, onDismiss }: DoneProps) {
  const intl = useIntl();
  const { amount, money, month } = useFormatters();
  const { kind, change, changed, months, currency } = view;
  const write = (value: number) =>
    currency === null ? amount(value, { sign: 'always' }) : money(value, currency, { sign: 'always' });
  const newest = months.length > 1 ? months[0] : undefined;
  return (
    <>
      <CheckCircleIcon
        aria-hidden
        sx={{ flex: 'none', fontSize: tokens.size.icon.medium, color: 'success.main', mt: 0.25 }}
      />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="label" component="p">
          <FormattedMessage {...messages.done} values={{ cost: intl.formatMessage(kindMessage(kind)) }} />
        </Typography>
        <Typography variant="body2" sx={(theme) => ({ ...theme.mixins.tabular, color: 'text.secondary' })}>
          {[
            intl.formatMessage(messages.effect, { amount: write(change), count: changed }),
            ...(newest
              ? [intl.formatMessage(messages.month, { month: month(newest.month), amount: write(newest.change) })]
              : []),
          ].join(' · ')}
        </Typography>
      </Box>
      <IconButton size="small" aria-label={intl.formatMessage(messages.dismiss)} onClick={onDismiss}>
        <CloseIcon fontSize="small" />
      </IconButton>
    </>
  );
}
