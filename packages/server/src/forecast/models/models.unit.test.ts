import { describe, expect, test } from 'vitest';
import { addDays } from '../../calendar/days.ts';
import { ets, mstl } from './augurs.ts';
import { heldOf, widthOf } from './conformal.ts';
import { calendarEvents, eventShares } from './events.ts';
import { forecastSeries } from './forecast-series.ts';
import { forecastParts } from './parts-forecast.ts';
import { reconcile } from './reconcile.ts';
import { priorFactor } from './season-prior.ts';
import { forecastShop } from './shop-forecast.ts';
import { croston, naive, seasonalNaive, tsb } from './simple.ts';
import { mean, sum } from './types.ts';
import { factsOf, weekStarts } from './weeks.ts';
import { youngDays } from './young.ts';

const FIRST = '2022-01-03';
const facts = (weeks: number, ahead: number) => {
  const { starts } = weekStarts(FIRST, addDays(FIRST, weeks * 7 - 1), ahead);
  return factsOf(starts, calendarEvents(null, { from: FIRST, to: addDays(FIRST, (weeks + ahead) * 7) }));
};
const seasonal = (weeks: number) =>
  Array.from(
    { length: weeks },
    (_, week) => 1_000 + 400 * Math.sin((2 * Math.PI * week) / 52) + 30 * Math.sin(week * 7.7),
  );

describe('models', () => {
  test('a level goes on as it is', () => {
    for (const model of [naive, ets, seasonalNaive]) {
      const path = model(
        Array.from({ length: 60 }, () => 5),
        3,
      );
      for (const value of path) expect(value).toBeCloseTo(5, 6);
    }
  });

  test('a season of the year comes again', () => {
    const expected = seasonal(117).slice(104);
    for (const model of [mstl, seasonalNaive]) {
      const path = model(seasonal(104), 13);
      const missed = mean(path.map((value, week) => Math.abs(value - (expected[week] ?? 0))));
      expect(missed).toBeLessThan(80);
    }
  });

  test('of what sells now and then the mean of a week goes on, of what is sold no more next to nothing', () => {
    const rare = Array.from({ length: 60 }, (_, week) => (week % 5 === 4 ? 10 : 0));
    expect(croston(rare, 1)[0]).toBeCloseTo(2, 0);
    expect(tsb(rare, 1)[0]).toBeGreaterThan(1);
    const over = [...rare, ...Array.from({ length: 40 }, () => 0)];
    expect(tsb(over, 1)[0]).toBeLessThan(0.1);
  });
});

describe('a series', () => {
  test('with a season is forecast with it, and says so', () => {
    const forecast = forecastSeries(seasonal(120), facts(120, 26), { ahead: 26, quick: true });
    const expected = seasonal(146).slice(120);
    const missed = mean((forecast?.weeks ?? []).map(({ value }, week) => Math.abs(value - (expected[week] ?? 0))));
    expect(missed).toBeLessThan(120);
    expect(forecast?.models.some(({ adjusted, name }) => adjusted === 'own' || name.startsWith('last_year'))).toBe(
      true,
    );
  });

  test('of a few weeks is their mean with the season of all shops, between nothing and twice as much; of one week nothing', () => {
    const few = forecastSeries([900, 1_100, 1_000], facts(3, 8), { ahead: 8 });
    const { prior } = facts(3, 8);
    const level = mean([900, 1_100, 1_000].map((value, week) => value / (prior[week] ?? 1)));
    expect(few?.weeks[4]?.value).toBeCloseTo(level * (prior[7] ?? 1), 6);
    expect(few?.weeks[0]).toMatchObject({ low: 0, high: 2 * (few?.weeks[0]?.value ?? 0) });
    expect(few?.held).toEqual({ of: 0, in: 0 });
    expect(few?.models).toEqual([{ name: 'mean', adjusted: 'prior', weight: 1 }]);
    expect(forecastSeries([1_000], facts(1, 8), { ahead: 8 })).toBeNull();
  });

  test('gives the same each time', () => {
    const once = forecastSeries(seasonal(70), facts(70, 8), { ahead: 8, quick: true });
    expect(forecastSeries(seasonal(70), facts(70, 8), { ahead: 8, quick: true })).toEqual(once);
  });

  test('what is said at a week follows from the weeks before it alone: models, weights and paths', () => {
    // After week 98 sales are another shop's: had they a say in the choice of the slow models, earlier weeks would be said otherwise.
    const steady = Array.from(
      { length: 110 },
      (_, week) => 1_000 + 200 * Math.sin(week / 9) + 60 * Math.sin(week * 7.7) + 10 * week,
    );
    const turned = steady.map((value, week) => (week < 98 ? value : 1_000 + 400 * (week - 97)));
    const saidOf = (history: number[]) =>
      (forecastSeries(history, facts(110, 8), { ahead: 8 })?.said ?? []).filter(({ at }) => at <= 98);
    expect(saidOf(turned)).toEqual(saidOf(steady));
    expect(saidOf(steady).length).toBeGreaterThan(20);
  });

  test('the bounds hold what is forecast, and are never below nothing', () => {
    const forecast = forecastSeries(
      seasonal(80).map((value, week) => value * (1 + 0.5 * Math.sin(week * 3.3))),
      facts(80, 13),
      {
        ahead: 13,
        quick: true,
      },
    );
    for (const { value, low, high } of forecast?.weeks ?? []) {
      expect(low).toBeGreaterThanOrEqual(0);
      expect(low).toBeLessThanOrEqual(value);
      expect(high).toBeGreaterThanOrEqual(value);
    }
  });
});

