import { sql } from 'kysely';
import { readShopFacts } from '../insights/shop-facts.ts';
import type { DeliveryJob } from '../jobs/delivery-jobs.ts';
import { asName } from '../mail/compose.ts';
import type { Services } from '../services/services.ts';
import { speechOf } from '../wording/speech.ts';
import { type Delivery, type Outcome, tryDelivery } from './delivery.ts';
import { placeOf, sayNotice, topicOfNotice } from './notice-mail.ts';
import { noteDevice, type PushDeviceRow, readDevices, subscriptionOf } from './push-devices.ts';
import { readRecipient } from './recipient.ts';
import { type PushMessage, sendPush } from './send-push.ts';

/** Deliveries that one server process makes at a time, of a shop one: a push service that is silent for 10 s keeps few others. */
const AT_ONCE = 8;
const GIVE_UP_MS = 6 * 3600_000;

interface Messages {
  readonly detailed: PushMessage;
  /** Without figures and names: what a lock screen may show to everyone. */
  readonly discreet: PushMessage;
}

/** What devices are sent; null where nothing of it is wanted any more. */
async function write({ database }: Services, delivery: Delivery): Promise<Messages | null> {
  const { shop_id: shopId, account_id: accountId, id: tag } = delivery;
  const recipient = await readRecipient(database, shopId, accountId);
  if (!recipient) return null;
  const wanted = delivery.notices.filter((notice) => recipient.choices[topicOfNotice(notice)].push);
  const { currency } = await database.readShop(shopId, (trx) => readShopFacts(trx, shopId));
  const speech = speechOf(recipient.language);
  const said = wanted.flatMap((notice) => sayNotice(speech, notice, currency) ?? []);
  const [first] = said;
  if (!first || !wanted[0]) return null;
  const topics = [...new Set(wanted.map(topicOfNotice))];
  const about = topics.map((topic) => speech.say(`screens.Settings.notices.topic.${topic}`));
  const shop = asName(recipient.shop);
  const path = placeOf(topicOfNotice(wanted[0]));
  const lines =
    said.length === 1
      ? [first.text, first.strong].filter((part) => part !== undefined && part !== '')
      : said.slice(1).map(({ title }) => title);
  return {
    detailed: { title: `${shop}: ${asName(first.title)}`, body: lines.join('\n'), path, tag },
    discreet: { title: shop, body: speech.list(about), path, tag },
  };
}

/** Sends to one device, and notes the result. */
async function sendTo(services: Services, delivery: Delivery, device: PushDeviceRow, { detailed, discreet }: Messages) {
  const message = device.detailed ? detailed : discreet;
  const problem = await sendPush(services, subscriptionOf(services, device), message);
  const { shop_id: shopId, id } = delivery;
  await services.database.forShop(shopId, async (trx) => {
    await noteDevice(trx, device.id, problem);
    if (problem !== null) return;
    await trx
      .updateTable('notice_deliveries')
      .set({ reached: sql<string[]>`reached || ${device.id}::uuid` })
      .where('shop_id', '=', shopId)
      .where('id', '=', id)
      .execute();
  });
  return problem;
}

/** One try at sending what was collected to all devices of a person that do not have it yet. */
async function send(services: Services, delivery: Delivery): Promise<Outcome> {
  const { shop_id: shopId, account_id: accountId } = delivery;
  const messages = await write(services, delivery);
  if (!messages || accountId === null) return { state: 'dropped' };
  const devices = await services.database.readShop(shopId, (trx) => readDevices(trx, accountId));
  const left = devices.filter(({ id }) => !delivery.reached.includes(id));
  const problems = await Promise.all(left.map((device) => sendTo(services, delivery, device, messages)));
  const waiting = problems.find((problem) => problem === 'push_silent' || problem === 'push_refused');
  const late = Date.now() - delivery.created_at.getTime() > GIVE_UP_MS;
  if (waiting && !late) return { state: 'retry', problem: waiting };
  if (delivery.reached.length > 0 || problems.includes(null)) return { state: 'sent' };
  const problem = waiting ?? problems[0];
  return problem ? { state: 'failed', problem } : { state: 'dropped' };
}

/** Sends push messages. */
export async function registerPushDeliveries(services: Services): Promise<void> {
  await services.jobs.work<DeliveryJob>(
    'push-delivery',
    ({ data }) => tryDelivery(services.database, data, (delivery) => send(services, delivery)),
    { atOnce: AT_ONCE, groupConcurrency: 1, heartbeatRefreshSeconds: 5 },
  );
}
