import {
  DEFAULT_CHOICES,
  isFixed,
  MAIL_CHANNELS,
  NOTICE_CHANNELS,
  NOTICE_TOPICS,
  type NoticeChannel,
  type NoticeChoices,
  type NoticeTopic,
} from '@adaos/domain';
import { sql } from 'kysely';
import type { ShopTransaction } from '../db/database.ts';

interface Member {
  readonly shopId: string;
  readonly accountId: string;
}

/** What a person has chosen otherwise than the defaults, and whether email is wanted at all. */
interface Stored {
  readonly chosen: Readonly<Record<string, boolean>>;
  readonly byEmail: boolean;
}

const keyOf = (topic: NoticeTopic, channel: NoticeChannel) => `${topic}.${channel}`;

function chosenOf({ chosen, byEmail }: Stored, topic: NoticeTopic, channel: NoticeChannel): boolean {
  const otherwise = DEFAULT_CHOICES[topic][channel];
  if (isFixed(topic)) return otherwise;
  return (!MAIL_CHANNELS.has(channel) || byEmail) && (chosen[keyOf(topic, channel)] ?? otherwise);
}

function choicesOf(stored: Stored): NoticeChoices {
  const ofTopic = (topic: NoticeTopic) =>
    Object.fromEntries(NOTICE_CHANNELS.map((channel) => [channel, chosenOf(stored, topic, channel)]));
  return Object.fromEntries(NOTICE_TOPICS.map((topic) => [topic, ofTopic(topic)])) as NoticeChoices;
}

/** The choices of members, by account; of those who are no members any more none. */
export async function readChoices(
  trx: ShopTransaction,
  shopId: string,
  accountIds?: readonly string[],
): Promise<Map<string, NoticeChoices>> {
  let members = trx
    .selectFrom('members')
    .innerJoin('accounts', 'accounts.id', 'members.account_id')
    .leftJoin('notice_choices', (join) =>
      join
        .onRef('notice_choices.shop_id', '=', 'members.shop_id')
        .onRef('notice_choices.account_id', '=', 'members.account_id'),
    )
    .select(['accounts.id', 'accounts.notify_email', 'accounts.email_verified_at', 'notice_choices.chosen'])
    .where('members.shop_id', '=', shopId);
  if (accountIds) members = members.where('members.account_id', 'in', accountIds);
  const rows = await members.execute();
  return new Map(
    rows.map(({ id, notify_email: byEmail, chosen }) => [id, choicesOf({ chosen: chosen ?? {}, byEmail })]),
  );
}

/** @throws Error where the account is no member of the shop. */
export async function readOwnChoices(trx: ShopTransaction, { shopId, accountId }: Member): Promise<NoticeChoices> {
  const choices = (await readChoices(trx, shopId, [accountId])).get(accountId);
  if (!choices) throw new Error('The account is no member of the shop.');
  return choices;
}

/** Keeps the choices of a person for this shop. What was collected for a way that is off now is dropped. */
export async function saveChoices(trx: ShopTransaction, member: Member, choices: NoticeChoices): Promise<void> {
  const { shopId, accountId } = member;
  const open = NOTICE_TOPICS.filter((topic) => !isFixed(topic));
  const pairs = open.flatMap((topic) => NOTICE_CHANNELS.map((channel) => [topic, channel] as const));
  const chosen = Object.fromEntries(pairs.map(([topic, channel]) => [keyOf(topic, channel), choices[topic][channel]]));
  const row = { chosen: JSON.stringify(chosen), changed_at: sql<Date>`now()` };
  await trx
    .insertInto('notice_choices')
    .values({ shop_id: shopId, account_id: accountId, ...row })
    .onConflict((conflict) => conflict.columns(['shop_id', 'account_id']).doUpdateSet(row))
    .execute();
  const byEmail = pairs.some(([topic, channel]) => MAIL_CHANNELS.has(channel) && choices[topic][channel]);
  // Email that is off for the whole account is on again with the first choice of it.
  if (byEmail) await trx.updateTable('accounts').set({ notify_email: true }).where('id', '=', accountId).execute();
}
