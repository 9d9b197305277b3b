import { PLANS, type PlanId, type Plan } from '@adaos/domain';

export function planNamed(name: string): Plan | undefined {
  return PLANS.find(({ id }) => id === name);
}

/** @throws Error for a plan that there is not: a name from the own records or the contract is always one. */
export function planById(id: string): Plan {
  const plan = planNamed(id);
  if (!plan) throw new Error(`There is no plan ${id}.`);
  return plan;
}

/** A month's price in minor units, from the server's own table. */
export const priceMinorOf = (id: PlanId): bigint => BigInt(planById(id).price * 100);
