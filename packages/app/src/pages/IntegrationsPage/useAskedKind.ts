import { useEffect } from 'react';
import { importFlow } from '../../queries/imports.ts';
import { importDraft } from '../../state/index.ts';

/** A link from the costs asks for a file of them; a file that is on its way stays. */
export function useAskedKind(kind: string | null): void {
  useEffect(() => {
    if (kind === 'costs' && importDraft.get().stage === 'none') importFlow.chooseKind(kind);
  }, [kind]);
}