describe('a shop that has just begun', () => {
  const flat = (day: number) => (day % 7 === 5 ? 0 : 1_000) * priorFactor(addDays(FIRST, day));
  const begun = Array.from({ length: 21 }, (_, day) => flat(day));

  test('goes on with its weekdays and the season of all shops', () => {
    const coming = youngDays(begun, FIRST, 14);
    expect(coming[5]).toBeLessThan(0.35 * (coming[4] ?? 0));
    for (const day of [0, 1, 2, 3, 4, 6]) {
      expect((coming[day] ?? 0) / flat(21 + day)).toBeGreaterThan(0.9);
      expect((coming[day] ?? 0) / flat(21 + day)).toBeLessThan(1.1);
    }
  });

  test('follows a fall for four weeks at most, and is never below nothing', () => {
    const coming = youngDays(
      Array.from({ length: 21 }, (_, day) => 1_000 - 45 * day),
      FIRST,
      70,
    );
    expect(Math.min(...coming)).toBeGreaterThanOrEqual(0);
    expect(coming[6]).toBeLessThan(500);
    expect((coming[69] ?? 0) / priorFactor(addDays(FIRST, 90))).toBeGreaterThan(0);
  });
});

describe('bounds', () => {
  test('hold four in five of what was missed, with one more to come outside', () => {
    const errors = Array.from({ length: 19 }, (_, index) => (index + 1) * (index % 2 === 0 ? 1 : -1));
    expect(widthOf(errors)).toBe(16);
  });

  test('are counted as they would have been given', () => {
    const calm = Array.from({ length: 30 }, (_, index) => ({
      at: index,
      ahead: 1,
      error: index % 2 === 0 ? 0.1 : -0.1,
    }));
    expect(heldOf(calm)).toEqual({ of: 20, in: 20 });
    const wild = calm.map((one) => ({ ...one, error: 0.01 * 2 ** one.at }));
    expect(heldOf(wild).in).toBe(0);
    // The width is that of one week ahead and near it, as the coming week's is; of two weeks ahead only what was over by then.
    const far = calm.map((one) => ({ ...one, ahead: 2, error: 5 }));
    expect(heldOf([...calm.map((one) => ({ ...one, error: 2 })), ...far])).toEqual({ of: 20, in: 20 });
  });
});

