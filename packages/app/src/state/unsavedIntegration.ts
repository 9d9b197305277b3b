import type { Integration } from '@adaos/api';
import { INTEGRATION_STATUSES, PLATFORM_IDS } from '@adaos/domain';
import { parseObject, storedAtom, type StatePlace } from './storedAtom.ts';

const KEY = 'adaos_integration';

/** A shop's set-up that the server could not save and that was made here. */
export type UnsavedIntegration = Pick<Integration, 'platform' | 'shopId' | 'status' | 'script'>;

function parse(text: string): UnsavedIntegration | undefined {
  const stored = parseObject(text);
  const platform = PLATFORM_IDS.find((known) => known === stored?.['platform']);
  const status = INTEGRATION_STATUSES.find((known) => known === stored?.['status']);
  const { shopId, script = null } = stored ?? {};
  if (!platform || !status || typeof shopId !== 'string') return undefined;
  return { platform, status, shopId, script: typeof script === 'string' ? script : null };
}

/** Keeps it in the storage until it is saved. */
export function createUnsavedIntegration(place: StatePlace) {
  const { store } = place;
  const unsavedAtom = storedAtom<UnsavedIntegration>(place, KEY, { parse, format: JSON.stringify });
  return {
    unsavedAtom,
    keep: ({ platform, shopId, status, script }: UnsavedIntegration): void =>
      store.set(unsavedAtom, { platform, shopId, status, script }),
    forget: (): void => store.set(unsavedAtom, undefined),
    current: (): UnsavedIntegration | undefined => store.get(unsavedAtom),
  };
}
