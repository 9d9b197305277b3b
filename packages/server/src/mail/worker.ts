import { sql } from 'kysely';
import type { Services } from '../services/services.ts';
import type { MailJob } from '../jobs/mail-job.ts';
import { createMailer } from './mailer.ts';
import { writeMail } from './write.ts';

/** Mails that one server process sends at a time. */
const AT_ONCE = 4;

/** Sends the mails of the queue. One that fails is tried again by the queue, with growing pauses. */
export async function registerMailWorker(services: Services): Promise<void> {
  const { database, jobs, log } = services;
  const mailer = createMailer(services);
  const handle = async ({ id, data }: { id: string; data: MailJob }) => {
    const mail = await writeMail(services, data);
    if (!mail) return;
    await mailer.send({ ...mail, id, purpose: data.purpose });
    if (data.purpose === 'contact') {
      await database.db
        .updateTable('contact_messages')
        .set({ mailed_at: sql<Date>`now()` })
        .where('id', '=', data.messageId)
        .execute();
    }
    const { purpose, ...about } = data;
    log.info({ purpose, ...about }, 'mail sent');
  };
  await jobs.work<MailJob>('mail', handle, { atOnce: AT_ONCE });
}
