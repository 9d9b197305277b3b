import { createTransport } from 'nodemailer';
import type { Services } from '../services/services.ts';
import { callsOut } from '../outside/calling-out.ts';
import { letterHtml, letterText, type Letter } from './letter.ts';
import { openOutbox } from './outbox.ts';

const SMTP_TIMEOUT_MS = 30_000;

export interface OutgoingMail {
  /** Stays the same when the same mail is tried again, so that a duplicate is recognised. */
  readonly id: string;
  readonly purpose: string;
  readonly to: string;
  readonly letter: Letter;
  /** Where an answer goes; default: nowhere. */
  readonly replyTo?: { readonly name: string; readonly address: string };
  /** The address that ends mails of this kind, by a POST alone (RFC 8058). */
  readonly unsubscribe?: string;
  readonly attachments?: readonly {
    readonly filename: string;
    readonly content: Buffer | string;
    readonly contentType: string;
  }[];
}

export interface Mailer {
  /** Hands the mail over: to the SMTP server, or to the outbox where none is set. */
  send(mail: OutgoingMail): Promise<void>;
}

function toMessage({ id, to, letter, replyTo, unsubscribe, attachments }: OutgoingMail, from: string) {
  return {
    from,
    to: { name: '', address: to },
    ...(replyTo && { replyTo }),
    subject: letter.subject,
    text: letterText(letter),
    html: letterHtml(letter),
    ...(attachments && { attachments: [...attachments] }),
    messageId: `<${id}@${new URL(letter.origin).hostname}>`,
    headers: {
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      'Content-Language': letter.language,
      ...(unsubscribe !== undefined && {
        'List-Unsubscribe': `<${unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    // What the letter holds is text: never a file to read or an address to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

export function createMailer({ config, dataDir }: Pick<Services, 'config' | 'dataDir'>): Mailer {
  if (config.smtpUrl !== null) {
    const smtp = createTransport({
      url: config.smtpUrl,
      connectionTimeout: SMTP_TIMEOUT_MS,
      greetingTimeout: SMTP_TIMEOUT_MS,
      socketTimeout: SMTP_TIMEOUT_MS,
    });
    return callsOut<Mailer>('The mail server', {
      send: async (mail) => void (await smtp.sendMail(toMessage(mail, config.mailFrom))),
    });
  }
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const outbox = openOutbox(dataDir);
  return callsOut<Mailer>('The outbox', {
    async send(mail) {
      const { message } = await composer.sendMail(toMessage(mail, config.mailFrom));
      if (!Buffer.isBuffer(message)) throw new Error('the mail was not composed into a buffer');
      await outbox.write(mail.purpose, message);
    },
  });
}
