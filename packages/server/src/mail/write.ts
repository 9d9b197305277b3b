import { languageOf } from '@adaos/domain';
import type { Services } from '../services/services.ts';
import { findMembership } from '../auth/accounts.ts';
import { byEmail } from '../auth/by-email.ts';
import { deviceName } from '../auth/devices.ts';
import { issueEmailToken, issueInvitationToken } from '../auth/email-tokens.ts';
import { planById } from '../billing/plan-table.ts';
import type { AccountRow } from '../db/schema.ts';
import * as compose from './compose.ts';
import type { MailJob } from '../jobs/mail-job.ts';
import type { OutgoingMail } from './mailer.ts';

/** A mail ready to be sent, but for the job's own id. */
type WrittenMail = Omit<OutgoingMail, 'id' | 'purpose'>;
type AccountJob = Exclude<MailJob, { purpose: 'contact' | 'invitation' }>;
type InvitationJob = Extract<MailJob, { purpose: 'invitation' }>;

interface Draft<J> {
  readonly job: J;
  readonly account: AccountRow;
  readonly occasion: compose.Occasion;
  readonly services: Services;
}
type Writer<J> = (draft: Draft<J>) => Promise<WrittenMail | null>;

const verifyToken = ({ account, services }: Draft<unknown>) =>
  issueEmailToken(services.database.db, { accountId: account.id, purpose: 'verify' });

const resetToken = ({ account, services }: Draft<unknown>) =>
  issueEmailToken(services.database.db, { accountId: account.id, purpose: 'reset' });

/** A person who has chosen no timezone has that of the shop, as the profile shows it. */
async function zoneOfShop({ database }: Services, accountId: string): Promise<string> {
  const membership = await findMembership(database, accountId);
  if (!membership) return 'UTC';
  const shop = await database.readShop(membership.shopId, (trx) =>
    trx.selectFrom('shops').select('timezone').where('shop_id', '=', membership.shopId).executeTakeFirst(),
  );
  return shop?.timezone ?? 'UTC';
}

async function writeNewDevice({ job, account, occasion, services }: Draft<AccountJob & { purpose: 'new-device' }>) {
  const session = await services.database.db
    .selectFrom('sessions')
    .select(['user_agent', 'created_at'])
    .where('id', '=', job.sessionId)
    .executeTakeFirst();
  if (!session) return null;
  const letter = compose.newDeviceLetter(occasion, {
    device: deviceName(session.user_agent),
    at: session.created_at,
    timezone: account.timezone ?? (await zoneOfShop(services, account.id)),
  });
  return { to: account.email, letter };
}

async function writeChangeEmail({ account, occasion, services }: Draft<AccountJob>): Promise<WrittenMail | null> {
  const { db } = services.database;
  const to = account.pending_email;
  if (to === null) return null;
  const owner = await db
    .selectFrom('accounts')
    .select('language')
    .where(byEmail(to))
    .where('email_verified_at', 'is not', null)
    .executeTakeFirst();
  // Only the owner of the address learns that it has an account.
  if (owner) {
    const language = languageOf(owner.language);
    return { to, letter: compose.alreadyRegisteredLetter({ ...occasion, language }, null) };
  }
  const token = await issueEmailToken(db, { accountId: account.id, purpose: 'change-email', email: to });
  return { to, letter: compose.changeEmailLetter(occasion, token) };
}

async function writeSubscribed({ job, account, occasion, services }: Draft<AccountJob & { purpose: 'subscribed' }>) {
  const found = await services.database.forShop(job.shopId, (trx) =>
    trx
      .selectFrom('subscriptions')
      .innerJoin('shops', 'shops.shop_id', 'subscriptions.shop_id')
      .select(['shops.name as shop', 'plan', 'price_minor', 'subscriptions.currency', 'period_end'])
      .where('subscriptions.shop_id', '=', job.shopId)
      .where('subscriptions.id', '=', job.subscriptionId)
      .executeTakeFirst(),
  );
  if (!found) return null;
  const letter = compose.subscribedLetter(occasion, {
    shop: found.shop,
    plan: planById(found.plan).name,
    amount: BigInt(found.price_minor),
    currency: found.currency,
    next: found.period_end,
  });
  return { to: account.email, letter };
}

