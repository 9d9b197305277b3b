import { addDays } from '../calendar/days.ts';
import { addMonths, firstDayOf, lastDayOf, monthOf, monthsBetween } from '../calendar/months.ts';
import { DEMO_PRODUCTS, type DemoProduct } from './catalogue.ts';
import { adsOfDay } from './generate-ads.ts';
import { DemoCustomers, stolenCardOrders, usualOrder } from './generate-orders.ts';
import { createRandom, type Random } from './random.ts';
import type { DemoCampaignDay, DemoMonth, DemoOrder } from './types.ts';

export const DEMO_SEED = 20_240_611;
export const DEMO_MONTHS = 24;
const FIRST_NUMBER = 10_001;
/** Orders a day that come by themselves, in the first month; they grow by so much a month. */
const ORGANIC = 5.6;
const GROWTH = 1.014;
/** How much is sold in each month of the year, 1 being usual. */
const SEASON = [0.82, 0.85, 0.97, 0.94, 0.96, 0.9, 0.84, 0.88, 1, 1.1, 1.5, 1.55] as const;
const STOLEN_CARDS_A_DAY = 0.055;

export interface DemoOutage {
  readonly sku: string;
  readonly firstDay: string;
  readonly lastDay: string;
}

/** Days on which something was sold out. @param lastDay of the data. */
export function demoOutages(lastDay: string): DemoOutage[] {
  const outage = (sku: string, ago: number, days: number) => ({
    sku,
    firstDay: addDays(lastDay, -ago),
    lastDay: addDays(lastDay, days - 1 - ago),
  });
  return [
    outage('COV-TESUT', 52, 9),
    outage('COV-TESUT', 240, 12),
    outage('LENJ-IN', 33, 5),
    outage('CANI-HOREZU', 310, 8),
    outage('PER-LANA', 390, 6),
  ];
}

/** The keys of the campaigns that brought an order, in the order of the visits: mostly one, sometimes after another that was seen before. */
function broughtBy(random: Random, key: string, running: readonly string[]): DemoOrder['campaigns'] {
  const others = running.filter((one) => one !== key);
  if (others.length === 0 || random.chance(0.82)) return [key];
  return [random.pick(others), key];
}

const seasonOf = (month: string) => SEASON[Number(month.slice(5)) - 1] ?? 1;

/**
 * The demo shop, month by month, oldest first: the same for the same last day.
 * @param lastDay `YYYY-MM-DD`; the data has no days after it. @param months how many, the last day's own included.
 */
export function* generateDemo(lastDay: string, months = DEMO_MONTHS): Generator<DemoMonth> {
  const random = createRandom(DEMO_SEED);
  const customers = new DemoCustomers(random);
  const outages = demoOutages(lastDay);
  const lastMonth = monthOf(lastDay);
  let number = FIRST_NUMBER;

  const onShelf = (day: string): readonly DemoProduct[] => {
    const outagesOfDay = outages.filter(({ firstDay, lastDay: last }) => firstDay <= day && day <= last);
    const gone = new Set(outagesOfDay.map(({ sku }) => sku));
    return DEMO_PRODUCTS.filter(({ sku }) => !gone.has(sku));
  };

  for (const [index, month] of monthsBetween(addMonths(lastMonth, 1 - months), lastMonth).entries()) {
    const orders: DemoOrder[] = [];
    const campaignDays: DemoCampaignDay[] = [];
    const season = seasonOf(month);
    const last = month === lastMonth ? lastDay : lastDayOf(month);
    for (let day = firstDayOf(month); day <= last; day = addDays(day, 1)) {
      const options = { day, lastDay, products: onShelf(day) };
      const add = (found: readonly DemoOrder[]) => {
        orders.push(...found);
        number += found.length;
      };
      for (let count = random.poisson(ORGANIC * season * GROWTH ** index); count > 0; count -= 1) {
        add([usualOrder(random, customers, { ...options, number, campaigns: [] })]);
      }
      const ads = adsOfDay(random, day, lastMonth, season);
      for (const { expected, ...reported } of ads) {
        const conversions = random.poisson(expected);
        campaignDays.push({ ...reported, conversions });
        for (let count = conversions; count > 0; count -= 1) {
          const campaigns = broughtBy(
            random,
            reported.key,
            ads.map(({ key }) => key),
          );
          add([usualOrder(random, customers, { ...options, number, campaigns })]);
        }
      }
      for (let count = random.poisson(STOLEN_CARDS_A_DAY); count > 0; count -= 1) {
        add(stolenCardOrders(random, customers, { ...options, number, campaigns: [] }));
      }
    }
    yield { month, orders, campaignDays };
  }
}
