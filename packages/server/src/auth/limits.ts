import { createHash } from 'node:crypto';
import ipaddr from 'ipaddr.js';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Pool } from 'pg';
import { TooManyError } from '../errors/domain-errors.ts';

const QUARTER_OF_AN_HOUR = 15 * 60;
const HOUR = 60 * 60;

/** How often something may be tried: `points` in `seconds`. */
const LIMITS = {
  loginByAccount: { points: 10, seconds: QUARTER_OF_AN_HOUR },
  loginByAddress: { points: 60, seconds: QUARTER_OF_AN_HOUR },
  mailByAccount: { points: 5, seconds: HOUR },
  mailByAddress: { points: 100, seconds: HOUR },
  resendByAccount: { points: 3, seconds: HOUR },
  resendByAddress: { points: 30, seconds: HOUR },
  passwordByAccount: { points: 10, seconds: QUARTER_OF_AN_HOUR },
  contactByAddress: { points: 10, seconds: HOUR },
  smsByAccount: { points: 3, seconds: HOUR },
  smsByNumber: { points: 3, seconds: HOUR },
  smsCodeByAccount: { points: 5, seconds: HOUR },
} as const;
type LimitName = keyof typeof LIMITS;

type MailCall = 'register' | 'reset' | 'invite' | 'change-email' | 'contact';

export interface Limits {
  /** Asks whether a login may be tried, without counting it. @throws TooManyError `too_many_attempts` */
  checkLogin(email: string, address: string): Promise<void>;
  /** Counts a login as failed until `loginSucceeded`. @throws TooManyError `too_many_attempts` */
  takeLogin(email: string, address: string): Promise<void>;
  loginSucceeded(email: string, address: string): Promise<void>;
  /** Takes a counted login back: the password was right, and the code is still to be given. */
  loginHalfDone(email: string, address: string): Promise<void>;
  /** Counts a call that makes the server write a mail. @throws TooManyError `too_many_attempts` */
  takeMail(call: MailCall, email: string, address: string): Promise<void>;
  /** Counts a call to send the verification mail again. @throws TooManyError `too_many_attempts` */
  takeResend(email: string, address: string): Promise<void>;
  /** Counts a password or code that a signed-in person gives as wrong until `passwordRight`. @throws TooManyError */
  takePassword(accountId: string): Promise<void>;
  passwordRight(accountId: string): Promise<void>;
  /** Forgets the failed logins of an account: it has got a new password. */
  forgiveLogins(email: string): Promise<void>;
  /** Counts a message of the contact page. @throws TooManyError `too_many_attempts` */
  takeContact(email: string, address: string): Promise<void>;
  /** Counts a text message with a code, by who asks and whom it goes to. @throws TooManyError `too_many_attempts` */
  takeSms(accountId: string, number: string): Promise<void>;
  /** Counts a code of a text message that is given. @throws TooManyError `too_many_attempts` */
  takeSmsCode(accountId: string): Promise<void>;
}

function tooMany(refusal: RateLimiterRes): TooManyError {
  const retryAfter = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
  const minutes = Math.ceil(retryAfter / 60);
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return new TooManyError('too_many_attempts', `Too many attempts. Please try again in ${wait}.`, { retryAfter });
}

/** Addresses are not kept in the clear, and a key has a bounded length. */
const accountKey = (email: string) => createHash('sha256').update(email).digest('base64url');

/** An address as some proxies write it: with a port, IPv6 in brackets. */
const WITH_PORT = /^(?:\[(?<v6>[^\]]+)\]|(?<v4>[\d.]+))(?::\d+)?$/;

/**
 * The network that one customer of a provider has: an IPv4 address, or the first 64 bits of an IPv6 one. What is no address is
 * one network, so that nobody gets another by writing something else.
 * @param written as the connection or the proxy names it; undefined once the connection is gone
 */
export function networkOf(written: string | undefined): string {
  const text = written?.trim() ?? '';
  const { v6, v4 } = WITH_PORT.exec(text)?.groups ?? {};
  const address = v6 ?? v4 ?? text;
  if (!ipaddr.isValid(address)) return 'unknown';
  const parsed = ipaddr.process(address);
  return parsed.kind() === 'ipv4' ? parsed.toString() : Buffer.from(parsed.toByteArray().slice(0, 8)).toString('hex');
}

/** Counters in the database, shared by every server process. */
export function createLimits(pool: Pool): Limits {
  const counter = (name: LimitName, options: { clears: boolean } = { clears: false }) =>
    new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix: name,
      points: LIMITS[name].points,
      duration: LIMITS[name].seconds,
      clearExpiredByTimeout: options.clears,
    });
  const counters: Record<LimitName, RateLimiterPostgres> = {
    // One of them deletes the expired rows of all.
    loginByAccount: counter('loginByAccount', { clears: true }),
    loginByAddress: counter('loginByAddress'),
    mailByAccount: counter('mailByAccount'),
    mailByAddress: counter('mailByAddress'),
    resendByAccount: counter('resendByAccount'),
    resendByAddress: counter('resendByAddress'),
    passwordByAccount: counter('passwordByAccount'),
    contactByAddress: counter('contactByAddress'),
    smsByAccount: counter('smsByAccount'),
    smsByNumber: counter('smsByNumber'),
    smsCodeByAccount: counter('smsCodeByAccount'),
  };

  const take = async (name: LimitName, key: string): Promise<void> => {
    try {
      await counters[name].consume(key);
    } catch (refusal) {
      throw refusal instanceof RateLimiterRes ? tooMany(refusal) : refusal;
    }
  };
  const check = async (name: LimitName, key: string): Promise<void> => {
    const state = await counters[name].get(key);
    if (state && state.consumedPoints >= LIMITS[name].points) throw tooMany(state);
  };

  const takeMail = async (call: MailCall, email: string, address: string): Promise<void> => {
    await take('mailByAccount', `${call}:${accountKey(email)}`);
    await take('mailByAddress', `${call}:${networkOf(address)}`);
  };

  return {
    async checkLogin(email, address) {
      await check('loginByAccount', accountKey(email));
      await check('loginByAddress', networkOf(address));
    },
    async takeLogin(email, address) {
      await take('loginByAccount', accountKey(email));
      await take('loginByAddress', networkOf(address));
    },
    async loginSucceeded(email, address) {
      await counters.loginByAccount.delete(accountKey(email));
      await counters.loginByAddress.reward(networkOf(address));
    },
    async loginHalfDone(email, address) {
      await counters.loginByAccount.reward(accountKey(email));
      await counters.loginByAddress.reward(networkOf(address));
    },
    takeMail,
    async takeResend(email, address) {
      await take('resendByAccount', accountKey(email));
      await take('resendByAddress', networkOf(address));
    },
    takePassword: (accountId) => take('passwordByAccount', accountId),
    async passwordRight(accountId) {
      await counters.passwordByAccount.delete(accountId);
    },
    async forgiveLogins(email) {
      await counters.loginByAccount.delete(accountKey(email));
    },
    async takeSms(accountId, number) {
      await take('smsByAccount', accountId);
      await take('smsByNumber', accountKey(number));
    },
    takeSmsCode: (accountId) => take('smsCodeByAccount', accountId),
    async takeContact(email, address) {
      await take('contactByAddress', networkOf(address));
      await takeMail('contact', email, address);
    },
  };
}
