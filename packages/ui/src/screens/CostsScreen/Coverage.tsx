import type { CostRuleKind } from '@adaos/domain';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { Card } from '../../components/Card/index.ts';
import { BoxIcon, CardIcon, FileIcon, RefreshIcon, TagIcon, TruckIcon } from '../../components/Icon/index.ts';
import { StatusChip } from '../../components/StatusChip/index.ts';
import { useFormatters } from '../../i18n/index.ts';
import { kindMessages } from '../../product/figures/ledgerKinds.messages.ts';
import { coverageMessages as messages } from './CostsScreen.messages.ts';
import type { CostCoverageRow, CostsData } from './CostsView.ts';
import { CoverageMeter } from './CoverageMeter.tsx';
import { CoverageRow } from './CoverageRow.tsx';

const ICONS = {
  shipping_cost: TruckIcon,
  return_shipping_cost: RefreshIcon,
  handling: BoxIcon,
  payment_fee: CardIcon,
  custom_cost: FileIcon,
} as const satisfies Record<CostRuleKind, unknown>;

const isComplete = ({ known, of }: CostCoverageRow) => known >= of;

export interface CoverageProps {
  data: CostsData;
  /** Left out for users who may only read. */
  onAddRule?: (kind: CostRuleKind) => void;
  onAskGoodsCost?: () => void;
}

/** How much of the sales each cost is known for. */
export function Coverage({ data, onAddRule, onAskGoodsCost }: CoverageProps) {
  const intl = useIntl();
  const { dateRange, percent } = useFormatters();
  const { coverage, goodsCostPercent, period } = data;
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
        <CoverageRow
          icon={TagIcon}
          name={intl.formatMessage(messages.goods)}
          note={intl.formatMessage(messages.goodsNote)}
          action={
            onAskGoodsCost && (
              <Button
                size="small"
                aria-label={intl.formatMessage(goodsCostPercent === null ? messages.setGoods : messages.changeGoods)}
                onClick={onAskGoodsCost}
              >
                <FormattedMessage {...(goodsCostPercent === null ? messages.set : messages.change)} />
              </Button>
            )
          }
        >
          <Typography
            variant="body2"
            sx={(theme) => ({
              ...theme.mixins.tabular,
              color: goodsCostPercent === null ? 'text.tertiary' : 'text.primary',
            })}
          >
            {goodsCostPercent === null
              ? intl.formatMessage(messages.goodsNotSet)
              : intl.formatMessage(messages.goodsRule, { percent: percent(goodsCostPercent, { digits: 2 }) })}
          </Typography>
        </CoverageRow>
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
    const returns = kind === 'return_shipping_cost';
    if (of === 0) return intl.formatMessage(returns ? messages.noReturns : messages.noOrders);
    const counted = kind === 'custom_cost' ? messages.days : returns ? messages.returns : messages.orders;
    return intl.formatMessage(counted, { known, all: of });
  }
}
