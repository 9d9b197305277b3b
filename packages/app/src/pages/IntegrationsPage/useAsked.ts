import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { IMPORT_KINDS } from '@adaos/domain';
import { importFlow } from '../../queries/imports.ts';
import { importDraft } from '../../state/index.ts';

/**
 * What the address asks for: an import, whose id is returned, or a kind of file, unless another is on its way.
 * @param running the import that is under way; it is followed where the address names none.
 */
export function useAsked(running: string | undefined): string | null {
  const [address] = useSearchParams();
  const asked = address.get('import');
  const kind = address.get('kind');
  useEffect(() => {
    const known = IMPORT_KINDS.find((each) => each === kind);
    if (known !== undefined && importDraft.get().stage === 'none') importFlow.chooseKind(known);
  }, [kind]);
  useEffect(() => {
    if (running !== undefined && asked === null) importFlow.follow(running);
  }, [running, asked]);
  return asked;
}
