import type { Level } from './insights.ts';
import type { InsightCode } from './insight-texts.ts';
import { tenths } from './money.ts';
import type { WhatIfChanges } from './what-if.ts';

/** What a simulation comes to; all in percent. */
export interface SimulationOutcome {
  /** Change of units, of each change alone. */
  readonly demandByAds: number;
  readonly demandByPrice: number;
  /** Change of the coming month's profit; null where it is unknown. */
  readonly profitGrowth: number | null;
  readonly risk: Level;
}

export interface InsightWording {
  readonly code: InsightCode;
  readonly values?: Record<string, number>;
}

function impactOf(
  codes: { more: InsightCode; less: InsightCode; same: InsightCode },
  change: number,
  demand: number,
): InsightWording {
  if (change === 0) return { code: codes.same };
  const values = { percent: Math.abs(change), demand: tenths(Math.abs(demand)) };
  return { code: change > 0 ? codes.more : codes.less, values };
}

function adviceOn(unchanged: boolean, { profitGrowth, risk }: SimulationOutcome): InsightWording {
  if (unchanged) return { code: 'insight.no_change' };
  if (profitGrowth === null) return { code: 'insight.profit_unknown' };
  const profit = tenths(profitGrowth);
  if (profit <= 0) return { code: 'insight.hold', values: { profit } };
  return { code: risk === 'Low' ? 'insight.go' : 'insight.try_small', values: { profit } };
}

/** What a simulation comes to, as wordings. */
export function forecastInsights(changes: WhatIfChanges, outcome: SimulationOutcome) {
  return {
    adsImpact: impactOf(
      { more: 'insight.ads_more', less: 'insight.ads_less', same: 'insight.ads_same' },
      changes.ads,
      outcome.demandByAds,
    ),
    priceImpact: impactOf(
      { more: 'insight.price_higher', less: 'insight.price_lower', same: 'insight.price_same' },
      changes.price,
      outcome.demandByPrice,
    ),
    recommendation: adviceOn(changes.ads === 0 && changes.price === 0, outcome),
  };
}
