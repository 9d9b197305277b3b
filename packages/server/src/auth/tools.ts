import { PASSWORD_LEAST, type PasswordFlow, type PasswordRules } from '@adaos/api';
import type { Services } from '../services/services.ts';
import { type AccessTokens, createAccessTokens } from './access-tokens.ts';
import { createLimits, type Limits } from './limits.ts';
import { createPasswords, type Passwords } from './passwords.ts';
import { createSecondFactors, type SecondFactors } from './second-factors.ts';

/** What the calls of accounts share in one server process: the turns of its hashes, above all. */
interface AccountTools {
  readonly accessTokens: AccessTokens;
  readonly limits: Limits;
  readonly passwords: Passwords;
  readonly secondFactors: SecondFactors;
  /** The least characters of a new password, by flow. */
  readonly passwordRules: PasswordRules;
}

function passwordRules(least: number | null): PasswordRules {
  const flows = Object.entries(PASSWORD_LEAST) as [PasswordFlow, number][];
  return Object.fromEntries(flows.map(([flow, own]) => [flow, Math.max(own, least ?? 0)])) as PasswordRules;
}

const made = new WeakMap<Services, AccountTools>();

/** The one set of tools of these services. */
export function accountTools(services: Services): AccountTools {
  const known = made.get(services);
  if (known) return known;
  const tools: AccountTools = {
    accessTokens: createAccessTokens(services.secret),
    limits: createLimits(services.database.pool),
    passwords: createPasswords(),
    secondFactors: createSecondFactors(services.secret),
    passwordRules: passwordRules(services.config.passwordMin),
  };
  made.set(services, tools);
  return tools;
}
