import { hkdfSync } from 'node:crypto';
import type { TwoFactorSetup, TwoFactorStatus } from '@adaos/api';
import { type Kysely, sql } from 'kysely';
import { generateSecret, generateURI, verify } from 'otplib';
import { ConflictError, NotAuthenticatedError, RuleViolationError } from '../errors/domain-errors.ts';
import type { ShopTransaction } from '../db/database.ts';
import type { Schema } from '../db/schema.ts';
import { replaceBackupCodes, takeBackupCode } from './backup-codes.ts';
import { createSealing } from './sealing.ts';

const ISSUER = 'Adaos';
/** Clocks may be wrong by this much, in seconds. */
const TOLERANCE = 30;
const CODE = /^\d{6}$/;

/** Codes of an authenticator app (RFC 6238) and their backup codes. */
export interface SecondFactors {
  status(db: Kysely<Schema>, accountId: string): Promise<TwoFactorStatus>;
  /** Makes a secret that counts once it is confirmed. @throws ConflictError `totp_already_on` */
  setUp(trx: ShopTransaction, account: { id: string; email: string }): Promise<TwoFactorSetup>;
  /**
   * Switches it on by a code of the new secret.
   * @returns the backup codes.
   * @throws ConflictError `totp_not_set_up` or `totp_already_on`, 422 `totp_invalid`
   */
  confirm(trx: ShopTransaction, accountId: string, code: string): Promise<string[]>;
  isOn(db: Kysely<Schema>, accountId: string): Promise<boolean>;
  /** @returns whether it is a code, or backup code, that is good now; it is good no more afterwards. */
  take(trx: ShopTransaction, accountId: string, code: string): Promise<boolean>;
  renewBackupCodes(trx: ShopTransaction, accountId: string): Promise<string[]>;
  remove(trx: ShopTransaction, accountId: string): Promise<void>;
}

const alreadyOn = () => new ConflictError('totp_already_on', 'Two-step login is on already.');
export const notSetUp = () => new ConflictError('totp_not_set_up', 'Two-step login is not set up.');

/** @param secret the server's own; the keys are derived from it. */
export function createSecondFactors(secret: Uint8Array): SecondFactors {
  const sealing = createSealing(secret, 'totp secret');
  const backupKey = Buffer.from(hkdfSync('sha256', secret, '', 'adaos backup code', 32));

  const findFactor = (trx: ShopTransaction, accountId: string) =>
    trx.selectFrom('second_factors').selectAll().where('account_id', '=', accountId).forUpdate().executeTakeFirst();

  /** Null where another server secret had sealed it: no code is good then. */
  function openSecret(factor: { account_id: string; sealed_secret: Buffer }): string | null {
    try {
      return sealing.open(factor.sealed_secret, factor.account_id);
    } catch {
      return null;
    }
  }

  /** The row is locked: of two that bring the same code at once, one is late. */
  async function takeTotp(
    trx: ShopTransaction,
    factor: { account_id: string; sealed_secret: Buffer; last_step: string },
    code: string,
  ): Promise<boolean> {
    const token = code.replaceAll(/\s/g, '');
    const ownSecret = openSecret(factor);
    if (!CODE.test(token) || ownSecret === null) return false;
    const result = await verify({ secret: ownSecret, token, epochTolerance: TOLERANCE });
    if (!result.valid || !('timeStep' in result) || result.timeStep <= Number(factor.last_step)) return false;
    await trx
      .updateTable('second_factors')
      .set({ last_step: result.timeStep })
      .where('account_id', '=', factor.account_id)
      .execute();
    return true;
  }

  return {
    async status(db, accountId) {
      const factor = await db
        .selectFrom('second_factors')
        .select('confirmed_at')
        .where('account_id', '=', accountId)
        .where('confirmed_at', 'is not', null)
        .executeTakeFirst();
      const { left } = await db
        .selectFrom('backup_codes')
        .select((of) => of.fn.countAll<string>().as('left'))
        .where('account_id', '=', accountId)
        .where('used_at', 'is', null)
        .executeTakeFirstOrThrow();
      const enabledAt = factor?.confirmed_at?.toISOString() ?? null;
      return { enabled: enabledAt !== null, enabledAt, backupCodesLeft: Number(left) };
    },

    async isOn(db, accountId) {
      const factor = await db
        .selectFrom('second_factors')
        .select('account_id')
        .where('account_id', '=', accountId)
        .where('confirmed_at', 'is not', null)
        .executeTakeFirst();
      return factor !== undefined;
    },

    async setUp(trx, { id, email }) {
      const ownSecret = generateSecret();
      const values = { sealed_secret: sealing.seal(ownSecret, id), confirmed_at: null, last_step: 0 };
      const kept = await trx
        .insertInto('second_factors')
        .values({ account_id: id, ...values })
        .onConflict((conflict) =>
          conflict.column('account_id').doUpdateSet(values).where('second_factors.confirmed_at', 'is', null),
        )
        .returning('account_id')
        .executeTakeFirst();
      if (!kept) throw alreadyOn();
      return { secret: ownSecret, uri: generateURI({ issuer: ISSUER, label: email, secret: ownSecret }) };
    },

    async confirm(trx, accountId, code) {
      const factor = await findFactor(trx, accountId);
      if (!factor) throw notSetUp();
      if (factor.confirmed_at) throw alreadyOn();
      if (!(await takeTotp(trx, factor, code))) throw wrongCode();
      await trx
        .updateTable('second_factors')
        .set({ confirmed_at: sql<Date>`now()` })
        .where('account_id', '=', accountId)
        .execute();
      return replaceBackupCodes(trx, backupKey, accountId);
    },

    async take(trx, accountId, code) {
      const factor = await findFactor(trx, accountId);
      if (!factor?.confirmed_at) return false;
      return (await takeTotp(trx, factor, code)) || takeBackupCode(trx, backupKey, accountId, code);
    },

    renewBackupCodes: (trx, accountId) => replaceBackupCodes(trx, backupKey, accountId),

    async remove(trx, accountId) {
      await trx.deleteFrom('second_factors').where('account_id', '=', accountId).execute();
      await trx.deleteFrom('backup_codes').where('account_id', '=', accountId).execute();
    },
  };
}

const WRONG_CODE = 'This code is not right, or it has been used already.';
/** The code does not let its owner log in. */
export const wrongCodeAtLogin = () => new NotAuthenticatedError('totp_invalid', WRONG_CODE);
/** The code does not confirm a change of one's own account. */
export const wrongCode = () => new RuleViolationError('totp_invalid', WRONG_CODE);
