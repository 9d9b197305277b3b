/** Numbers that look random and are the same for the same seed. */
export interface Random {
  /** At least 0, less than 1. */
  next(): number;
  /** Whole, both ends included. */
  between(least: number, most: number): number;
  chance(probability: number): boolean;
  /** One of some, each as likely as its weight. */
  pick<T>(of: readonly T[], weight?: (one: T) => number): T;
  /** How often something happens whose mean is known. */
  poisson(mean: number): number;
}

/** The generator "mulberry32" by T. Ettinger, public domain. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    next,
    between: (least, most) => least + Math.floor(next() * (most - least + 1)),
    chance: (probability) => next() < probability,
    pick(of, weight = () => 1) {
      let left = next() * of.reduce((sum, one) => sum + weight(one), 0);
      const found = of.find((one) => (left -= weight(one)) < 0) ?? of.at(-1);
      if (found === undefined) throw new Error('Nothing to pick from.');
      return found;
    },
    poisson(mean) {
      const limit = Math.exp(-mean);
      let count = 0;
      for (let product = next(); product > limit; product *= next()) count += 1;
      return count;
    },
  };
}
