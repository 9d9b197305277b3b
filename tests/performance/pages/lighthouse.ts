import lighthouse, { type Result } from 'lighthouse';

/** Lighthouse's figures of a page: a score of 100, times in milliseconds, layout shift, bytes over the network, requests. */
export interface PageFigures {
  readonly score: number;
  readonly lcp: number;
  readonly tbt: number;
  /** What the main thread did in all, with the processor slowed down. */
  readonly mainThread: number;
  /** The part of it that was script: compiled and run. */
  readonly script: number;
  readonly cls: number;
  readonly bytes: number;
  readonly requests: number;
}

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

function requestsOf({ audits }: Result): number {
  const details = audits['network-requests']?.details;
  return details?.type === 'table' ? details.items.length : Number.NaN;
}

/** Milliseconds of the main thread in the groups of work that have `script` in their id. */
function scriptOf({ audits }: Result): number {
  const details = audits['mainthread-work-breakdown']?.details;
  if (details?.type !== 'table') return Number.NaN;
  const script = details.items.filter(({ group }) => typeof group === 'string' && group.startsWith('script'));
  return script.reduce((total, { duration }) => total + Number(duration), 0);
}

/**
 * Loads a page with Lighthouse's phone preset: a slow network, the processor slowed down four times.
 * @param port of the browser's tools
 * @param keepSession keeps what the page has stored, so that a visitor stays signed in; files are fetched again all the same
 * @param runs loads; the median of each figure counts, since a load is held up now and then
 * @throws Error where a load fails
 */
export async function measurePage(
  port: number,
  url: string,
  { keepSession = false, runs = 5 }: { keepSession?: boolean; runs?: number } = {},
): Promise<PageFigures> {
  const results: Result[] = [];
  while (results.length < runs) {
    const run = await lighthouse(url, {
      port,
      logLevel: 'error',
      onlyCategories: ['performance'],
      ...(keepSession && { clearStorageTypes: ['cache_storage', 'service_workers', 'shader_cache'] }),
    });
    if (!run || run.lhr.runtimeError) {
      throw new Error(`${url} could not be measured: ${run?.lhr.runtimeError?.message ?? 'no result'}`);
    }
    results.push(run.lhr);
  }
  const value = (id: string) => median(results.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN));
  return {
    score: Math.round(median(results.map(({ categories }) => categories['performance']?.score ?? Number.NaN)) * 100),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    mainThread: value('mainthread-work-breakdown'),
    script: median(results.map(scriptOf)),
    cls: value('cumulative-layout-shift'),
    bytes: value('total-byte-weight'),
    requests: median(results.map(requestsOf)),
  };
}
