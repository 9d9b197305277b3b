import { sql } from 'kysely';
import { readShopFacts } from '../insights/shop-facts.ts';
import type { DeliveryJob } from '../jobs/delivery-jobs.ts';
import { asName } from '../mail/compose.ts';
import type { Services } from '../services/services.ts';
import { speechOf } from '../wording/speech.ts';
import { type Delivery, type Outcome, tryDelivery } from './delivery.ts';
import { placeOf, sayNotice, topicOfNotice } from './notice-mail.ts';
import { readRecipient } from './recipient.ts';
import { fitting, sendSms } from './send-sms.ts';
import { verifiedNumber } from './sms-numbers.ts';

/** Messages that one server process sends at a time, of a shop one. */
const AT_ONCE = 4;
/** Text messages are for what is urgent. */
const GIVE_UP_MS = 2 * 3600_000;

/** What is sent: the titles alone, since every part of a message is paid for. Null where nothing of it is wanted any more. */
async function write(services: Services, delivery: Delivery): Promise<string | null> {
  const { database, appOrigin } = services;
  const { shop_id: shopId, account_id: accountId } = delivery;
  const recipient = await readRecipient(database, shopId, accountId);
  if (!recipient) return null;
  const wanted = delivery.notices.filter((notice) => recipient.choices[topicOfNotice(notice)].sms);
  const { currency } = await database.readShop(shopId, (trx) => readShopFacts(trx, shopId));
  const said = wanted.flatMap((notice) => sayNotice(speechOf(recipient.language), notice, currency) ?? []);
  if (!said[0] || !wanted[0]) return null;
  const more = said.length > 1 ? ` (+${said.length - 1})` : '';
  const place = `${appOrigin()}${placeOf(topicOfNotice(wanted[0]))}`;
  return fitting(`${asName(recipient.shop)}: ${asName(said[0].title)}`, `${more} ${place}`);
}

const sentToday = async (services: Services, { shop_id: shopId, account_id: accountId }: Delivery): Promise<number> => {
  const { sent } = await services.database.readShop(shopId, (trx) =>
    trx
      .selectFrom('notice_deliveries')
      .select((of) => of.fn.countAll<string>().as('sent'))
      .where('shop_id', '=', shopId)
      .where('account_id', '=', accountId)
      .where('channel', '=', 'sms')
      .where('state', '=', 'sent')
      .where('ended_at', '>', sql<Date>`now() - interval '24 hours'`)
      .executeTakeFirstOrThrow(),
  );
  return Number(sent);
};

/** One try at a text message. */
async function send(services: Services, delivery: Delivery): Promise<Outcome> {
  const { shop_id: shopId, account_id: accountId } = delivery;
  const { sms } = services.config;
  const text = await write(services, delivery);
  const number = accountId === null ? undefined : await verifiedNumber(services, shopId, accountId);
  if (!sms || text === null || number === undefined) return { state: 'dropped' };
  if ((await sentToday(services, delivery)) >= sms.mostADay) return { state: 'failed', problem: 'sms_limit' };
  const problem = await sendSms(services, number, text);
  if (problem === null) return { state: 'sent' };
  const late = Date.now() - delivery.created_at.getTime() > GIVE_UP_MS;
  return { state: problem === 'sms_number' || late ? 'failed' : 'retry', problem };
}

/** Sends text messages. */
export async function registerSmsDeliveries(services: Services): Promise<void> {
  await services.jobs.work<DeliveryJob>(
    'sms-delivery',
    ({ data }) => tryDelivery(services.database, data, (delivery) => send(services, delivery)),
    { atOnce: AT_ONCE, groupConcurrency: 1, heartbeatRefreshSeconds: 5 },
  );
}