/** How each mail to an account is written; null where it has become needless. */
const writers: { readonly [P in AccountJob['purpose']]: Writer<AccountJob & { purpose: P }> } = {
  verify: async (draft) => {
    const { account, occasion } = draft;
    // Confirmed meanwhile, or registered again: that has a mail of its own.
    if (account.email_verified_at || account.password_hash === null) return null;
    return { to: account.email, letter: compose.verifyLetter(occasion, await verifyToken(draft)) };
  },
  'already-registered': async (draft) => {
    const { account, occasion } = draft;
    const token = account.email_verified_at ? null : await resetToken(draft);
    return { to: account.email, letter: compose.alreadyRegisteredLetter(occasion, token) };
  },
  reset: async (draft) => ({
    to: draft.account.email,
    letter: compose.resetLetter(draft.occasion, await resetToken(draft)),
  }),
  'password-changed': async ({ account, occasion }) => ({
    to: account.email,
    letter: compose.passwordChangedLetter(occasion),
  }),
  'new-device': writeNewDevice,
  subscribed: writeSubscribed,
  'change-email': writeChangeEmail,
  'email-changing': async ({ account, occasion }) =>
    account.pending_email === null
      ? null
      : { to: account.email, letter: compose.emailChangingLetter(occasion, account.pending_email) },
};

/** To an address that may have an account: its owner is asked to accept, in the language of the account. */
async function writeInvitation(services: Services, job: InvitationJob): Promise<WrittenMail | null> {
  const { shopId, invitationId, invitedBy } = job;
  const { database } = services;
  const invitation = await database.readShop(shopId, (trx) =>
    trx
      .selectFrom('invitations')
      .innerJoin('shops', 'shops.shop_id', 'invitations.shop_id')
      .innerJoin('members', (join) =>
        join.onRef('members.shop_id', '=', 'shops.shop_id').on('members.account_id', '=', invitedBy),
      )
      .innerJoin('accounts', 'accounts.id', 'members.account_id')
      .select(['invitations.email', 'invitations.language', 'shops.name as shop', 'accounts.name as inviter'])
      .where('invitations.shop_id', '=', shopId)
      .where('invitations.id', '=', invitationId)
      .executeTakeFirst(),
  );
  // Accepted or withdrawn meanwhile, or the inviter has gone.
  if (!invitation) return null;
  const { email: to, language, shop, inviter } = invitation;
  const account = await database.db
    .selectFrom('accounts')
    .select('language')
    .where(byEmail(to))
    .where('email_verified_at', 'is not', null)
    .executeTakeFirst();
  const occasion = { language: languageOf(account?.language ?? language), origin: services.appOrigin() };
  const token = await issueInvitationToken(database.db, job);
  const letter = compose.invitationLetter(occasion, { inviter, shop, token, hasAccount: account !== undefined });
  return { to, letter };
}

async function writeContact(services: Services, messageId: string): Promise<WrittenMail | null> {
  const message = await services.database.db
    .selectFrom('contact_messages')
    .selectAll()
    .where('id', '=', messageId)
    .executeTakeFirst();
  if (!message) return null;
  const occasion = { language: languageOf(message.language), origin: services.appOrigin() };
  return {
    to: services.config.contactTo,
    letter: compose.contactLetter(occasion, message),
    replyTo: { name: compose.asName(message.name), address: message.email },
  };
}

/** Writes the mail of a job; null where there is nobody to write to, or nothing to say any more. */
export async function writeMail(services: Services, job: MailJob): Promise<WrittenMail | null> {
  if (job.purpose === 'contact') return writeContact(services, job.messageId);
  if (job.purpose === 'invitation') return writeInvitation(services, job);
  const account = await services.database.db
    .selectFrom('accounts')
    .selectAll()
    .where('id', '=', job.accountId)
    .executeTakeFirst();
  if (!account) return null;
  const occasion = { language: languageOf(job.language ?? account.language), origin: services.appOrigin() };
  const write = writers[job.purpose] as Writer<AccountJob>;
  return write({ job, account, occasion, services });
}
