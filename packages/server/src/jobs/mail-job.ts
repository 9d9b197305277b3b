import type { Language } from '@adaos/api';
import type { ShopTransaction } from '../db/database.ts';
import type { Jobs } from './jobs.ts';

interface ToAccount {
  readonly accountId: string;
  /** Default: the account's own. */
  readonly language?: Language;
}

/**
 * A mail to be written. It names no address and holds no secret: both are found when it is sent, so that the queue
 * opens nothing to a person who reads it.
 */
export type MailJob =
  | (ToAccount & {
      readonly purpose:
        | 'verify'
        | 'already-registered'
        | 'reset'
        | 'password-changed'
        | 'change-email'
        | 'email-changing';
    })
  | (ToAccount & { readonly purpose: 'new-device'; readonly sessionId: string })
  | (ToAccount & { readonly purpose: 'subscribed'; readonly shopId: string; readonly subscriptionId: string })
  | {
      readonly purpose: 'invitation';
      readonly shopId: string;
      readonly invitationId: string;
      /** The account of the admin. */
      readonly invitedBy: string;
    }
  | { readonly purpose: 'contact'; readonly messageId: string };

/** The account of nobody: a mail to it is let go. It makes an answer take as long as where there is an account. */
export const NOBODY = '00000000-0000-0000-0000-000000000000';

/** @param trx the mail is sent only if this transaction commits. */
export function sendMailJob(jobs: Jobs, job: MailJob, trx?: ShopTransaction): Promise<void> {
  return jobs.send('mail', job, trx ? { trx } : {});
}
