/**
 * Estimates of many products that say something of each other: products within groups within the shop, partially pooled.
 *
 * `b_i ~ N(beta_g, s_i^2 + product^2)`, `beta_g ~ N(beta, group^2)`, `beta ~ N(prior)`; a group's and a product's own elasticity are drawn
 * to what is above them, each by its precision (Gelman et al. 2013, Bayesian Data Analysis, 3rd ed., ch. 5). How much products and groups
 * differ is weighed over a grid by how probable it makes all estimates. What is said of one is by the others and by itself, exactly.
 */

/** An estimate of a product alone, with its standard error. */
export interface Estimate {
  readonly key: string;
  /** Its group; empty: of none, so that it is around the shop's own. */
  readonly group: string;
  readonly value: number;
  readonly error: number;
}

/** A normal distribution. */
export interface Normal {
  readonly mean: number;
  readonly variance: number;
}

/** How much products of a group, and groups of a shop, may differ: standard deviations that are weighed. */
const PRODUCT_SPREADS = [0.05, 0.2, 0.4, 0.7, 1.1] as const;
const GROUP_SPREADS = [0.05, 0.2, 0.4, 0.7, 1.1] as const;
/** Half normal before any estimate is seen, as the usual elasticity's spread over shops is. */
const SPREAD_SCALE = 1;

export interface Pooled {
  readonly shop: Normal;
  /** Of a product of no group that says nothing itself. */
  readonly other: Normal;
  /** Of a product of a group that says nothing itself. */
  group(name: string): Normal;
  /** Of a product by its own estimate and all others. */
  product(key: string): Normal | undefined;
}

/** The product of two normal densities. */
function combine(a: Normal, b: Normal): Normal {
  const [forA, forB] = [1 / a.variance, 1 / b.variance];
  return { mean: (a.mean * forA + b.mean * forB) / (forA + forB), variance: 1 / (forA + forB) };
}
/** What is left of `all` without one that is in it. */
function without(all: Normal, one: Normal): Normal | null {
  const precision = 1 / all.variance - 1 / one.variance;
  if (precision < 1e-9 / all.variance) return null;
  return { mean: (all.mean / all.variance - one.mean / one.variance) / precision, variance: 1 / precision };
}
const wider = ({ mean, variance }: Normal, spread: number): Normal => ({ mean, variance: variance + spread ** 2 });
const logDensity = (value: number, { mean, variance }: Normal) =>
  -((value - mean) ** 2 / variance + Math.log(variance)) / 2;

/** One pair of spreads: what follows from the estimates, and how probable it makes them. */
interface Fitted {
  readonly likelihood: number;
  readonly shop: Normal;
  readonly other: Normal;
  readonly group: (name: string) => Normal;
  readonly product: (one: Estimate) => Normal;
}

function fit(groups: ReadonlyMap<string, readonly Estimate[]>, prior: Normal, within: number, between: number): Fitted {
  let likelihood = -(within ** 2 + between ** 2) / (2 * SPREAD_SCALE ** 2);
  let shop = prior;
  const seen = new Map<string, Normal>();
  const apart = (name: string) => (name === '' ? 0 : between);
  const own = ({ value, error }: Estimate): Normal => wider({ mean: value, variance: error ** 2 }, within);
  for (const [name, members] of groups) {
    let level = wider(shop, apart(name));
    let all: Normal | undefined;
    for (const one of members) {
      const estimate = own(one);
      likelihood += logDensity(one.value, { mean: level.mean, variance: level.variance + estimate.variance });
      level = combine(level, estimate);
      all = all ? combine(all, estimate) : estimate;
    }
    if (all) {
      seen.set(name, all);
      shop = combine(shop, wider(all, apart(name)));
    }
  }
  /** Of a group without some of its products: by the other groups and by what is left of it. */
  const levelOf = (name: string, rest: Normal | null): Normal => {
    const all = seen.get(name);
    const others = all ? (without(shop, wider(all, apart(name))) ?? prior) : shop;
    const level = wider(others, apart(name));
    return rest ? combine(level, rest) : level;
  };
  return {
    likelihood,
    shop,
    other: wider(shop, Math.hypot(within, between)),
    group: (name) => wider(levelOf(name, seen.get(name) ?? null), within),
    product: (one) => {
      const all = seen.get(one.group);
      const rest = all ? without(all, own(one)) : null;
      const level = wider(levelOf(one.group, rest), within);
      return combine(level, { mean: one.value, variance: one.error ** 2 });
    },
  };
}

/** The mixture of normal distributions, as one with its mean and variance. */
function mixture(parts: readonly { readonly weight: number; readonly normal: Normal }[]): Normal {
  const mean = parts.reduce((sum, { weight, normal }) => sum + weight * normal.mean, 0);
  const variance = parts.reduce(
    (sum, { weight, normal }) => sum + weight * (normal.variance + (normal.mean - mean) ** 2),
    0,
  );
  return { mean, variance };
}

/** @param prior of a shop's elasticity before anything is seen. @param estimates may be none. */
export function poolEstimates(estimates: readonly Estimate[], prior: Normal): Pooled {
  if (estimates.length === 0) return { shop: prior, other: prior, group: () => prior, product: () => undefined };
  const groups = Map.groupBy(estimates, ({ group }) => group);
  const fits = PRODUCT_SPREADS.flatMap((within) => GROUP_SPREADS.map((between) => fit(groups, prior, within, between)));
  const most = Math.max(...fits.map(({ likelihood }) => likelihood));
  const weights = fits.map(({ likelihood }) => Math.exp(likelihood - most));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const mixed = (of: (fitted: Fitted) => Normal) =>
    mixture(fits.map((fitted, index) => ({ weight: (weights[index] ?? 0) / sum, normal: of(fitted) })));
  const byKey = new Map(estimates.map((one) => [one.key, one]));
  return {
    shop: mixed(({ shop }) => shop),
    other: mixed(({ other }) => other),
    group: (name) => mixed(({ group }) => group(name)),
    product: (key) => {
      const one = byKey.get(key);
      return one && mixed(({ product }) => product(one));
    },
  };
}
