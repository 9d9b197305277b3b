import type { Database } from '../db/database.ts';
import { onOwnConnection } from '../db/long-work.ts';
import type { ForecastPart } from '../db/forecast-tables.ts';
import { readOrderSpan } from '../insights/read-orders.ts';
import type { ProfitForecast } from '../insights/kept-prediction.ts';
import { readShopFacts } from '../insights/shop-facts.ts';
import { adsElasticity, readPricedProducts } from './estimate.ts';
import { MONTH_WEEKS } from './models/conformal.ts';
import type { PartForecast } from './models/parts-forecast.ts';
import type { PartElasticity } from './models/price-elasticities.ts';
import { reconcile } from './models/reconcile.ts';
import { type ShopSeries, WEEKS_AHEAD } from './models/shop-forecast.ts';
import { sum } from './models/types.ts';
import { WEEK } from './models/weeks.ts';
import type { ForecastPool } from './pool.ts';
import { type PartCosts, type PartWeeks, readChannelWeeks, readProductWeeks, readShopSeries } from './series.ts';
import { type PartContent, readStored, type ShopContent, writeForecasts } from './stored.ts';

/** Products and channels that a thread works on at a time. */
const CHUNK = 100;
const MOST_PRODUCTS = 5_000;
/** What no product, family or channel has a part of. */
export const REST = '';

type Parts = readonly PartWeeks[];

/** What the parts lack of the whole, as a part of its own: orders without items, codes or channels. */
function withRest(parts: Parts, whole: readonly number[]): Parts {
  const rest = whole.map((total, week) => total - sum(parts.map(({ weeks }) => weeks[week] ?? 0)));
  const size = sum(rest.map(Math.abs)) / Math.max(1, sum(whole.map(Math.abs)));
  if (size < 1e-4) return parts;
  return [...parts.filter(({ key }) => key !== REST), { key: REST, name: null, family: null, weeks: rest }];
}

function familiesOf(products: Parts): Parts {
  const named = products.filter(({ family }) => family !== null);
  return [...Map.groupBy(named, ({ family }) => family ?? '')].map(([key, members]) => ({
    key,
    name: key,
    family: null,
    weeks: (members[0]?.weeks ?? []).map((_, week) => sum(members.map(({ weeks }) => weeks[week] ?? 0))),
    costs: {
      net: sum(members.map(({ costs }) => costs?.net ?? 0)),
      spent: sum(members.map(({ costs }) => costs?.spent ?? 0)),
      unknown: sum(members.map(({ costs }) => costs?.unknown ?? 0)),
    },
  }));
}

async function forecastAll(
  pool: ForecastPool,
  shop: ShopSeries,
  parts: Parts,
  quick: boolean,
): Promise<PartForecast[]> {
  const { lastDay, country, events, calendar } = shop;
  const chunks = Array.from({ length: Math.ceil(parts.length / CHUNK) }, (_, index) =>
    parts.slice(index * CHUNK, (index + 1) * CHUNK).map(({ key, weeks }) => ({ key, weeks })),
  );
  const done = await Promise.all(
    chunks.map((some) => pool.parts({ lastDay, country, events, calendar, ahead: WEEKS_AHEAD, quick, parts: some })),
  );
  return done.flat();
}

/** What goes with the units sold, as a share of the net sales; nothing while a cost of goods is missing. */
function shareOf(costs: PartCosts | undefined): Pick<PartContent, 'variableShare'> {
  const known = costs && costs.net > 0 && costs.unknown === 0 && costs.spent < 0;
  return known ? { variableShare: -costs.spent / costs.net } : {};
}

/** Of the parts that sell the most the course is kept: so many weeks behind and ahead. */
const [WITH_COURSE, COURSE_BEFORE, COURSE_AHEAD] = [50, 26, 13];

