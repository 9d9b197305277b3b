import { readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';
import { basename } from 'node:path';
import { forecastParts, type PartForecast, type PartSeries } from './parts-forecast.ts';
import { type PriceElasticities, priceElasticities, type PricedProduct } from './price-elasticities.ts';
import { forecastShop, type ShopForecast, type ShopSeries } from './shop-forecast.ts';

/** What a thread is asked for. */
export type ForecastTask =
  | { readonly shop: ShopSeries }
  | { readonly parts: PartSeries }
  | { readonly prices: readonly PricedProduct[] };

const LOW_PRIORITY = 10;
try {
  // On Linux a priority is that of a thread: the calls come first.
  setPriority(Number(basename(readlinkSync('/proc/thread-self'))), LOW_PRIORITY);
} catch {
  // Elsewhere the threads are alike.
}

export function work(task: ForecastTask): ShopForecast | null | PartForecast[] | PriceElasticities {
  if ('prices' in task) return priceElasticities(task.prices);
  return 'shop' in task ? forecastShop(task.shop) : forecastParts(task.parts);
}
