import type { RouteDefinition } from '@adaos/api';
import type { Client } from '@adaos/api/client';

/** A call that would have changed something while every screen shows the sample; it was not sent. */
export class SampleModeError extends Error {}

/** How far apart the two clicks of a double click may be, in milliseconds. */
export const DOUBLE_CLICK_MS = 500;

interface Input {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
  readonly file?: Blob;
}

/**
 * The client, with two promises about calls that change something: the same one asked for again while it is under way, or as
 * the second click of a double click right after it went through, is sent once, and none is sent of a sample (it rejects with
 * a `SampleModeError`), except for what is about the account itself.
 */
export function carefulClient(client: Client, isSampleMode: () => boolean): Client {
  const underWay = new Map<string, unknown>();
  let last: { readonly key: string; readonly sent: unknown; readonly at: number } | undefined;

  const call: Client['call'] = (route, ...input) => {
    const { method, path, access, begins, inSampleMode }: RouteDefinition = route;
    if (method === 'GET' && !begins) return client.call(route, ...input);
    if (isSampleMode() && access !== 'public' && !inSampleMode) return Promise.reject(new SampleModeError());
    const given: object = input[0] ?? {};
    const { params, query, body, file }: Input = given;
    if (file) return client.call(route, ...input);
    const key = JSON.stringify([method, path, params, query, body]);
    type Sent = ReturnType<typeof client.call<typeof route>>;
    const echoed = last?.key === key && performance.now() - last.at < DOUBLE_CLICK_MS ? last.sent : undefined;
    const same = (underWay.get(key) ?? echoed) as Sent | undefined;
    if (same) return same;
    last = undefined; // what comes between two calls makes the second one wanted
    const sent: Sent = client
      .call(route, ...input)
      .then((answer) => {
        last = { key, sent, at: performance.now() };
        return answer;
      })
      .finally(() => underWay.delete(key));
    underWay.set(key, sent);
    return sent;
  };
  return { call };
}
