import { plainText } from '@adaos/api/client';
import type { AdConnectionList, ConnectAnswer } from '@adaos/api';
import type { AdPlatform } from '@adaos/domain';
import type { AdAction, AdAttempt, AdPlatformView } from '@adaos/ui/screens/IntegrationsScreen';
import type { Read } from '../../queries/states.ts';

/** What the card of a platform shows. */
export function toAdPlatformView(
  { data, error }: Read<AdConnectionList>,
  platform: AdPlatform,
  textOf: (error: unknown) => string,
): AdPlatformView {
  if (!data) return error ? { status: 'error', message: textOf(error) } : { status: 'loading' };
  const own = data.platforms.find((one) => one.platform === platform);
  const source = data.source === 'sample' ? 'sample' : 'live';
  // A host of other make may not know the platform: files are read all the same.
  return {
    status: 'ready',
    source,
    offered: own?.offered ?? false,
    settings: own?.settings,
    connection: own?.connection ?? null,
  };
}

/** Something that was tried, as its mutation knows it. */
export interface Tried {
  readonly status: 'idle' | 'pending' | 'error' | 'success';
  readonly error: unknown;
  readonly data?: unknown;
}

export interface AdAttemptInput {
  readonly platform: AdPlatform;
  /** The address's query: what the platform's page of consent has come back with. */
  readonly query: URLSearchParams;
  readonly connect: Tried & { readonly data?: ConnectAnswer | undefined };
  readonly others: Readonly<Record<Exclude<AdAction, 'connect'>, Tried>>;
  readonly textOf: (error: unknown) => string;
  /** The words for a code; undefined for one that is not known. */
  readonly textOfCode: (code: string | null | undefined) => string | undefined;
}

/** What the last try has come to. */
export function toAdAttempt(input: AdAttemptInput): AdAttempt | undefined {
  const { platform, query, connect, others, textOf, textOfCode } = input;
  for (const action of ['disconnect', 'choose', 'read'] as const) {
    const { status, error } = others[action];
    if (status === 'pending') return { status: 'busy', action };
    if (status === 'error') return { status: 'failed', action, message: textOf(error) };
  }
  const failed = (message: string): AdAttempt => ({ status: 'failed', action: 'connect', message });
  if (connect.status === 'pending') return { status: 'busy', action: 'connect' };
  if (connect.status === 'error') return failed(textOf(connect.error));
  if (connect.status === 'success') {
    const { data: answer } = connect;
    // The browser is on its way to the platform's page.
    if (answer?.success && answer.url !== undefined) return { status: 'busy', action: 'connect' };
    if (answer?.success) return { status: 'connected' };
    return failed(textOfCode(answer?.code) ?? plainText(answer?.error) ?? textOf(undefined));
  }
  if (Object.values(others).some(({ status }) => status === 'success')) return undefined;
  const code = query.get('connectError');
  if (code !== null && query.get('platform') === platform) return failed(textOfCode(code) ?? textOf(undefined));
  return query.get('connected') === platform ? { status: 'connected' } : undefined;
}
