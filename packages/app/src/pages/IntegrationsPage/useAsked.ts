import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { importFlow } from '../../queries/imports.ts';

/**
 * The id of the import that the address asks for.
 * @param running the import that is under way; it is followed where the address names none.
 */
export function useAsked(running: string | undefined): string | null {
  const [address] = useSearchParams();
  const asked = address.get('import');
  useEffect(() => {
    if (running !== undefined && asked === null) importFlow.follow(running);
  }, [running, asked]);
  return asked;
}
