import type { CostRuleKind, RuledCost } from '@adaos/domain';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { FormattedMessage, useIntl } from 'react-intl';
import { Card } from '../../components/Card/index.ts';
import {
  BoxIcon,
  BookIcon,
  CardIcon,
  FileIcon,
  PlugIcon,
  RefreshIcon,
  ShieldIcon,
  TagIcon,
  TruckIcon,
} from '../../components/Icon/index.ts';
import { StatusChip } from '../../components/StatusChip/index.ts';
import { useFormatters } from '../../i18n/index.ts';
import { kindMessages } from '../../product/figures/ledgerKinds.messages.ts';
import { coverageMessages as messages } from './CostsScreen.messages.ts';
import type { CostCoverageRow, CostsData } from './CostsView.ts';
import { CoverageMeter } from './CoverageMeter.tsx';
import { CoverageRow } from './CoverageRow.tsx';

const ICONS = {
  tax: BookIcon,
  cogs: TagIcon,
  shipping_cost: TruckIcon,
  return_shipping_cost: RefreshIcon,
  handling: BoxIcon,
  payment_fee: CardIcon,
  platform_fee: PlugIcon,
  dispute_fee: ShieldIcon,
  custom_cost: FileIcon,
} as const satisfies Record<RuledCost, unknown>;

/** What is counted, where it is not the orders. */
const COUNTED: Partial<Record<RuledCost, typeof messages.orders>> = {
  cogs: messages.lines,
  return_shipping_cost: messages.returns,
  dispute_fee: messages.disputes,
  custom_cost: messages.days,
};

/** What is said where there is nothing to have the cost. */
const NONE: Partial<Record<RuledCost, typeof messages.noOrders>> = {
  return_shipping_cost: messages.noReturns,
  platform_fee: messages.noPlatform,
  dispute_fee: messages.noDisputes,
};

const isComplete = ({ known, of }: CostCoverageRow) => known >= of;

export interface CoverageProps {
  data: CostsData;
  /** Left out for users who may only read. */
  onAddRule?: (kind: CostRuleKind) => void;
}

/** Orders whose VAT is stated as 0, where nothing states another and no rule counts over it: taxes may not be set up. */
const zeroVatOf = ({ statedVat, rules }: CostsData) =>
  statedVat.some > 0 || rules.some(({ overZero, withdrawnAt }) => overZero === true && withdrawnAt === null)
    ? 0
    : statedVat.zero;

/** How much of the sales each cost is known for. */
export function Coverage({ data, onAddRule }: CoverageProps) {
  const intl = useIntl();
  const { dateRange } = useFormatters();
  const { coverage, period } = data;
  const zeroVat = zeroVatOf(data);
  const complete = coverage.filter(isComplete).length;
  const done = complete === coverage.length;
  return (
    <Card
      title={<FormattedMessage {...messages.title} />}
      {...(period && {
        subtitle: <FormattedMessage {...messages.period} values={{ range: dateRange(period.from, period.to) }} />,
      })}
      {...(coverage.length > 0 && {
        actions: (
          <StatusChip
            tone={done ? 'good' : 'careful'}
            label={
              done
                ? intl.formatMessage(messages.allComplete)
                : intl.formatMessage(messages.complete, { known: complete, all: coverage.length })
            }
          />
        ),
      })}
    >
      <Box component="ul" sx={{ m: 0, mb: -1.5, p: 0, listStyle: 'none' }}>
        {coverage.map((row) => {
          const name = intl.formatMessage(kindMessages[row.kind]);
          return (
            <CoverageRow
              key={row.kind}
              icon={ICONS[row.kind]}
              name={name}
              note={noteOf(row)}
              action={
                onAddRule && (
                  <Button
                    size="small"
                    aria-label={intl.formatMessage(messages.addRuleFor, { cost: name })}
                    onClick={() => onAddRule(row.kind)}
                  >
                    <FormattedMessage {...messages.add} />
                  </Button>
                )
              }
            >
              {row.of > 0 && <CoverageMeter name={name} note={noteOf(row)} coverage={row} />}
            </CoverageRow>
          );
        })}
      </Box>
    </Card>
  );

  function noteOf({ kind, known, of }: CostCoverageRow): string {
    if (kind === 'tax' && zeroVat > 0) return intl.formatMessage(messages.zeroVat, { count: zeroVat });
    if (of === 0) return intl.formatMessage(NONE[kind] ?? messages.noOrders);
    const counted = COUNTED[kind] ?? messages.orders;
    return intl.formatMessage(counted, { known, all: of });
  }
}
