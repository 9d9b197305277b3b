import { plainText } from '@adaos/api/client';
import type { ConnectAnswer, Integration, IntegrationList } from '@adaos/api';
import { OAUTH_PLATFORMS, type OAuthPlatform } from '@adaos/domain';
import type { ConnectAttempt, ConnectionsView, PixelResult } from '@adaos/ui/screens/IntegrationsScreen';
import type { Read } from '../../queries/states.ts';
import type { UnsavedIntegration } from '../../state/index.ts';

export function toConnectionsView(
  { data, error }: Read<IntegrationList>,
  textOf: (error: unknown) => string,
): ConnectionsView {
  if (data) {
    return {
      status: 'ready',
      source: data.source === 'sample' ? 'sample' : 'live',
      connections: data.oauthConnections,
    };
  }
  return error ? { status: 'error', message: textOf(error) } : { status: 'loading' };
}

/** The shop that something is done to, and why it could not be. */
interface Done {
  readonly platform: OAuthPlatform;
  readonly error: unknown;
}

export interface AttemptInput {
  /** The address's query: what the platform's page of consent has come back with. */
  readonly query: URLSearchParams;
  readonly connections: IntegrationList['oauthConnections'] | undefined;
  /** The connection that is begun, and what became of it. */
  readonly begun:
    | { readonly platform: OAuthPlatform; readonly answer: ConnectAnswer | undefined; readonly error: unknown }
    | undefined;
  /** The connection that is ended. */
  readonly ended: Done | undefined;
  /** The shop that is asked for its orders. */
  readonly read: Done | undefined;
  readonly textOf: (error: unknown) => string;
  /** The words for a code; undefined for one that is not known. */
  readonly textOfCode: (code: string | null | undefined) => string | undefined;
}

/** What the last try to connect, to disconnect or to read has come to. */
export function toAttempt(input: AttemptInput): ConnectAttempt | undefined {
  const { query, connections, begun, ended, read, textOf, textOfCode } = input;
  const done = ended ?? read;
  if (done) {
    const { platform, error } = done;
    const action = ended ? 'disconnect' : 'read';
    return error
      ? { status: 'failed', platform, action, message: textOf(error) }
      : { status: 'busy', platform, action };
  }
  if (begun) {
    const { platform, answer, error } = begun;
    if (error) return { status: 'failed', platform, message: textOf(error) };
    if (!answer || (answer.success && answer.url !== undefined)) return { status: 'busy', platform };
    if (answer.success) return { status: 'connected', platform, shopId: answer.shopId ?? '' };
    return {
      status: 'failed',
      platform,
      message: textOfCode(answer.code) ?? plainText(answer.error) ?? textOf(undefined),
    };
  }
  const failed = OAUTH_PLATFORMS.find((platform) => platform === query.get('platform'));
  const code = query.get('connectError');
  if (failed && code !== null) {
    return { status: 'failed', platform: failed, message: textOfCode(code) ?? textOf(undefined) };
  }
  const back = OAUTH_PLATFORMS.find((platform) => platform === query.get('connected'));
  if (!back || !connections) return undefined;
  const shopId = connections[back]?.shopId;
  // WooCommerce sends the browser back with the owner's refusal too.
  if (query.get('success') === '0') return { status: 'failed', platform: back, message: textOf(undefined) };
  return shopId === undefined ? undefined : { status: 'connected', platform: back, shopId };
}

/** The set-up to show: the one that could not be saved, else the newest that is. */
export function toPixelResult(
  unsaved: UnsavedIntegration | undefined,
  integrations: readonly Integration[] | undefined,
): PixelResult | undefined {
  if (unsaved) return { ...unsaved, saved: false };
  const [first] = integrations ?? [];
  if (!first) return undefined;
  const { platform, shopId, status, script, lastVisitAt } = first;
  return { platform, shopId, status, script, lastVisitAt, saved: true };
}
