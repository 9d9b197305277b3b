import { DIGESTS, isFixed, NOTICE_TOPICS, type NoticeChoices } from '@adaos/domain';
import { createSealing } from '../auth/sealing.ts';
import type { Services } from '../services/services.ts';
import { readChoices, saveChoices } from '../notifications/choices.ts';
import { endReportMail } from '../reports/mails.ts';

/** What can be ended from a mail: emails at once, one of the summaries, or a report. */
const MAILS = ['email', ...DIGESTS] as const;
export type NoticeMail = (typeof MAILS)[number] | `report:${string}`;

const REPORT = 'report:';
export const isOfReport = (mail: NoticeMail): mail is `report:${string}` => mail.startsWith(REPORT);

interface Subscription {
  readonly shopId: string;
  readonly accountId: string;
  readonly mail: NoticeMail;
}

const PURPOSE = 'unsubscribing';
const sealingOf = (secret: Uint8Array) => createSealing(secret, PURPOSE);

/** A token that ends mails of a kind without a login, and does nothing else; it does not expire, as mails do not. */
export const unsubscribeToken = ({ secret }: Pick<Services, 'secret'>, { shopId, accountId, mail }: Subscription) =>
  sealingOf(secret).seal([shopId, accountId, mail].join(' '), PURPOSE).toString('base64url');

/** @returns undefined for a token that this server has not made. */
export function readUnsubscribeToken({ secret }: Pick<Services, 'secret'>, token: string): Subscription | undefined {
  try {
    const [shopId = '', accountId = '', kind] = sealingOf(secret)
      .open(Buffer.from(token, 'base64url'), PURPOSE)
      .split(' ');
    const report = kind?.startsWith(REPORT) ? (kind as `report:${string}`) : undefined;
    const mail = MAILS.find((known) => known === kind) ?? report;
    return mail && { shopId, accountId, mail };
  } catch {
    return undefined;
  }
}

export const unsubscribeUrl = (services: Pick<Services, 'secret' | 'appOrigin'>, subscription: Subscription): string =>
  `${services.appOrigin()}/notifications/unsubscribe?token=${unsubscribeToken(services, subscription)}`;

/** Ends the mails that a token is about. Done twice it changes nothing. */
export async function unsubscribe(
  { database }: Pick<Services, 'database'>,
  { shopId, accountId, mail }: Subscription,
): Promise<void> {
  if (isOfReport(mail)) {
    await endReportMail({ database }, { shopId, accountId }, mail.slice(REPORT.length));
    return;
  }
  await database.forShop(shopId, async (trx) => {
    const choices = (await readChoices(trx, shopId, [accountId])).get(accountId);
    if (!choices) return;
    const without = NOTICE_TOPICS.map((topic) => [
      topic,
      isFixed(topic) ? choices[topic] : { ...choices[topic], [mail]: false },
    ]);
    await saveChoices(trx, { shopId, accountId }, Object.fromEntries(without) as NoticeChoices);
  });
}
