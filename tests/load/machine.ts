import { setTimeout as delay } from 'node:timers/promises';
import { createPasswords } from '../../packages/server/src/auth/passwords.ts';

/** What two free cores do of bare hashes in a second, 90 to 130; the targets are meant for them. */
const FREE_HASHES_PER_SECOND = 110;
const CALIBRATION_MS = 2_000;
const ROUNDS = 3;

/**
 * How much of two free cores there is: 1, or less where other programs take their part or the cores are slower. Targets are
 * measured by it, so that a busy machine does not fail what a free one would not.
 * @returns the share, and the bare hashes a second behind it.
 */
async function measureMachine(): Promise<{ share: number; hashesPerSecond: number }> {
  const passwords = createPasswords();
  const end = performance.now() + CALIBRATION_MS;
  let hashes = 0;
  const worker = async () => {
    while (performance.now() < end) {
      await passwords.hash('the same for everyone');
      hashes += 1;
    }
  };
  await Promise.all([worker(), worker()]);
  const hashesPerSecond = hashes / (CALIBRATION_MS / 1000);
  return { share: Math.min(1, hashesPerSecond / FREE_HASHES_PER_SECOND), hashesPerSecond: Math.round(hashesPerSecond) };
}

interface LoadResult {
  readonly perSecond: number;
  /** Milliseconds, in order. */
  readonly times: readonly number[];
}

/** Does work again and again, by so many at once, for so long. */
export async function load(atOnce: number, ms: number, work: (worker: number) => Promise<void>): Promise<LoadResult> {
  const times: number[] = [];
  const began = performance.now();
  const worker = async (index: number) => {
    while (performance.now() - began < ms) {
      const start = performance.now();
      await work(index);
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, (_, index) => worker(index)));
  const perSecond = times.length / ((performance.now() - began) / 1000);
  return { perSecond, times: times.toSorted((a, b) => a - b) };
}

interface Round<T> {
  readonly result: T;
  /** Of the machine, while it was measured. */
  readonly share: number;
  readonly bareHashesPerSecond: number;
}

/** Measures three times, each between two looks at what the machine gives, and keeps the best: others only take away. */
export async function bestOf<T extends { readonly perSecond: number }>(measured: () => Promise<T>): Promise<Round<T>> {
  const rounds: Round<T>[] = [];
  let before = await measureMachine();
  for (let round = 0; round < ROUNDS; round += 1) {
    const result = await measured();
    const after = await measureMachine();
    const bareHashesPerSecond = Math.round((before.hashesPerSecond + after.hashesPerSecond) / 2);
    rounds.push({ result, share: (before.share + after.share) / 2, bareHashesPerSecond });
    before = after;
  }
  const worth = ({ result, share }: Round<T>) => result.perSecond / share;
  return rounds.reduce((best, round) => (worth(round) > worth(best) ? round : best));
}

/** Looks at something every few milliseconds until stopped; `stop` gives the times it took, in order. */
export function probe(everyMs: number, look: () => Promise<void>): { stop(): Promise<readonly number[]> } {
  const times: number[] = [];
  const ending = new AbortController();
  const looking = (async () => {
    while (!ending.signal.aborted) {
      const start = performance.now();
      await look();
      times.push(performance.now() - start);
      await delay(everyMs);
    }
  })();
  return {
    async stop() {
      ending.abort();
      await looking;
      return times.toSorted((a, b) => a - b);
    },
  };
}

/** @param times in order. @param share e.g. 0.95 */
export const percentile = (times: readonly number[], share: number): number =>
  times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;

export const rounded = (value: number): number => Math.round(value * 10) / 10;
