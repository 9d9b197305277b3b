import { Piscina } from 'piscina';
import type { PartForecast, PartSeries } from './models/parts-forecast.ts';
import type { PriceElasticities, PricedProduct } from './models/price-elasticities.ts';
import type { ShopForecast, ShopSeries } from './models/shop-forecast.ts';
import type { ForecastTask } from './models/worker.ts';

/** Threads that fit and compare models, so that the event loop stays free for the calls. */
export interface ForecastPool {
  shop(series: ShopSeries): Promise<ShopForecast | null>;
  parts(series: PartSeries): Promise<PartForecast[]>;
  prices(sold: readonly PricedProduct[]): Promise<PriceElasticities>;
  close(): Promise<void>;
}

const THREADS = 2;
const IDLE_MS = 10_000;

export function openForecastPool(): ForecastPool {
  const pool = new Piscina<ForecastTask>({
    filename: new URL('models/worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: THREADS,
    idleTimeout: IDLE_MS,
    execArgv: ['--conditions=adaos-source'],
  });
  return {
    shop: (shop) => pool.run({ shop }, { name: 'work' }) as Promise<ShopForecast | null>,
    parts: (parts) => pool.run({ parts }, { name: 'work' }) as Promise<PartForecast[]>,
    prices: (prices) => pool.run({ prices }, { name: 'work' }) as Promise<PriceElasticities>,
    close: () => pool.destroy(),
  };
}
