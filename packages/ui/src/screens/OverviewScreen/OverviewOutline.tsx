import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Card } from '../../components/Card/index.ts';
import { HeroFigure } from '../../components/HeroFigure/index.ts';
import { KpiCard } from '../../components/KpiCard/index.ts';
import { PageHeader } from '../../components/PageHeader/index.ts';
import { Sparkline } from '../../components/Sparkline/index.ts';
import { useFormatters } from '../../i18n/index.ts';
import { MoneyFigure } from '../../internal/MoneyFigure.tsx';
import { ComparedChange } from './ComparedChange.tsx';
import { detailGrid, heroPadding, kpiGrid } from './layout.ts';
import { messages } from './OverviewScreen.messages.ts';
import { TEXTS, type OutlinedCase, type OutlinedFigure } from './fillOutline.ts';
import { stack } from '../stack.ts';

// Sizes stand in the style sheet: a style attribute is refused by a strict page policy.
const line = (width: number | string, height: number) => (
  <Skeleton
    animation={false}
    variant="rounded"
    sx={{ width, maxWidth: '100%', height: height * 0.6, my: `${height * 0.2}px` }}
  />
);

/** Hides what it holds until `fillOutline` puts that in its place. */
function Awaited({ figure, children }: { figure: OutlinedFigure; children: ReactNode }) {
  return (
    <Skeleton animation={false} variant="rounded" data-figure={figure} sx={{ maxWidth: 'none', borderRadius: 1 }}>
      {children}
    </Skeleton>
  );
}

/** Texts of which `fillOutline` keeps those that fit the figures. */
function When({ case: name, children }: { case: OutlinedCase; children: ReactNode }) {
  return <span data-when={name}>{children}</span>;
}

/**
 * The overview as markup that a page holds before any code of it has come: its shapes, and figures of nothing that
 * `fillOutline` writes the shop's own into.
 */
export function OverviewOutline() {
  const intl = useIntl();
  const { percent } = useFormatters();
  const course = [0, 1];
  return (
    <>
      <PageHeader
        title={intl.formatMessage(messages.title)}
        subtitle={line(220, 20)}
        actions={
          <Skeleton animation={false} variant="rounded" sx={{ width: { xs: 185, sm: 220, md: 400 }, height: 36 }} />
        }
      />
      <Box sx={stack}>
        <Card sx={heroPadding}>
          <Awaited figure="profitNet">
            <HeroFigure
              label={intl.formatMessage(messages.netProfit)}
              amount={0}
              currency={TEXTS.currency}
              change={
                <>
                  <When case="more">
                    <ComparedChange change={1} value={TEXTS.change} previous={TEXTS.previous} rising="good" />
                  </When>
                  <When case="less">
                    <ComparedChange change={-1} value={TEXTS.change} previous={TEXTS.previous} rising="good" />
                  </When>
                </>
              }
              note={
                <When case="remains">
                  <FormattedMessage {...messages.remains} values={{ amount: TEXTS.share, hundred: TEXTS.hundred }} />
                </When>
              }
            />
          </Awaited>
          <Box sx={{ mt: 3, minHeight: { xs: 372, sm: 133 } }}>
            {line(180, 20)}
            <Skeleton animation={false} variant="rounded" sx={{ height: 22, mt: 1 }} />
          </Box>
        </Card>
        <Box sx={{ ...kpiGrid, '& > *': { minHeight: { sm: 124 } } }}>
          <Awaited figure="adsSpend">
            <KpiCard
              label={intl.formatMessage(messages.adSpend)}
              value={<MoneyFigure amount={0} currency={TEXTS.currency} />}
              change={line(120, 20)}
              sparkline={<Sparkline color="ads" values={course} />}
              href="#"
            />
          </Awaited>
          <Awaited figure="roi">
            <KpiCard
              label={intl.formatMessage(messages.roi)}
              value={percent(0)}
              change={line(120, 20)}
              sparkline={<Sparkline values={course} />}
              href="#"
            />
          </Awaited>
          <Awaited figure="predictions">
            <KpiCard
              label={intl.formatMessage(messages.prediction, { month: TEXTS.month })}
              value={<MoneyFigure amount={0} currency={TEXTS.currency} decimals={0} />}
              note={
                <>
                  {line('100%', 20)}
                  {line('60%', 20)}
                </>
              }
            />
          </Awaited>
        </Box>
        <Box sx={{ ...detailGrid, '& > *': { minHeight: 404 } }}>
          <Card sx={{ p: 3 }}>{line(180, 20)}</Card>
          <Card sx={{ p: 3 }}>{line(180, 20)}</Card>
        </Box>
      </Box>
    </>
  );
}
