import type { Import } from '@adaos/api';
import { AD_PLATFORMS, IMPORT_KINDS, OAUTH_PLATFORMS, type ImportKind } from '@adaos/domain';
import { TILE_IDS, TILE_KINDS, type TileId } from '@adaos/ui/screens/IntegrationsScreen';
import { isUnderWay } from '../../queries/isUnderWay.ts';
import type { ImportDraft } from '../../state/index.ts';

/** The tile of a file of a kind: of its platform where the file is the report of one. */
export function tileOfFile(kind: ImportKind = 'orders', format?: string | null): TileId {
  if (kind !== 'ads') return kind;
  return AD_PLATFORMS.find((platform) => platform === format) ?? 'ads';
}

function tileInHand(draft: ImportDraft, record: Import | undefined): TileId | undefined {
  if (record !== undefined) return tileOfFile(record.kind, record.format);
  if (draft.stage === 'map' || draft.stage === 'uploading') return tileOfFile(draft.kind, draft.preview.format);
  return undefined;
}

/**
 * The tile that is open: the one that the address names, directly or by an import, a kind of file or the platform that one comes back from.
 * A file that is being prepared or imported stays in sight: its tile is open in place of another file's.
 * @param record the import that is opened, where it is known.
 */
export function openTile(address: URLSearchParams, draft: ImportDraft, record: Import | undefined): TileId {
  const named = TILE_IDS.find((id) => id === address.get('open'));
  const platforms = [...OAUTH_PLATFORMS, ...AD_PLATFORMS];
  const back = platforms.find((id) => id === (address.get('connected') ?? address.get('platform')));
  const kind = IMPORT_KINDS.find((each) => each === address.get('kind'));
  const asked = named ?? back ?? (kind === undefined ? undefined : tileOfFile(kind));
  if (asked !== undefined && TILE_KINDS[asked] === null) return asked;
  const over = record !== undefined && !isUnderWay(record) && address.get('import') === null;
  const inHand = over && asked !== undefined ? undefined : tileInHand(draft, record);
  // The platforms of ads and the others take the same file.
  if (inHand !== undefined && asked !== undefined && TILE_KINDS[inHand] === TILE_KINDS[asked]) return asked;
  return inHand ?? asked ?? TILE_IDS[0];
}
