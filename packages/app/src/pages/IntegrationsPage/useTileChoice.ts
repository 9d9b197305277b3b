import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Import } from '@adaos/api';
import { TILE_KINDS, type TileChoice } from '@adaos/ui/screens/IntegrationsScreen';
import { useAdConnectionsQuery } from '../../queries/adAccounts.ts';
import { importFlow, type useImportsQuery } from '../../queries/imports.ts';
import { useIntegrationsQuery } from '../../queries/integrations.ts';
import { isUnderWay } from '../../queries/isUnderWay.ts';
import { useMay } from '../../queries/session.ts';
import { paths } from '../../routes/paths.ts';
import type { ImportDraft } from '../../state/index.ts';
import { openTile } from './openTile.ts';
import { toTileStates } from './toTileStates.ts';

interface Opened {
  readonly draft: ImportDraft;
  /** The import that is opened. */
  readonly record: Import | undefined;
  readonly imports: ReturnType<typeof useImportsQuery>;
}

/** The open tile, by the address, and how far each is. The next file is of the kind of the open tile. */
export function useTileChoice({ draft, record, imports }: Opened): TileChoice {
  const [address] = useSearchParams();
  const integrations = useIntegrationsQuery();
  const ads = useAdConnectionsQuery();
  const hooks = useMay('admin');
  const open = openTile(address, draft, record);
  const kind = TILE_KINDS[open];
  const prepared = draft.stage === 'none' || draft.stage === 'refused' ? (draft.kind ?? 'orders') : undefined;
  const over = draft.stage === 'handedOver' && record !== undefined && !isUnderWay(record);
  const inHand = over ? (record.kind ?? 'orders') : prepared;
  const named = address.get('import') !== null;
  useEffect(() => {
    if (kind !== null && inHand !== undefined && inHand !== kind && !named) importFlow.chooseKind(kind);
  }, [kind, inHand, named]);
  return {
    open,
    states: toTileStates(imports, integrations, ads),
    hrefOf: (tile) => `${paths.integrations}?open=${tile}`,
    hooksHref: hooks ? paths.settings : undefined,
  };
}