describe('the calendar', () => {
  test('knows the Romanian public holidays, and the Orthodox Easter', () => {
    const events = calendarEvents('RO', { from: '2026-01-01', to: '2026-12-31' });
    const holidays = events.filter(({ name }) => name === 'public_holiday').map(({ from }) => from);
    for (const day of ['2026-01-01', '2026-04-13', '2026-12-01', '2026-12-25']) expect(holidays).toContain(day);
    // Orthodox Easter of 2026 is on 12 April; the western one on 5 April.
    expect(events.find(({ name }) => name === 'easter')).toMatchObject({ to: '2026-04-11' });
  });

  test('Black Friday is the day after the fourth Thursday of November', () => {
    const found = (year: number) =>
      calendarEvents(null, { from: `${year}-11-01`, to: `${year}-11-30` }).find(({ name }) => name === 'black_friday');
    expect(found(2024)?.from).toBe('2024-11-29');
    expect(found(2025)?.from).toBe('2025-11-28');
    expect(found(2026)?.from).toBe('2026-11-27');
  });

  test('has what a shop has changed: an event that is none for it, and the days of one year', () => {
    const span = { from: '2025-01-01', to: '2026-12-31' };
    const changes = [
      { event: 'valentines', year: 0, days: null },
      { event: 'public_holiday/12-01', year: 0, days: null },
      { event: 'black_friday', year: 2026, days: { from: '2026-11-06', to: '2026-11-09' } },
    ];
    const events = calendarEvents('RO', span, changes);
    expect(events.filter(({ name }) => name === 'valentines')).toEqual([]);
    expect(events.filter(({ from }) => from.endsWith('12-01'))).toEqual([]);
    expect(events.filter(({ name }) => name === 'public_holiday').length).toBeGreaterThan(20);
    expect(events.filter(({ id }) => id === 'black_friday').map(({ from }) => from)).toEqual([
      '2025-11-28',
      '2026-11-06',
    ]);
  });

  test('a week has the share of its days', () => {
    const { names, rows } = eventShares(
      ['2026-01-05', '2026-01-12'],
      [{ name: 'a', from: '2026-01-10', to: '2026-01-12' }],
    );
    expect(names).toEqual(['a']);
    expect(rows.map(([share]) => Math.round((share ?? 0) * 7))).toEqual([2, 1]);
  });

  test('the season of all retail is highest in December and lowest after it', () => {
    expect(priorFactor('2025-12-16')).toBeGreaterThan(1.05);
    expect(priorFactor('2025-01-16')).toBeLessThan(0.95);
  });
});

