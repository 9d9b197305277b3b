import type { RouteName } from '@adaos/api';
import type { Plan } from '@adaos/domain';
import { ForbiddenError, TooManyError } from '../../errors/domain-errors.ts';
import { nextMonthAt } from './month.ts';
import type { Standing } from './standing.ts';

/** What changes a shop's data, so ends with the trial or the plan. Whatever removes something, pays or asks for help stays open. */
const CHANGES: ReadonlySet<RouteName> = new Set<RouteName>([
  'createImport',
  'restartImport',
  'readStore',
  'setGoodsCost',
  'addCostRule',
  'addProductCost',
  'saveIntegration',
  'connectShopify',
  'connectWooCommerce',
  'setFraudSettings',
  'setFraudVerdict',
  'setAlertStatus',
  'decideRecommendation',
  'generateCopy',
  'addReport',
  'changeReport',
  'createUser',
  'inviteAgain',
  'addShop',
]);
const STORES: ReadonlySet<RouteName> = new Set<RouteName>(['createImport', 'restartImport', 'readStore']);
/** Calls for the shop's figures count; those about the own account, notices and help do not. */
const COUNTED = /^\/(?:api\/(?!profile|notifications|guides|contact|audit|keys)|ads\/)/;

/** From this percentage of a limit on, the admins are notified. */
const NEAR_PERCENT = 80;

/** The percentage of a limit that is used, where that is near it; null where it is not yet. */
export function nearPercent(used: number, limit: number): number | null {
  const percent = Math.floor((used / limit) * 100);
  return percent >= NEAR_PERCENT ? Math.min(percent, 100) : null;
}

/** Whether a call changes a shop's data. */
export const changes = (name: RouteName): boolean => CHANGES.has(name);
/** Whether a call may fill the shop's storage. */
export const stores = (name: RouteName): boolean => STORES.has(name);
/** Whether a call at this path counts against the plan. */
export const counts = (path: string): boolean => COUNTED.test(path);

/** @param calls those of the month, this one included. @returns why it may not be made; null where it may. */
export function refusedCall(calls: number, plan: Plan, now: Date): TooManyError | null {
  if (calls <= plan.limits.apiCalls) return null;
  const retryAfter = Math.ceil((Date.parse(nextMonthAt(now)) - now.getTime()) / 1000);
  const message = `The plan ${plan.name} has ${plan.limits.apiCalls} calls a month, and they are used up.`;
  return new TooManyError('limit_reached', message, { retryAfter });
}

/** @returns why nothing may be changed; null where it may. */
export function refusedChange({ readOnly }: Standing): ForbiddenError | null {
  if (!readOnly) return null;
  return new ForbiddenError('trial_over', 'The shop has no active plan. Choose one to change anything again.');
}

/** @param usedGb gigabytes that are stored. @returns why no more may be stored; null where it may. */
export function refusedStoring(usedGb: number, plan: Plan): ForbiddenError | null {
  if (usedGb < plan.limits.storageGb) return null;
  const message = `The plan ${plan.name} stores ${plan.limits.storageGb} GB, and it is full.`;
  return new ForbiddenError('limit_reached', message);
}
