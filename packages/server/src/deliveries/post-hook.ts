import type { HookKind } from '@adaos/domain';
import { callOut } from '../integrations/outbound.ts';
import { fewAtOnce } from '../outside/few-at-once.ts';
import type { Services } from '../services/services.ts';
import { type HookMessage, hookBody } from './hook-messages.ts';

/** Why a message was not taken: nobody answers, it is refused for now, or permanently. */
export type HookProblem = 'hook_silent' | 'hook_refused' | 'hook_gone';

/** What a webhook says that is no more, or whose channel is closed: trying again is of no use. */
const GONE: ReadonlySet<number> = new Set([401, 403, 404, 410]);

/** Posts a message, with the time limits and the guard of all calls to addresses that somebody typed. @returns null once taken */
export async function postHook(
  { config, log }: Pick<Services, 'config' | 'log'>,
  { shopId, kind, address }: { shopId: string; kind: HookKind; address: string },
  message: HookMessage,
): Promise<HookProblem | null> {
  try {
    const headers = { 'content-type': 'application/json' };
    const body = hookBody(kind, message);
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
