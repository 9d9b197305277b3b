import type { ForecastResult, Wording } from '@adaos/api';
import { tenths } from '@adaos/domain';
import type { Simulation } from './simulate.ts';

interface Said {
  readonly text: string;
  readonly wording: Wording;
}

const said = (text: string, code: string, values: Record<string, number> = {}): Said => ({
  text,
  wording: { code, values },
});

function adsImpact(change: number, { demandByAds }: Simulation): Said {
  if (change === 0) return said('The ad budget stays as it is.', 'insight.ads_same');
  const values = { percent: Math.abs(change), demand: tenths(Math.abs(demandByAds)) };
  return change > 0
    ? said(`${values.percent}% more for ads brings about ${values.demand}% more demand.`, 'insight.ads_more', values)
    : said(`${values.percent}% less for ads costs about ${values.demand}% of demand.`, 'insight.ads_less', values);
}

function priceImpact(change: number, { demandByPrice }: Simulation): Said {
  if (change === 0) return said('Prices stay as they are.', 'insight.price_same');
  const values = { percent: Math.abs(change), demand: tenths(Math.abs(demandByPrice)) };
  const { percent, demand } = values;
  return change > 0
    ? said(`Prices ${percent}% higher cost about ${demand}% of demand.`, 'insight.price_higher', values)
    : said(`Prices ${percent}% lower bring about ${demand}% more demand.`, 'insight.price_lower', values);
}

function recommendation(unchanged: boolean, { profitGrowth, risk }: Simulation): Said {
  if (unchanged) return said('Move a slider to see what it would do.', 'insight.no_change');
  if (profitGrowth === null) {
    return said('Set what the goods cost to see what it would do to the profit.', 'insight.profit_unknown');
  }
  const profit = tenths(profitGrowth);
  if (profit <= 0)
    return said(`Leave it: the profit would change by ${profit}% against leaving things as they are.`, 'insight.hold', {
      profit,
    });
  return risk === 'Low'
    ? said(`Go ahead: the profit would be ${profit}% higher than without the change.`, 'insight.go', { profit })
    : said(`Try it on a small part first: up to ${profit}% more profit than without the change.`, 'insight.try_small', {
        profit,
      });
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
    insights: { adsImpact: ads.text, priceImpact: price.text, recommendation: advice.text },
    wordings: { adsImpact: ads.wording, priceImpact: price.wording, recommendation: advice.wording },
  };
}
