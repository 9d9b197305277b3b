import webPush from 'web-push';
import { callOut } from '../integrations/outbound.ts';
import type { Services } from '../services/services.ts';
import { vapidKeys } from './push-keys.ts';

/** What a browser gives of its subscription. */
export interface PushSubscription {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** What the worker of the app shows (`packages/app/public/worker.js`). */
export interface PushMessage {
  readonly title: string;
  readonly body: string;
  /** The path in the app that a click opens. */
  readonly path: string;
  /** A message of the same tag replaces one that is still shown. */
  readonly tag: string;
}

/** Why a message was not taken: nobody answers, it is refused for now, or the browser has ended its subscription. */
export type PushProblem = 'push_silent' | 'push_refused' | 'push_gone';

/** 404 and 410 of RFC 8030; 401 and 403 where the subscription is of other keys than the server's. */
const GONE: ReadonlySet<number> = new Set([401, 403, 404, 410]);
/** The news is none after a day: a device that is off until then gets nothing. */
const TTL_S = 24 * 3600;
const MOST_CHARACTERS = 300;

const cut = (text: string) => (text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS)}…` : text);

/** @throws Error where the keys are none */
function requestOf(
  services: Pick<Services, 'config' | 'secret'>,
  subscription: PushSubscription,
  message: PushMessage,
) {
  const payload = JSON.stringify({ ...message, title: cut(message.title), body: cut(message.body) });
  return webPush.generateRequestDetails(subscription, payload, {
    vapidDetails: { subject: `mailto:${services.config.contactTo}`, ...vapidKeys(services) },
    TTL: TTL_S,
    urgency: 'normal',
  });
}

/** Whether a message can be encrypted for it. */
export function isUsable(services: Pick<Services, 'config' | 'secret'>, subscription: PushSubscription): boolean {
  try {
    requestOf(services, subscription, { title: '', body: '', path: '/', tag: '' });
    return true;
  } catch {
    return false;
  }
}

/** Sends a message to one browser, with the time limits and the guard of all calls to addresses that a client gave. @returns null once taken */
export async function sendPush(
  services: Pick<Services, 'config' | 'secret' | 'log'>,
  subscription: PushSubscription,
  message: PushMessage,
): Promise<PushProblem | null> {
  try {
    const { headers, body, endpoint } = requestOf(services, subscription, message);
    const { status } = await callOut(
      endpoint,
      { method: 'POST', headers, ...(body && { body }), mostBytes: 64 * 1024 },
      services.config.outboundAllow,
    );
    if (status >= 200 && status < 300) return null;
    return GONE.has(status) ? 'push_gone' : 'push_refused';
  } catch (error) {
    services.log.info({ err: error }, 'a push service does not answer');
    return 'push_silent';
  }
}
