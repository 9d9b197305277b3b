import type { Overview } from '@adaos/api';
import type { Period } from '@adaos/domain';
import type { OverviewScreenProps } from '@adaos/ui/screens/OverviewScreen';
import { spanPeriod } from '../../period/index.ts';
import { periodQueryIn } from '../../routes/figureAddress.ts';
import { paths } from '../../routes/paths.ts';

/** The addresses that the overview's figures, those that they are compared with, and the days of its chart lead to. */
export function overviewLinks(
  query: URLSearchParams,
  range: Period | undefined,
  overview: Overview | undefined,
): Pick<OverviewScreenProps, 'figureHref' | 'comparedHref' | 'spanHref'> {
  const choice = periodQueryIn(query);
  const { from, to } = overview?.comparison ?? {};
  return {
    figureHref: (figure, kind) => paths.figure(figure, { ...choice, ...range, kind }),
    spanHref: (span) => paths.figure('netProfit', { ...choice, ...spanPeriod(span, overview) }),
    comparedHref: (figure, kind) => paths.figure(figure, { ...choice, from, to, kind }),
  };
}
