import { callOut } from '../integrations/outbound.ts';
import type { Services } from '../services/services.ts';

/** Why a text message was not taken: nobody answers, the provider refuses for now, or the number is none that it can reach. */
export type SmsProblem = 'sms_silent' | 'sms_refused' | 'sms_number';

/** Two messages of the letters that GSM lacks, as Romanian and French have; each part is paid for. */
const MOST_CHARACTERS = 134;

/** @param keep follows the text and is never cut. @returns the text, cut so that both stay within two parts. */
export function fitting(text: string, keep = ''): string {
  const room = MOST_CHARACTERS - keep.length;
  return `${text.length > room ? `${text.slice(0, Math.max(0, room - 1))}…` : text}${keep}`;
}

/**
 * Sends a text message by an interface like that of Twilio's Messages: a form with `To`, `From` and `Body`, with the account and
 * token as a password. @returns null once taken
 */
export async function sendSms(
  { config, log }: Pick<Services, 'config' | 'log'>,
  number: string,
  body: string,
): Promise<SmsProblem | null> {
  if (!config.sms) return 'sms_refused';
  const { url, account, token, from } = config.sms;
  try {
    const { status } = await callOut(
      url,
      {
        method: 'POST',
        headers: {
          authorization: `Basic ${Buffer.from(`${account}:${token}`).toString('base64')}`,
          'content-type': 'application/x-www-form-urlencoded',
        },
        body: new URLSearchParams({ To: number, From: from, Body: body }).toString(),
        mostBytes: 64 * 1024,
      },
      config.outboundAllow,
    );
    if (status >= 200 && status < 300) return null;
    log.warn({ status }, 'the provider of text messages refused one');
    return status === 400 ? 'sms_number' : 'sms_refused';
  } catch (error) {
    log.warn({ err: error }, 'the provider of text messages does not answer');
    return 'sms_silent';
  }
}
