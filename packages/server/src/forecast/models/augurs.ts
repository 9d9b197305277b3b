import { readFileSync } from 'node:fs';
import { AutoETS, initSync as startEts } from '@bsull/augurs/ets';
import { initSync as startMstl, MSTL } from '@bsull/augurs/mstl';
import { dampedTrend, YEAR_WEEKS } from './simple.ts';
import type { Model } from './types.ts';

/** The package says where its code is for browsers alone: here it is read from beside the module. */
function codeOf(name: 'ets' | 'mstl'): Uint8Array<ArrayBuffer> {
  return readFileSync(new URL(`${name}_bg.wasm`, import.meta.resolve(`@bsull/augurs/${name}`)));
}
let started = false;
function start() {
  if (started) return;
  startEts({ module: codeOf('ets') });
  startMstl({ module: codeOf('mstl') });
  started = true;
}

interface Fitted {
  fit(y: Float64Array): void;
  predict(ahead: number): { point: number[] };
  free(): void;
}

function predicted(make: () => Fitted, history: readonly number[], ahead: number): number[] {
  start();
  const model = make();
  try {
    model.fit(Float64Array.from(history));
    const { point } = model.predict(ahead);
    return point.every(Number.isFinite) ? point : dampedTrend(history, ahead);
  } catch {
    // No model of the family fits, for example where all weeks are equal.
    return dampedTrend(history, ahead);
  } finally {
    model.free();
  }
}

/** Exponential smoothing with additive error and trend, damped or not by AICc (Hyndman & Athanasopoulos, 3rd ed., 8). */
export const ets: Model = (history, ahead) => predicted(() => new AutoETS(1, 'AAN'), history, ahead);

/** A season of a year by repeated LOESS, and ETS for what remains (Bandara, Hyndman & Bergmeir 2021). */
export const mstl: Model = (history, ahead) => predicted(() => MSTL.ets([YEAR_WEEKS]), history, ahead);