function toContent(
  part: PartForecast,
  { name, weeks: history, costs }: PartWeeks,
  { withCourse, price }: { withCourse: boolean; price: PartElasticity | undefined },
): PartContent {
  const { value, low, high } = part.month;
  const course = withCourse ? part.weeks.slice(0, COURSE_AHEAD) : [];
  return {
    name,
    before: sum(history.slice(-MONTH_WEEKS)),
    coming: value,
    low,
    high,
    ...(price && { price }),
    ...shareOf(costs),
    past: withCourse ? history.slice(-COURSE_BEFORE).map(Math.round) : [],
    weeks: course.map((week) => ({
      value: Math.round(week.value),
      low: Math.round(week.low),
      high: Math.round(week.high),
    })),
  };
}

/**
 * The forecasts of a shop and of its parts, in threads; read and kept in transactions before and after, beside the calls.
 * @param signal aborted: what is under way is rolled back.
 * @returns whether there is one that follows from newer orders than the one before.
 */
export async function refreshForecast(
  database: Database,
  pool: ForecastPool,
  shopId: string,
  now: Date,
  signal: AbortSignal = new AbortController().signal,
): Promise<boolean> {
  const found = await onOwnConnection(database, shopId, signal, async (trx) => {
    const data = await readOrderSpan(trx, shopId);
    if (data === null) return null;
    const facts = await readShopFacts(trx, shopId);
    const shop = await readShopSeries(trx, facts, data);
    const weeks = Math.floor(shop.sales.length / WEEK);
    return {
      shop,
      weeks,
      newer: (await readStored(trx, shopId, data.to)) === null,
      products: await readProductWeeks(trx, shopId, data.to, weeks),
      channels: await readChannelWeeks(trx, shopId, data.to, weeks),
      priced: await readPricedProducts(trx, shopId, data.to),
    };
  });
  if (found === null) return false;
  const { shop, weeks } = found;
  const [forecast, prices] = await Promise.all([pool.shop(shop), pool.prices(found.priced)]);
  const elasticity = { ads: adsElasticity(shop), price: prices.shop, product: prices.other };
  if (forecast === null) {
    await onOwnConnection(database, shopId, signal, (trx) =>
      writeForecasts(trx, shopId, { lastDay: shop.lastDay, now, rows: [] }),
    );
    return false;
  }
  const offset = shop.sales.length - weeks * WEEK;
  const whole = Array.from({ length: weeks }, (_, week) =>
    sum(shop.sales.slice(offset + week * WEEK, offset + (week + 1) * WEEK)),
  );
  const top = found.products.toSorted((a, b) => sum(b.weeks) - sum(a.weeks)).slice(0, MOST_PRODUCTS);
  const families = familiesOf(found.products);
  const pricesOf: Partial<Record<ForecastPart, ReadonlyMap<string, PartElasticity>>> = {
    product: prices.products,
    family: prices.families,
  };
  const levels: [ForecastPart, Parts, boolean][] = [
    ['product', top, true],
    ['family', families, false],
    ['channel', found.channels, false],
  ];
  const total = forecast.weeks.map(({ sales }) => sales);
  const rows = await Promise.all(
    levels.map(async ([part, parts, quick]) => {
      if (parts.length === 0) return [];
      const all = withRest(parts, whole);
      const reconciled = reconcile(await forecastAll(pool, shop, all, quick), total);
      const byKey = new Map(all.map((one) => [one.key, one]));
      return reconciled
        .toSorted((a, b) => b.month.value - a.month.value)
        .map((one, place) => {
          const of = byKey.get(one.key);
          return {
            part,
            key: one.key,
            content: of && toContent(one, of, { withCourse: place < WITH_COURSE, price: pricesOf[part]?.get(one.key) }),
          };
        });
    }),
  );
  await onOwnConnection(database, shopId, signal, (trx) =>
    writeForecasts(trx, shopId, {
      lastDay: shop.lastDay,
      now,
      rows: [
        {
          part: 'shop',
          key: '',
          content: { ...forecast, elasticity, ownEvents: shop.events.length } satisfies ShopContent & ProfitForecast,
        },
        ...rows.flat(),
      ],
    }),
  );
  return found.newer;
}
