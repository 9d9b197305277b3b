import { verify } from '@node-rs/argon2';
import { describe, expect, test, vi } from 'vitest';
import type { DomainError } from '../errors/domain-errors.ts';
import { createPasswords } from './passwords.ts';

vi.mock('@node-rs/argon2', { spy: true });

const now = async () => {};
const costOf = (hash: string) => hash.split('$').slice(0, 4).join('$');

describe('passwords', () => {
  test('[AUTH-20] a hash is argon2id with 19 MiB, two passes and one lane, salted', async () => {
    const passwords = createPasswords();
    const [one, two] = await Promise.all([passwords.hash('a b c'), passwords.hash('a b c')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(two);
    expect(await passwords.verify(one, 'a b c', now)).toBe(true);
    expect(await passwords.verify(one, 'a b d', now)).toBe(false);
  });

  test('where there is no account, nothing is right, not even the stand-in', async () => {
    const passwords = createPasswords();
    expect(await passwords.verify(null, 'nobody has this password', now)).toBe(false);
  });

  test('[AUTH-6] where there is no account, the work is the same: one comparison with a hash of the same cost', async () => {
    const passwords = createPasswords();
    const stored = await passwords.hash('a b c');
    vi.mocked(verify).mockClear();
    await passwords.verify(stored, 'a b d', now);
    await passwords.verify(null, 'a b d', now);
    const work = vi.mocked(verify).mock.calls.map(([hash, password]) => ({ cost: costOf(String(hash)), password }));
    const once = { cost: '$argon2id$v=19$m=19456,t=2,p=1', password: 'a b d' };
    expect(work).toEqual([once, once]);
  });

  test('half a surrogate pair in a password is no failure', async () => {
    const passwords = createPasswords();
    const stored = await passwords.hash('a\ud800b');
    expect(await passwords.verify(stored, 'a\ud800b', now)).toBe(true);
  });

  test('four are tried at once; more than 200 that wait are asked to try again later', async () => {
    const passwords = createPasswords();
    const gate = Promise.withResolvers<never>();
    gate.promise.catch(() => {});
    let started = 0;
    const enter = () => {
      started++;
      return gate.promise;
    };
    const tries = Array.from({ length: 205 }, () => passwords.verify(null, 'x', enter));
    const outcomes = Promise.allSettled(tries);
    await expect(tries.at(-1)).rejects.toMatchObject({
      kind: 'unavailable',
      code: 'unavailable',
      details: { retryAfter: 3 },
    } satisfies Partial<DomainError>);
    expect(started).toBe(4);
    gate.reject(new Error('let go'));
    const reasons = (await outcomes).map((outcome) =>
      outcome.status === 'rejected' ? (outcome.reason as Error).message : '',
    );
    expect(reasons.filter((reason) => reason === 'let go')).toHaveLength(204);
    expect(started).toBe(204);
  });
});
