import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { LedgerKind } from '@adaos/domain';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Card } from '../../components/Card/index.ts';
import { ButtonLink, Link } from '../../components/Link/index.ts';
import { costNames } from '../../product/AtMost/index.ts';
import { Definition } from '../../product/Definition/index.ts';
import { SampleDataMark } from '../../product/SampleDataMark/index.ts';
import { useFormatters } from '../../i18n/index.ts';
import { kindMessages } from '../../product/figures/ledgerKinds.messages.ts';
import type { OverviewFiguresProps } from './types.ts';
import { messages, summaryMessages } from './OverviewScreen.messages.ts';

/** Revenue, growth, customers and orders in a column, and which costs are not known yet. */
export function Summary(props: OverviewFiguresProps) {
  const { view, compare, figureHref } = props;
  const { data, source } = view;
  const intl = useIntl();
  const { money, number, percent } = useFormatters();
  const format = (value: number) => (data.currency === null ? number(value) : money(value, data.currency));
  const { totalRevenue, growthRate, activeUsers, averageOrder } = data.quickStats;
  const live = source === 'live';
  return (
    <Card
      title={intl.formatMessage(summaryMessages.title)}
      {...(!live && { actions: <SampleDataMark /> })}
      sx={{ height: '100%' }}
    >
      <Box component="dl" sx={{ m: 0, '@media print': { columns: 2, columnGap: 4 } }}>
        <Row name={<FormattedMessage {...summaryMessages.totalRevenue} />}>{format(totalRevenue)}</Row>
        <Row name={<FormattedMessage {...messages.netSales} />}>
          {live ? (
            // The whole line opens it.
            <Link
              href={figureHref('netSales')}
              tone="quiet"
              sx={{ '&::after': { content: '""', position: 'absolute', inset: 0 } }}
            >
              {format(data.netSales)}
            </Link>
          ) : (
            format(data.netSales)
          )}
        </Row>
        <Row
          name={<FormattedMessage {...summaryMessages.growthRate} />}
          quiet={growthRate === null}
          tone={growthRate === null || growthRate === 0 ? undefined : growthRate > 0 ? 'success.main' : 'error.main'}
        >
          {growthRate === null || !compare ? (
            <FormattedMessage {...summaryMessages.noComparison} />
          ) : (
            percent(growthRate, { sign: 'always' })
          )}
        </Row>
        <Row name={<FormattedMessage {...summaryMessages.activeUsers} />}>{number(activeUsers)}</Row>
        <Row
          name={
            <Definition term="averageOrder">
              <FormattedMessage {...summaryMessages.averageOrder} />
            </Definition>
          }
          quiet={averageOrder === null}
        >
          {averageOrder === null ? <FormattedMessage {...messages.notKnown} /> : format(averageOrder)}
        </Row>
        {data.refunds > 0 && (
          <Row
            name={
              <Definition term="refunds">
                <FormattedMessage {...summaryMessages.refunds} />
              </Definition>
            }
          >
            {number(data.refunds)}
          </Row>
        )}
        {live && <GoodsCostRow {...props} />}
      </Box>
      <Missing {...props} />
    </Card>
  );
}

interface RowProps {
  name: ReactNode;
  children: ReactNode;
  /** For what is not known. */
  quiet?: boolean;
  tone?: 'success.main' | 'error.main' | undefined;
}

function Row({ name, children, quiet = false, tone }: RowProps) {
  return (
    <Box
      sx={{
        position: 'relative',
        display: 'flex',
        justifyContent: 'space-between',
        alignItems: 'baseline',
        gap: 2,
        py: 1.25,
        borderTop: 1,
        borderColor: 'line.soft',
        '&:first-of-type': { borderTop: 0, pt: 0 },
        '@media print': { breakInside: 'avoid', '&&': { py: 0.5 } },
      }}
    >
      <Typography component="dt">{name}</Typography>
      <Typography
        component="dd"
        sx={(theme) => ({
          ...theme.mixins.tabular,
          m: 0,
          textAlign: 'right',
          whiteSpace: 'nowrap',
          fontWeight: quiet ? 'regular' : 'control',
          color: quiet ? 'text.secondary' : (tone ?? 'text.primary'),
        })}
      >
        {children}
      </Typography>
    </Box>
  );
}

function GoodsCostRow({ goodsCostPercent, costsHref }: OverviewFiguresProps) {
  const { percent } = useFormatters();
  if (goodsCostPercent === null) return null;
  return (
    <Row name={<FormattedMessage {...summaryMessages.goodsCost} />}>
      <FormattedMessage
        {...summaryMessages.goodsCostRule}
        values={{ percent: percent(goodsCostPercent, { as: 'entered' }) }}
      />
      <ButtonLink href={costsHref} variant="text" size="small" sx={{ my: -0.75, mr: -1.25, ml: 0.5 }}>
        <FormattedMessage {...messages.changeGoodsCost} />
      </ButtonLink>
    </Row>
  );
}

function Missing({ view, costsHref }: OverviewFiguresProps) {
  const intl = useIntl();
  const { percent } = useFormatters();
  const { missing, coverage } = view.data;
  const nameOf = (kind: LedgerKind) => {
    const cost = intl.formatMessage(kindMessages[kind]);
    const share = coverage.find((row) => row.kind === kind)?.share ?? 0;
    return share > 0
      ? intl.formatMessage(summaryMessages.missingPart, { cost, share: percent(share, { as: 'small' }) })
      : cost;
  };
  const names = costNames(intl, missing, nameOf);
  return (
    <Box sx={{ borderTop: 1, borderColor: 'line.soft', pt: 1.25, '@media print': { pt: 0.5 } }}>
      <Typography sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
        <FormattedMessage {...summaryMessages.missing} />
        {missing.length === 0 && (
          <Box component="span" sx={{ color: 'text.secondary' }}>
            <FormattedMessage {...summaryMessages.nothingMissing} />
          </Box>
        )}
      </Typography>
      {missing.length > 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.25, textWrap: 'pretty' }}>
          <FormattedMessage {...summaryMessages.missingNote} values={{ costs: names }} />
        </Typography>
      )}
      {missing.length > 0 && view.source === 'live' && (
        <ButtonLink href={costsHref} variant="text" size="small" sx={{ mt: 1, ml: -1.25 }}>
          <FormattedMessage {...messages.seeCosts} />
        </ButtonLink>
      )}
    </Box>
  );
}
