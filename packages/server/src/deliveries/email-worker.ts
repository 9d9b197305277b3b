import type { DeliveryJob } from '../jobs/delivery-jobs.ts';
import { createMailer, type Mailer } from '../mail/mailer.ts';
import { readShopFacts } from '../insights/shop-facts.ts';
import type { Services } from '../services/services.ts';
import { type Delivery, type Outcome, tryDelivery } from './delivery.ts';
import { writeDigestMail } from './digest-mail.ts';
import { writeNoticeMail } from './notice-mail.ts';
import { REPORT_CHANNEL } from '../reports/read-mails.ts';
import { readRecipient } from './recipient.ts';
import { ReportNotSent, writeReportMail } from './report-mail.ts';

/** Mails that one server process sends at a time, of a shop one: the others wait for none of its mails. */
const AT_ONCE = 4;
/** After this the news is none. */
const GIVE_UP_MS = 2 * 24 * 3600_000;

async function write(services: Services, delivery: Delivery) {
  const { shop_id: shopId, account_id: accountId } = delivery;
  const recipient = await readRecipient(services.database, shopId, accountId);
  if (!recipient) return null;
  if (delivery.channel === REPORT_CHANNEL) return writeReportMail(services, delivery, recipient);
  if (delivery.channel !== 'email') return writeDigestMail(services, delivery, recipient);
  const { currency } = await services.database.readShop(shopId, (trx) => readShopFacts(trx, shopId));
  return writeNoticeMail(services, delivery, recipient, currency);
}

/** One try at a mail of notices, a summary or a report. */
async function send(services: Services, mailer: Mailer, delivery: Delivery): Promise<Outcome> {
  const mail = await write(services, delivery).catch((error: unknown) => {
    if (error instanceof ReportNotSent) return error;
    throw error;
  });
  if (mail instanceof ReportNotSent) return { state: 'failed', problem: mail.problem };
  if (!mail) return { state: 'dropped' };
  try {
    await mailer.send({
      ...mail,
      id: delivery.id,
      purpose: delivery.channel === 'email' ? 'notices' : delivery.channel,
    });
    return { state: 'sent' };
  } catch (error) {
    services.log.warn({ err: error, delivery: delivery.id }, 'a mail was not taken');
    const late = Date.now() - delivery.created_at.getTime() > GIVE_UP_MS;
    return { state: late ? 'failed' : 'retry', problem: 'mail_refused' };
  }
}

/** Sends the mails of notices, the summaries and the reports. */
export async function registerEmailDeliveries(services: Services): Promise<void> {
  const mailer = createMailer(services);
  await services.jobs.work<DeliveryJob>(
    'email-delivery',
    ({ data }) => tryDelivery(services.database, data, (delivery) => send(services, mailer, delivery)),
    { atOnce: AT_ONCE, groupConcurrency: 1, heartbeatRefreshSeconds: 5 },
  );
}
