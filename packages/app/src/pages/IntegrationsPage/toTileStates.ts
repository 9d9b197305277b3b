import type { Import, IntegrationList } from '@adaos/api';
import { OAUTH_PLATFORMS, type OAuthPlatform } from '@adaos/domain';
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

function pixelState({ integrations: [newest] }: IntegrationList): TileState {
  if (!newest) return { status: 'none' };
  return newest.lastVisitAt == null ? { status: 'waiting' } : { status: 'set', at: newest.lastVisitAt };
}

/** How far each source of the shop's data is. */
export function toTileStates(
  imports: Read<{ readonly imports: readonly Import[] }>,
  integrations: Read<IntegrationList>,
): Record<TileId, TileState> {
  const stateOf = (tile: TileId): TileState => {
    if (TILE_KINDS[tile] !== null) return imports.data ? fileState(tile, imports.data.imports) : notThere(imports);
    if (!integrations.data) return notThere(integrations);
    const platform = OAUTH_PLATFORMS.find((each) => each === tile);
    return platform ? storeState(integrations.data.oauthConnections[platform]) : pixelState(integrations.data);
  };
  return Object.fromEntries(TILE_IDS.map((tile) => [tile, stateOf(tile)])) as Record<TileId, TileState>;
}
