import { useEffect, useState } from 'react';
import { isCodeMissing, reloadForCode } from '../missingCode.ts';
import { useConnection } from '../state/index.ts';

/**
 * Reloads the page where its code is missing, e.g. after a new version was deployed; without a network, as soon as that is back.
 * @returns whether the visitor waits for the network, for the reload, or for nothing more.
 */
export function useHealing(error: unknown): 'network' | 'reload' | 'failed' {
  const missing = isCodeMissing(error);
  const offline = useConnection() === 'offline';
  const [reloading, setReloading] = useState(missing);
  useEffect(() => {
    if (!missing || offline) return;
    let current = true;
    const heal = async () => {
      const reloads = await reloadForCode();
      if (current) setReloading(reloads);
    };
    void heal();
    return () => {
      current = false;
    };
  }, [missing, offline]);
  if (missing && offline) return 'network';
  return reloading ? 'reload' : 'failed';
}