describe('a shop', () => {
  const shop = (days: number) => {
    const sales = Array.from({ length: days }, (_, day) => 1_000 + 100 * (day % 7));
    return {
      firstDay: FIRST,
      lastDay: addDays(FIRST, days - 1),
      country: 'RO',
      events: [],
      calendar: [],
      sales,
      profit: sales.map((value) => value * 0.4 - 100),
      variable: sales.map((value) => value * 0.5),
      ads: sales.map(() => 50),
    };
  };

  test('a month has what is known of it and what is to come', () => {
    // 2022-01-03 and 200 days: up to 21 July.
    const forecast = forecastShop(shop(200));
    const [july] = forecast?.months ?? [];
    expect(july?.month).toBe('2022-07');
    const month = Array.from({ length: 31 }, (_, day) => 1_000 + 100 * ((day + 179) % 7));
    expect(july?.sales).toBeGreaterThan(sum(month) * 0.97);
    expect(july?.sales).toBeLessThan(sum(month) * 1.03);
    expect(forecast?.months.length).toBeGreaterThanOrEqual(12);
    // 40 % of the sales less 100 a day.
    const [week] = forecast?.weeks ?? [];
    expect(week?.profit).toBeCloseTo((week?.sales ?? 0) * 0.4 - 700, 0);
  });

  test('days add up to their weeks, and months are the sums of their days', () => {
    const forecast = forecastShop(shop(300));
    const { days = [], weeks = [], months = [] } = forecast ?? {};
    expect(days).toHaveLength(56);
    for (const [week, { sales, profit }] of weeks.slice(0, 8).entries()) {
      const own = days.slice(week * 7, week * 7 + 7);
      expect(sum(own.map((day) => day.sales))).toBeCloseTo(sales, 4);
      expect(sum(own.map((day) => day.profit ?? 0))).toBeCloseTo(profit ?? 0, 4);
    }
    // 300 days: up to 29 October. November is whole among the days.
    const november = days.filter(({ start }) => start.startsWith('2022-11'));
    expect(november).toHaveLength(30);
    expect(sum(november.map((day) => day.sales))).toBeCloseTo(months[1]?.sales ?? 0, 4);
    expect(sum(november.map((day) => day.profit ?? 0))).toBeCloseTo(months[1]?.profit ?? 0, 4);
    // Sundays sell the most, 1,600 to 1,000 on Mondays.
    const sunday = days.find(({ start }) => start === '2022-11-06');
    const monday = days.find(({ start }) => start === '2022-11-07');
    expect((sunday?.sales ?? 0) / (monday?.sales ?? 1)).toBeCloseTo(1.6, 1);
    expect(forecast?.dayHeld?.sales.of).toBe(140);
  });

  test('months of the past are judged by what was said before they began', () => {
    const { judged = [], monthHeld } = forecastShop(shop(800)) ?? {};
    const last = judged.at(-1);
    // 2022-01-03 and 800 days: up to 12 March 2024.
    expect(last?.month).toBe('2024-02');
    const february = Array.from({ length: 29 }, (_, day) => 1_000 + 100 * ((day + 759) % 7));
    expect(last?.was.sales).toBe(sum(february));
    expect(Math.abs((last?.said.sales ?? 0) / sum(february) - 1)).toBeLessThan(0.03);
    expect(monthHeld?.sales.of).toBe(judged.length);
    // What came after the month began does not count.
    const doubled = shop(800);
    const from = 759;
    const later = forecastShop({
      ...doubled,
      sales: doubled.sales.map((value, day) => (day < from ? value : 2 * value)),
    });
    expect(later?.judged.find(({ month }) => month === '2024-02')?.said.sales).toBe(last?.said.sales);
    expect(later?.monthHeld.sales.in).toBeLessThan(later?.monthHeld.sales.of ?? 0);
  });

  test('a holiday lowers its own day, and the others of its week have what it lacks', () => {
    const base = shop(400);
    const events = [10, 17, 24, 31, 38, 45, 61].map((week) => {
      const day = addDays(FIRST, week * 7 + 2);
      return { name: 'closed', from: day, to: day };
    });
    const closed = new Set(events.map(({ from }) => from));
    const sales = base.sales.map((value, day) => (closed.has(addDays(FIRST, day)) ? 0 : value));
    const days = forecastShop({ ...base, sales, country: null, events })?.days ?? [];
    const holiday = days.find(({ start }) => closed.has(start));
    const usual = days.find(({ start }) => start === addDays(holiday?.start ?? FIRST, -7));
    expect((holiday?.sales ?? 0) / (usual?.sales ?? 1)).toBeLessThan(0.5);
  });

  test('with too few weeks to try days it has none', () => {
    expect(forecastShop(shop(63))?.days).toEqual([]);
    expect(forecastShop(shop(63))?.dayHeld).toBeNull();
  });

  test('without a known profit it has none to go on from', () => {
    const forecast = forecastShop({ ...shop(200), profit: null });
    expect(forecast?.weeks[0]).toMatchObject({ profit: null, profitLow: null });
    expect(forecast?.profitHeld).toBeNull();
  });
});

test('parts add up to the whole, week by week', () => {
  const parts = forecastParts({
    lastDay: '2024-06-30',
    country: null,
    events: [],
    calendar: [],
    ahead: 8,
    quick: true,
    parts: [
      { key: 'a', weeks: seasonal(80) },
      { key: 'b', weeks: Array.from({ length: 80 }, (_, week) => (week < 60 ? 0 : 100)) },
      { key: 'c', weeks: Array.from({ length: 80 }, (_, week) => (week === 79 ? 50 : 0)) },
    ],
  });
  const whole = Array.from({ length: 8 }, (_, week) => 2_000 + week);
  const reconciled = reconcile(parts, whole);
  for (const [week, total] of whole.entries()) {
    expect(sum(reconciled.map(({ weeks }) => weeks[week]?.value ?? 0))).toBeCloseTo(total, 6);
  }
});
