import { createHmac, randomInt } from 'node:crypto';
import type { SmsStatus } from '@adaos/api';
import { languageOf } from '@adaos/domain';
import { sql } from 'kysely';
import { createSealing } from '../auth/sealing.ts';
import { accountTools } from '../auth/tools.ts';
import type { ShopTransaction } from '../db/database.ts';
import { NotFoundError, RuleViolationError, UnavailableError } from '../errors/domain-errors.ts';
import { noticeTexts } from '../mail/notice-texts.ts';
import type { Actor } from '../services/actor.ts';
import type { Services } from '../services/services.ts';
import { fill } from './notice-mail.ts';
import { sendSms } from './send-sms.ts';

const CODE_DIGITS = 6;
const CODE_LASTS = sql.lit('10 minutes');
/** E.164: a country code and at most 15 digits. */
const NUMBER = /^\+[1-9]\d{6,14}$/;

const sealingOf = ({ secret }: Pick<Services, 'secret'>) => createSealing(secret, 'sms numbers');
/** Six digits are soon tried: without the server's secret the digest says nothing. */
const hashOf = ({ secret }: Pick<Services, 'secret'>, accountId: string, code: string) =>
  createHmac('sha256', secret).update(`sms ${accountId} ${code}`).digest();

const invalid = () =>
  new RuleViolationError('phone_invalid', 'This number cannot receive text messages. Enter it with its country code.', {
    fields: { number: 'Enter the number with its country code, such as +40.' },
  });

export async function readSmsStatus(trx: ShopTransaction, accountId: string): Promise<SmsStatus> {
  const row = await trx
    .selectFrom('sms_numbers')
    .select(['hint', 'verified_at'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return { number: row?.hint ?? null, verified: row?.verified_at != null };
}

/** The number that text messages go to; undefined before it is confirmed. @throws Error where the secret of the server has changed */
export async function verifiedNumber(
  services: Pick<Services, 'secret' | 'database'>,
  shopId: string,
  accountId: string,
): Promise<string | undefined> {
  const row = await services.database.readShop(shopId, (trx) =>
    trx
      .selectFrom('sms_numbers')
      .select('sealed')
      .where('account_id', '=', accountId)
      .where('verified_at', 'is not', null)
      .executeTakeFirst(),
  );
  return row && sealingOf(services).open(row.sealed, accountId);
}

/**
 * Sends a code to a number and keeps the number; nothing else goes there before the code was given.
 * @throws NotFoundError where the server sends none; RuleViolationError `phone_invalid`; UnavailableError `sms_unavailable`; TooManyError
 */
export async function saveSmsNumber(services: Services, actor: Actor, given: string): Promise<SmsStatus> {
  const { shopId, accountId } = actor;
  if (!services.config.sms) throw new NotFoundError('No text messages are sent.');
  const number = given.replaceAll(/[\s().\-/]/g, '').replace(/^00/, '+');
  if (!NUMBER.test(number)) throw invalid();
  await accountTools(services).limits.takeSms(accountId, number);
  const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
  const language = await services.database.forShop(shopId, async (trx) => {
    const row = {
      sealed: sealingOf(services).seal(number, accountId),
      hint: `… ${number.slice(-3)}`,
      verified_at: null,
      code_hash: hashOf(services, accountId, code),
      code_ends_at: sql<Date>`now() + interval ${CODE_LASTS}`,
    };
    await trx
      .insertInto('sms_numbers')
      .values({ ...row, account_id: accountId })
      .onConflict((conflict) => conflict.column('account_id').doUpdateSet(row))
      .execute();
    const account = await trx.selectFrom('accounts').select('language').where('id', '=', accountId).executeTakeFirst();
    return languageOf(account?.language);
  });
  const problem = await sendSms(services, number, fill(noticeTexts[language].smsCode, { code }));
  if (problem === 'sms_number') {
    await removeSmsNumber(services, actor);
    throw invalid();
  }
  if (problem) throw new UnavailableError('sms_unavailable', 'Text messages cannot be sent right now.');
  return services.database.readShop(shopId, (trx) => readSmsStatus(trx, accountId));
}

/** @throws RuleViolationError `sms_code_invalid` for a code that is wrong or too old; TooManyError after five within an hour */
export async function confirmSmsNumber(
  services: Services,
  { shopId, accountId }: Actor,
  given: string,
): Promise<SmsStatus> {
  await accountTools(services).limits.takeSmsCode(accountId);
  return services.database.forShop(shopId, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('sms_numbers')
      .set({ verified_at: sql<Date>`now()`, code_hash: null, code_ends_at: null })
      .where('account_id', '=', accountId)
      .where('code_hash', '=', hashOf(services, accountId, given.replaceAll(/\s/g, '')))
      .where('code_ends_at', '>', sql<Date>`now()`)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) {
      const message = 'The code is wrong or has expired.';
      throw new RuleViolationError('sms_code_invalid', message, { fields: { code: message } });
    }
    return readSmsStatus(trx, accountId);
  });
}

/** Done twice it changes nothing. */
export async function removeSmsNumber({ database }: Services, { shopId, accountId }: Actor): Promise<void> {
  await database.forShop(shopId, (trx) => trx.deleteFrom('sms_numbers').where('account_id', '=', accountId).execute());
}
