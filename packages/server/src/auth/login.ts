import type { LoginResponse } from '@adaos/api';
import { ForbiddenError, NotAuthenticatedError } from '../errors/domain-errors.ts';
import type { Services } from '../services/services.ts';
import type { AccountRow } from '../db/schema.ts';
import { sendMailJob } from '../jobs/mail-job.ts';
import { notify } from '../notifications/notify.ts';
import { findAccount, findMembership, toUser } from './accounts.ts';
import { deviceName, knowsDevice, rememberDevice } from './devices.ts';
import { wrongCodeAtLogin } from './second-factors.ts';
import { openSession } from './sessions.ts';
import { accountTools } from './tools.ts';

interface Credentials {
  /** Lower case. */
  readonly email: string;
  readonly password: string;
  /** A code of the authenticator app, or a backup code. */
  readonly code?: string | undefined;
}

interface Caller {
  readonly address: string;
  readonly userAgent: string | undefined;
}

async function checkSecondFactor(
  services: Services,
  accountId: string,
  { email, code }: Credentials,
  address: string,
): Promise<void> {
  const { limits, secondFactors } = accountTools(services);
  const { db } = services.database;
  if (!(await secondFactors.isOn(db, accountId))) return;
  if (code === undefined || code.trim() === '') {
    await limits.loginHalfDone(email, address);
    throw new NotAuthenticatedError(
      'totp_required',
      'Please enter the code of your authenticator app, or a backup code.',
    );
  }
  const right = await db.transaction().execute((trx) => secondFactors.take(trx, accountId, code));
  if (!right) throw wrongCodeAtLogin();
}

const invalidCredentials = () => new NotAuthenticatedError('invalid_credentials', 'Wrong email or password.');

/** The account of these credentials. A try counts as failed until all of them have been right. */
async function identify(services: Services, credentials: Credentials, address: string) {
  const { email, password } = credentials;
  const { limits, passwords } = accountTools(services);
  await limits.checkLogin(email, address);
  const account = await findAccount(services.database, email);
  const right = await passwords.verify(account?.password_hash ?? null, password, () =>
    limits.takeLogin(email, address),
  );
  if (!account || !right) throw invalidCredentials();
  if (account.email_verified_at) await checkSecondFactor(services, account.id, credentials, address);
  await limits.loginSucceeded(email, address);
  if (!account.email_verified_at) {
    throw new ForbiddenError(
      'email_not_verified',
      'Please confirm your email before you log in: open the link that we sent you.',
    );
  }
  return account;
}

/** In place of a device's name; the client has the words for it. */
const UNKNOWN_DEVICE = 'unknown';

/** Notifies the owner of a login from a browser that the account does not know. */
async function watchDevices(
  { database, jobs }: Services,
  account: AccountRow,
  { shopId, sessionId, userAgent }: { shopId: string; sessionId: string; userAgent: string | undefined },
): Promise<void> {
  if (await knowsDevice(database.db, account.id, userAgent)) return;
  await database.forShop(shopId, async (trx) => {
    if (!(await rememberDevice(trx, account.id, userAgent))) return;
    const device = deviceName(userAgent) ?? UNKNOWN_DEVICE;
    await notify(trx, { shopId, accountIds: [account.id] }, { code: 'notification.new_device', values: { device } });
    await sendMailJob(jobs, { purpose: 'new-device', accountId: account.id, sessionId }, trx);
  });
}

/**
 * Opens a session.
 * @throws NotAuthenticatedError `invalid_credentials`, `totp_required` or `totp_invalid`; 403 `email_not_verified` or
 *   `forbidden`; 429 `too_many_attempts`
 */
export async function logIn(
  services: Services,
  credentials: Credentials,
  { address, userAgent }: Caller,
): Promise<LoginResponse> {
  const account = await identify(services, credentials, address);
  const membership = await findMembership(services.database, account.id);
  if (!membership) throw new ForbiddenError('forbidden', 'This account belongs to no shop.');
  const { shopId, role } = membership;
  const session = await openSession(services.database.db, account, userAgent);
  if (!session) throw invalidCredentials();
  await watchDevices(services, account, { shopId, sessionId: session.sessionId, userAgent });
  const user = toUser(account, role);
  return {
    accessToken: await accountTools(services).accessTokens.issue(session),
    refreshToken: session.refreshToken,
    user,
    userId: user.id,
    name: user.name,
    role,
    mustChangePassword: account.must_change_password,
  };
}
