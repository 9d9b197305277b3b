import type { Language } from '@adaos/api';
import { v7 as uuidv7 } from 'uuid';
import type { Services } from '../services/services.ts';
import { accountTools } from '../auth/tools.ts';
import { sendMailJob } from '../jobs/mail-job.ts';

export interface ContactMessage {
  readonly name: string;
  readonly email: string;
  readonly company: string;
  readonly message: string;
  readonly language?: Language | undefined;
  /** Left empty by people, who don't see it. */
  readonly website?: string | undefined;
}

/**
 * Keeps a message of the contact page and has it mailed on. One with the hidden field filled in is dropped in silence.
 * @throws TooManyError `too_many_attempts`
 */
export async function sendContactMessage(
  services: Services,
  { website, language = 'en', ...message }: ContactMessage,
  address: string,
): Promise<void> {
  await accountTools(services).limits.takeContact(message.email, address);
  if (website !== undefined && website !== '') {
    services.log.info({ address }, 'a message of the contact page was taken for spam');
    return;
  }
  const id = uuidv7();
  await services.database.db.transaction().execute(async (trx) => {
    await trx
      .insertInto('contact_messages')
      .values({ ...message, id, language })
      .execute();
    await sendMailJob(services.jobs, { purpose: 'contact', messageId: id }, trx);
  });
}
