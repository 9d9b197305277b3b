import type { AdConnection, AdConnectionList, Import, IntegrationList } from '@adaos/api';
import { AD_PLATFORMS, OAUTH_PLATFORMS, type OAuthPlatform } from '@adaos/domain';
import { TILE_IDS, TILE_KINDS, type TileId, type TileState } from '@adaos/ui/screens/IntegrationsScreen';
import type { Read } from '../../queries/states.ts';
import { tileOfFile } from './openTile.ts';

const notThere = ({ error }: Pick<Read<unknown>, 'error'>): TileState => ({ status: error ? 'unknown' : 'loading' });

/** By the newest of the imports that belong to a tile and were not called off. */
function fileState(tile: TileId, imports: readonly Import[]): TileState {
  const own = imports.filter(({ kind, format }) => tileOfFile(kind, format) === tile);
  if (own.some(({ status }) => status === 'queued' || status === 'running')) return { status: 'busy' };
  const last = own.find(({ status }) => status === 'done' || status === 'failed');
  if (!last) return { status: 'none' };
  return { status: last.status === 'failed' ? 'failed' : 'set', at: last.finishedAt ?? last.createdAt };
}

function storeState(connection: IntegrationList['oauthConnections'][OAuthPlatform]): TileState {
  if (!connection) return { status: 'none' };
  if (connection.broken === true) return { status: 'broken' };
  if (connection.reading === true) return { status: 'busy' };
  if (connection.problem != null) return { status: 'failed' };
  return { status: 'set', at: connection.lastReadAt ?? null };
}

/** By the accounts that are read: what needs somebody's hand counts first. */
function adsState({ broken, accounts }: AdConnection): TileState {
  const connected = true;
  const chosen = accounts.filter((account) => account.chosen);
  if (broken) return { status: 'broken', connected };
  if (chosen.length === 0) return { status: 'waiting', connected };
  if (chosen.some(({ problem }) => problem !== null)) return { status: 'failed', connected };
  if (chosen.some(({ reading, lastReadAt }) => reading || lastReadAt === null)) return { status: 'busy', connected };
  const [oldest] = chosen.flatMap(({ lastReadAt }) => lastReadAt ?? []).toSorted();
  return { status: 'set', at: oldest ?? null, connected };
}

function pixelState({ integrations: [newest] }: IntegrationList): TileState {
  if (!newest) return { status: 'none' };
  return newest.lastVisitAt == null ? { status: 'waiting' } : { status: 'set', at: newest.lastVisitAt };
}

/** How far each source of the shop's data is. @param ads a platform of ads that is connected says how far its accounts are, in place of its files. */
export function toTileStates(
  imports: Read<{ readonly imports: readonly Import[] }>,
  integrations: Read<IntegrationList>,
  ads: Pick<Read<AdConnectionList>, 'data'>,
): Record<TileId, TileState> {
  const stateOf = (tile: TileId): TileState => {
    const adPlatform = AD_PLATFORMS.find((each) => each === tile);
    const connection = ads.data?.platforms.find(({ platform }) => platform === adPlatform)?.connection;
    if (connection) return adsState(connection);
    if (TILE_KINDS[tile] !== null) return imports.data ? fileState(tile, imports.data.imports) : notThere(imports);
    if (!integrations.data) return notThere(integrations);
    const platform = OAUTH_PLATFORMS.find((each) => each === tile);
    return platform ? storeState(integrations.data.oauthConnections[platform]) : pixelState(integrations.data);
  };
  return Object.fromEntries(TILE_IDS.map((tile) => [tile, stateOf(tile)])) as Record<TileId, TileState>;
}
