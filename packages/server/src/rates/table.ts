import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';

/** Units of each currency for one euro, as published on one day: decimals in text. */
export type DayRates = Readonly<Record<string, string>>;

const FILE = new URL('./ecb-rates.csv.br', import.meta.url);
const unpack = promisify(brotliDecompress);

async function readTable(): Promise<ReadonlyMap<string, DayRates>> {
  const text = (await unpack(await readFile(FILE))).toString('latin1');
  const [[, ...days] = [], ...currencies] = text
    .trimEnd()
    .split('\n')
    .map((line) => line.split(','));
  const table = new Map<string, Record<string, string>>(days.map((day) => [day, {}]));
  for (const [currency = '', ...rates] of currencies) {
    rates.forEach((rate, at) => {
      const ofDay = table.get(days[at] ?? '');
      if (ofDay && rate !== '') ofDay[currency] = rate;
    });
  }
  return table;
}

let table: Promise<ReadonlyMap<string, DayRates>> | null = null;

/**
 * The reference rates of the European Central Bank that came with this version: `ecb-rates.csv.br`, a row for the days and one for each
 * currency, packed with brotli. Read when it is needed first, and kept.
 */
export function bundledRates(): Promise<ReadonlyMap<string, DayRates>> {
  table ??= readTable();
  return table;
}
