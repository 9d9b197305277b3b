import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { UnavailableError } from '../errors/domain-errors.ts';

// argon2id, as OWASP's password storage sheet has it for 19 MiB.
const ARGON2ID = 2;
const COST = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const HASHES_AT_ONCE = 2;
/** The counting of the next tries goes on while the hashes of those before are made. */
const TRIES_AT_ONCE = 4;
/** A few seconds of work: a caller who would wait longer is asked to try again later. */
const MOST_WAITING = 200;
const RETRY_AFTER_SECONDS = 3;

export interface Passwords {
  hash(password: string): Promise<string>;
  /**
   * Compares a password with a stored hash; takes the same time where there is none.
   * @param stored null for an account that does not exist: the answer is false.
   * @param before runs when its turn has come, before the hash is reached; of these, 4 at most are under way. May throw.
   */
  verify(stored: string | null, password: string, before: () => Promise<void>): Promise<boolean>;
}

/** One and the same text, however the keyboard composed it. */
const normalized = (password: string) => password.normalize('NFKC');

/** Password hashing for one server process, two at once; memory and time stay bounded under a flood of tries. */
export function createPasswords(): Passwords {
  const turns = pLimit(TRIES_AT_ONCE);
  const hashing = pLimit(HASHES_AT_ONCE);
  const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
    if (turns.pendingCount >= MOST_WAITING) {
      throw new UnavailableError('unavailable', 'Too many people log in right now. Please try again shortly.', {
        retryAfter: RETRY_AFTER_SECONDS,
      });
    }
    return turns(work);
  };
  const nobody = hash('nobody has this password', COST);
  return {
    hash: (password) => inTurn(() => hashing(() => hash(normalized(password), COST))),
    verify: (stored, password, before) =>
      inTurn(async () => {
        await before();
        const against = stored ?? (await nobody);
        const same = await hashing(() => verify(against, normalized(password)));
        return same && stored !== null;
      }),
  };
}
