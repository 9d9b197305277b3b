import { daysBetween } from '../calendar/days.ts';
import type { Services } from '../services/services.ts';
import { callOut, OutboundError } from '../integrations/outbound.ts';
import { keepRates, newestRateDay } from '../rates/reference-rates.ts';
import { parseRates } from './parse-rates.ts';

/** All days since 1999 in XML are about 8 MB. */
const MOST_BYTES = 32 * 1024 * 1024;
/** The bank's file of the last days, and of all days beside it. */
const LAST_DAYS = 'eurofxref-hist-90d.xml';
const ALL_DAYS = 'eurofxref-hist.xml';
/** Working days and holidays apart, the file of the last days reaches so far back. */
const REACHES_BACK = 85;

/** Where the days that are missing are: the file of the last days, or that of all where it does not reach back far enough. */
function addressFor(url: string, newest: string): string {
  const today = new Date().toISOString().slice(0, 10);
  return daysBetween(newest, today) > REACHES_BACK ? url.replace(LAST_DAYS, ALL_DAYS) : url;
}

/**
 * Reads the reference rates that came since the newest known day.
 * @returns how many days are new.
 * @throws OutboundError where they cannot be read. Nothing else changes: what is known holds.
 */
export async function readRates({ config, database }: Services): Promise<number> {
  if (config.ratesUrl === null) return 0;
  const newest = await newestRateDay(database);
  const address = addressFor(config.ratesUrl, newest);
  const headers = { accept: 'application/xml, text/csv' };
  const { status, text } = await callOut(address, { headers, mostBytes: MOST_BYTES }, config.outboundAllow);
  if (status !== 200) throw new OutboundError(`${address} answered ${status}.`);
  const rates = parseRates(text);
  if (rates.size === 0) throw new OutboundError(`${address} has no reference rates.`);
  return keepRates(database, new Map(Array.from(rates).filter(([day]) => day > newest)));
}

/** Reads the rates once a day, after the bank has published them, and at the start. A failure is logged, and tried again the next day. */
export async function registerRateFeed(services: Services): Promise<void> {
  const { config, jobs, log } = services;
  await jobs.work('rates', async () => {
    try {
      const days = await readRates(services);
      if (days > 0) log.info({ days }, 'reference rates read');
    } catch (error) {
      if (!(error instanceof OutboundError)) throw error;
      log.warn({ err: error }, 'reading reference rates');
    }
  });
  if (config.ratesUrl === null) return;
  // About 16:00 in Frankfurt: 14:00 or 15:00 in UTC.
  await jobs.schedule('rates', '20 15 * * *');
  await jobs.send('rates', {});
}
