import type { Role } from './roles.ts';
import type { Plan, PlanId } from './plans.ts';

/** What a program may read, each with the least role that can give it. */
export const API_SCOPES = ['read:metrics', 'read:rows', 'read:customers'] as const;
export type ApiScope = (typeof API_SCOPES)[number];

export const SCOPE_ROLES: Readonly<Record<ApiScope, Role>> = {
  'read:metrics': 'viewer',
  'read:rows': 'viewer',
  /** Who the customers are, in place of pseudonyms. */
  'read:customers': 'admin',
};

/** Keys of a shop that are in force at once. */
export const MOST_API_KEYS = 25;

/** For how many days a key can be made; null: until it is revoked. */
export const API_KEY_DAYS = [30, 90, 365, null] as const;

/** Calls of programs and assistants in a minute, by plan; 0: the plan does not include them. */
export const API_CALLS_PER_MINUTE: Readonly<Record<PlanId, number>> = { starter: 0, growth: 0, enterprise: 300 };

/** Whether a plan includes the API, and with it assistants. */
export const includesApi = (plan: Plan): boolean => (plan.features as readonly string[]).includes('API');
