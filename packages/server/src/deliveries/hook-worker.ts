import { HOOK_KINDS, type HookKind, languageOf } from '@adaos/domain';
import { readShopFacts } from '../insights/shop-facts.ts';
import type { DeliveryJob } from '../jobs/delivery-jobs.ts';
import { asName } from '../mail/compose.ts';
import { noticeTexts } from '../mail/notice-texts.ts';
import type { Services } from '../services/services.ts';
import { speechOf } from '../wording/speech.ts';
import { type Delivery, type Outcome, tryDelivery } from './delivery.ts';
import { noteAndReport, readHook, targetOf } from './hooks.ts';
import { fill, placeOf, sayNotice, topicOfNotice } from './notice-mail.ts';
import { postHook } from './post-hook.ts';

/** Messages that one server process posts at a time, of a shop one: one that is silent for 10 s keeps few others. */
const AT_ONCE = 8;
const GIVE_UP_MS = 6 * 3600_000;

async function readMessage({ database, appOrigin }: Services, delivery: Delivery, kind: HookKind) {
  const { shop_id: shopId, notices } = delivery;
  return database.readShop(shopId, async (trx) => {
    const hook = await readHook(trx, shopId, kind);
    if (!hook || hook.off_at !== null) return undefined;
    const { currency } = await readShopFacts(trx, shopId);
    const shop = await trx.selectFrom('shops').select('name').where('shop_id', '=', shopId).executeTakeFirst();
    const speech = speechOf(languageOf(hook.language));
    const wanted = notices.filter((notice) => hook.topics.includes(topicOfNotice(notice)));
    const items = wanted.flatMap((notice) => {
      const said = sayNotice(speech, notice, currency);
      return said ? [{ ...notice, topic: topicOfNotice(notice), ...said }] : [];
    });
    if (!wanted[0] || items.length === 0) return undefined;
    const texts = noticeTexts[speech.language];
    const name = asName(shop?.name ?? '');
    const message = {
      id: delivery.id,
      shop: { id: shopId, name },
      heading: fill(texts.several, { shop: name }),
      items,
      link: { label: texts.open, url: `${appOrigin()}${placeOf(topicOfNotice(wanted[0]))}` },
    };
    return { hook, message };
  });
}

/** One try at posting what a shop has collected. */
async function post(services: Services, delivery: Delivery): Promise<Outcome> {
  const { shop_id: shopId, channel } = delivery;
  const kind = HOOK_KINDS.find((known) => known === channel);
  const found = kind && (await readMessage(services, delivery, kind));
  if (!found) return { state: 'dropped' };
  const problem = await postHook(services, targetOf(services, found.hook), found.message);
  const off = await services.database.forShop(shopId, (trx) => noteAndReport(trx, { shopId, kind }, problem));
  if (problem === null) return { state: 'sent' };
  const late = Date.now() - delivery.created_at.getTime() > GIVE_UP_MS;
  return { state: off || late ? 'failed' : 'retry', problem };
}

/** Posts what shops have collected for Slack and Teams. */
export async function registerHookDeliveries(services: Services): Promise<void> {
  await services.jobs.work<DeliveryJob>(
    'hook-delivery',
    ({ data }) => tryDelivery(services.database, data, (delivery) => post(services, delivery)),
    { atOnce: AT_ONCE, groupConcurrency: 1, heartbeatRefreshSeconds: 5 },
  );
}
