import type { ForecastResult } from '@adaos/api';
import { tenths } from '@adaos/domain';
import { worded, type Worded } from '../insights/worded.ts';
import type { Simulation } from './simulate.ts';

function adsImpact(change: number, { demandByAds }: Simulation): Worded {
  if (change === 0) return worded('insight.ads_same');
  const values = { percent: Math.abs(change), demand: tenths(Math.abs(demandByAds)) };
  return worded(change > 0 ? 'insight.ads_more' : 'insight.ads_less', values);
}

function priceImpact(change: number, { demandByPrice }: Simulation): Worded {
  if (change === 0) return worded('insight.price_same');
  const values = { percent: Math.abs(change), demand: tenths(Math.abs(demandByPrice)) };
  return worded(change > 0 ? 'insight.price_higher' : 'insight.price_lower', values);
}

function recommendation(unchanged: boolean, { profitGrowth, risk }: Simulation): Worded {
  if (unchanged) return worded('insight.no_change');
  if (profitGrowth === null) return worded('insight.profit_unknown');
  const profit = tenths(profitGrowth);
  if (profit <= 0) return worded('insight.hold', { profit });
  return worded(risk === 'Low' ? 'insight.go' : 'insight.try_small', { profit });
}

/** What a simulation comes to, in words. @param changes whole percent. */
export function forecastInsights(
  changes: { readonly ads: number; readonly price: number },
  simulation: Simulation,
): Required<Pick<ForecastResult, 'insights' | 'wordings'>> {
  const ads = adsImpact(changes.ads, simulation);
  const price = priceImpact(changes.price, simulation);
  const advice = recommendation(changes.ads === 0 && changes.price === 0, simulation);
  return {
    insights: { adsImpact: ads.title, priceImpact: price.title, recommendation: advice.title },
    wordings: { adsImpact: ads.wording, priceImpact: price.wording, recommendation: advice.wording },
  };
}
