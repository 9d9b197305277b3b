import * as z from 'zod/mini';
import type { AiEndpoint } from '../config/config.ts';
import { callingOut } from '../outside/calling-out.ts';

export interface AiMessage {
  readonly role: 'system' | 'user' | 'assistant';
  readonly content: string;
}

const TIMEOUT_MS = 30_000;
const Completion = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).check(z.minLength(1)),
});

/**
 * Has a model answer.
 * @param options.json whether it is to answer with one JSON object.
 * @throws Error where the endpoint does not answer in time, or with something else.
 */
export async function complete(
  { baseUrl, apiKey, model }: AiEndpoint,
  messages: readonly AiMessage[],
  { json = false }: { json?: boolean } = {},
): Promise<string> {
  callingOut('The model');
  const answer = await fetch(`${baseUrl.replace(/\/$/, '')}/chat/completions`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(apiKey === null ? {} : { authorization: `Bearer ${apiKey}` }),
    },
    body: JSON.stringify({ model, messages, ...(json ? { response_format: { type: 'json_object' } } : {}) }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
    redirect: 'error',
  });
  if (!answer.ok) throw new Error(`The model's endpoint answered ${answer.status}.`);
  const [choice] = Completion.parse(await answer.json()).choices;
  return choice?.message.content ?? '';
}
