import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId } from 'react';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { AtMost, atMostAmount } from '../../product/AtMost/index.ts';
import { BreakdownBar } from '../../product/BreakdownBar/index.ts';
import { Card } from '../../components/Card/index.ts';
import { HeroFigure } from '../../components/HeroFigure/index.ts';
import { ArrowRightIcon } from '../../components/Icon/index.ts';
import { ButtonLink, Link } from '../../components/Link/index.ts';
import { SampleDataMark } from '../../product/SampleDataMark/index.ts';
import { useFormatters } from '../../i18n/index.ts';
import type { BreakdownPartName } from '@adaos/domain';
import { ComparedChange } from './ComparedChange.tsx';
import { KIND_OF } from './kindOf.ts';
import type { OverviewFiguresProps } from './types.ts';
import { changeMessages, messages } from './OverviewScreen.messages.ts';
import type { OverviewData } from './OverviewView.ts';
import * as tokens from '../../theme/generated/tokens.ts';
import { grid } from '../../theme/grid.ts';

/** The net profit and what became of every 100 sold; while the profit is unknown, the net sales and what is missing. */
export function Hero(props: OverviewFiguresProps) {
  const { view, compare, figureHref, markedAbove = false } = props;
  const { data, source } = view;
  const intl = useIntl();
  const { dateRange, money, number, percent } = useFormatters();
  const live = source === 'live';
  const known = data.profitNet !== null;
  const field = known ? 'profitNet' : 'netSales';
  const amount = data.profitNet ?? data.netSales;
  const format = (value: number) => (data.currency === null ? number(value) : money(value, data.currency));
  const { comparison } = data;
  const before = comparison?.[field] ?? null;
  const change = comparison?.change[field] ?? null;
  const partHref = (part: BreakdownPartName) => {
    return part === 'unknown' || part === 'profit' ? undefined : figureHref('netProfit', KIND_OF[part]);
  };
  return (
    <Card padding="regular">
      <HeroFigure
        label={intl.formatMessage(known ? messages.netProfit : messages.netSales)}
        value={amount}
        unit={{ currency: data.currency }}
        {...(!live && !markedAbove && { mark: <SampleDataMark /> })}
        {...(live &&
          known &&
          data.missing.length > 0 && { mark: <AtMost missing={data.missing} costsHref={props.costsHref} /> })}
        {...(compare && {
          change:
            comparison === null || before === null || (comparison.orders === 0 && before === 0) ? (
              <Typography component="span" sx={{ color: 'text.secondary' }}>
                <FormattedMessage {...changeMessages.nothingBefore} />
              </Typography>
            ) : (
              <ComparedChange
                change={change}
                value={percent(change ?? 0, { sign: 'never' })}
                previous={`${known ? atMostAmount(intl, format(before), comparison.missing) : format(before)} (${dateRange(comparison.from, comparison.to)})`}
                rising="good"
              />
            ),
        })}
        {...(known && {
          note: data.profitRange ? <Range data={data} range={data.profitRange} /> : <Remaining data={data} />,
        })}
        {...(live && {
          action: (
            <Link
              href={figureHref(known ? 'netProfit' : 'netSales')}
              sx={(theme) => ({
                ...theme.typography.label,
                ...theme.mixins.finger,
                textDecoration: 'none',
                display: 'inline-flex',
                alignItems: 'center',
                gap: 0.75,
              })}
            >
              <FormattedMessage {...messages.openFigure} />
              <ArrowRightIcon aria-hidden sx={{ fontSize: tokens.size.icon.small }} />
            </Link>
          ),
        })}
      />
      {!known && <ProfitUnknown {...props} />}
      <Box sx={{ mt: 3 }}>
        <BreakdownBar parts={data.breakdown} currency={data.currency} {...(live && { partHref })} />
      </Box>
    </Card>
  );
}

function Remaining({ data }: { data: OverviewData }) {
  const { money, number } = useFormatters();
  const sold = data.breakdown.reduce((sum, { amount }) => sum + amount, 0);
  if (sold <= 0 || data.profitNet === null) return null;
  const share = (100 * data.profitNet) / sold;
  const format = (value: number, decimals: number) =>
    data.currency === null
      ? number(value, { maximumFractionDigits: decimals })
      : money(value, data.currency, { decimals });
  return (
    <FormattedMessage
      {...(share < 0 ? messages.lost : messages.remains)}
      values={{ amount: format(Math.abs(share), 2), hundred: format(100, 0) }}
    />
  );
}

function Range({ data, range }: { data: OverviewData; range: { low: number; high: number } }) {
  const { money, number, percent } = useFormatters();
  const format = (value: number) => (data.currency === null ? number(value) : money(value, data.currency));
  const share = percent(goodsShare(data), { as: 'small' });
  return (
    <FormattedMessage {...messages.profitRange} values={{ low: format(range.low), high: format(range.high), share }} />
  );
}

const goodsShare = ({ coverage }: OverviewData) => coverage.find(({ kind }) => kind === 'cogs')?.share ?? 0;

function ProfitUnknown({ view, canManage, costsHref, goodsCostPercent, onAskGoodsCost }: OverviewFiguresProps) {
  const { percent } = useFormatters();
  const reasonId = useId();
  const goodsMissing = view.data.missing.includes('cogs');
  const share = goodsShare(view.data);
  const text = goodsMissing ? messages.profitUnknown : messages.profitUnknownOther;
  return (
    <Box
      sx={(theme) => ({
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 2,
        mt: 2.5,
        py: 1.75,
        px: 2,
        borderRadius: `${theme.radii.control}px`,
        backgroundColor: theme.vars.palette.primary.soft,
      })}
    >
      <Box sx={{ flex: `1 1 ${grid(40)}px`, minWidth: 0 }}>
        <Typography sx={{ textWrap: 'pretty', fontWeight: 'medium' }}>
          {share > 0 ? (
            <FormattedMessage {...messages.profitUnknownPart} values={{ share: percent(share, { as: 'small' }) }} />
          ) : (
            <FormattedMessage {...text} />
          )}
        </Typography>
        {goodsMissing && goodsCostPercent === null && !canManage && (
          <Typography id={reasonId} variant="body2" sx={{ color: 'text.secondary' }}>
            <FormattedMessage {...messages.onlyManagers} />
          </Typography>
        )}
      </Box>
      {goodsMissing && goodsCostPercent !== null && (
        <ButtonLink href={costsHref} variant="contained">
          <FormattedMessage {...messages.seeCosts} />
        </ButtonLink>
      )}
      {goodsMissing && goodsCostPercent === null && (
        <Button
          variant="contained"
          onClick={onAskGoodsCost}
          disabled={!canManage}
          aria-describedby={canManage ? undefined : reasonId}
        >
          <FormattedMessage {...messages.setGoodsCost} />
        </Button>
      )}
    </Box>
  );
}
