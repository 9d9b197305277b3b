import { LOGITS } from './spend-response.ts';

/**
 * What the campaigns of a shop say of each other's elasticity (empirical Bayes: Gelman et al. 2013, Bayesian Data Analysis, 3rd ed., ch. 5).
 *
 * The logits of a shop's campaigns are around the shop's own centre; centre and spread are weighed by how well they explain all
 * campaigns. Before any is seen, the elasticity of one is 50 % in the middle, as where half of the saturation is reached in the
 * middle of the tried spend (Jin et al. 2017, Bayesian Methods for Media Mix Modeling, Google: Beta(2, 2)), and in 5 % of cases below 12 %,
 * the mean of 751 estimates of sales by advertising (Sethuraman, Tellis & Briesch 2011, Journal of Marketing Research 48).
 */
const CENTRES: readonly number[] = [-1.8, -1.2, -0.6, 0, 0.6, 1.2, 1.8];
const CENTRE_SPREAD = 0.8;
const SPREADS: readonly number[] = [0.4, 0.8, 1.2];

const normal = (z: number) => Math.exp(-(z ** 2) / 2);
/** Student's t with three degrees of freedom, up to a factor: a campaign that is unlike the others is drawn to them less. */
const student = (z: number) => (1 + z ** 2 / 3) ** -2;
const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
const shares = (values: readonly number[]) => {
  const sum = total(values);
  return values.map((value) => value / sum);
};

const HYPER = CENTRES.flatMap((centre) =>
  SPREADS.map((spread) => ({
    weight: Math.log(normal(centre / CENTRE_SPREAD)),
    density: shares(LOGITS.map((logit) => student((logit - centre) / spread))),
  })),
);

/**
 * @param likelihoods of each campaign, one by each of `LOGITS`, each campaign's up to a factor.
 * @returns for each campaign the prior probabilities of `LOGITS`, by what the other campaigns say.
 */
export function elasticityPriors(likelihoods: readonly (readonly number[])[]): number[][] {
  const evidence = likelihoods.map((likelihood) =>
    HYPER.map(({ density }) => Math.log(total(density.map((one, index) => one * (likelihood[index] ?? 0))) || 1e-300)),
  );
  const all = HYPER.map(({ weight }, hyper) => weight + total(evidence.map((one) => one[hyper] ?? 0)));
  return likelihoods.map((_, campaign) => {
    const others = all.map((sum, hyper) => sum - (evidence[campaign]?.[hyper] ?? 0));
    const most = Math.max(...others);
    const weights = shares(others.map((one) => Math.exp(one - most)));
    return LOGITS.map((__, index) =>
      total(HYPER.map(({ density }, hyper) => (density[index] ?? 0) * (weights[hyper] ?? 0))),
    );
  });
}
