import type { HookKind } from '@adaos/domain';
import { Webhook } from 'standardwebhooks';
import { callOut } from '../integrations/outbound.ts';
import { fewAtOnce } from '../outside/few-at-once.ts';
import type { Services } from '../services/services.ts';
import { type HookMessage, hookBody } from './hook-messages.ts';

/** Why a message was not taken: nobody answers, it is refused for now, or permanently. */
export type HookProblem = 'hook_silent' | 'hook_refused' | 'hook_gone';

/** What a webhook says that is no more, or whose channel is closed: trying again is of no use. */
const GONE: ReadonlySet<number> = new Set([401, 403, 404, 410]);

export interface HookTarget {
  readonly shopId: string;
  readonly kind: HookKind;
  readonly address: string;
  /** What a message to a program is signed by; null for others. */
  readonly signing: string | null;
}

/** By the rules of Standard Webhooks (https://www.standardwebhooks.com), version 1: HMAC-SHA256 of id, time and body. */
function signatureOf({ signing }: HookTarget, id: string, body: string): Record<string, string> {
  if (signing === null) return {};
  const now = new Date();
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': new Webhook(signing).sign(id, now, body),
  };
}

/** Posts a message, with the time limits and the guard of all calls to addresses that somebody typed. @returns null once taken */
export async function postHook(
  { config, log }: Pick<Services, 'config' | 'log'>,
  target: HookTarget,
  message: HookMessage,
): Promise<HookProblem | null> {
  const { shopId, kind, address } = target;
  try {
    const body = hookBody(kind, message);
    const headers = { 'content-type': 'application/json', ...signatureOf(target, message.id, body) };
    const { status } = await fewAtOnce(`${kind} ${shopId}`, () =>
      callOut(address, { method: 'POST', headers, body, mostBytes: 64 * 1024 }, config.outboundAllow),
    );
    if (status >= 200 && status < 300) return null;
    return GONE.has(status) ? 'hook_gone' : 'hook_refused';
  } catch (error) {
    log.info({ err: error, shopId, kind }, 'a webhook does not answer');
    return 'hook_silent';
  }
}
