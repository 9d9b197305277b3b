import { atom, useAtomValue } from 'jotai';
import type { Integration } from '@adaos/api';
import type { KeyValue } from './keyValue.ts';
import type { Store } from './store.ts';

const KEY = 'adaos_integration';

/** A shop's set-up that the server could not save and that was made here. */
export type UnsavedIntegration = Pick<Integration, 'platform' | 'shopId' | 'status' | 'script'>;

const unsavedAtom = atom<UnsavedIntegration | undefined>(undefined);

const PLATFORMS = ['shopify', 'woocommerce', 'magento', 'emag', 'custom'] as const;
const STATUSES = ['plugin_required', 'api_connected', 'script_required'] as const;

/** What is stored may be of an older version, or written by hand: anything odd is none. */
function read(text: string | null): UnsavedIntegration | undefined {
  let stored: Partial<Record<keyof UnsavedIntegration, unknown>> | null;
  try {
    stored = JSON.parse(text ?? 'null') as typeof stored;
  } catch {
    return undefined;
  }
  const platform = PLATFORMS.find((known) => known === stored?.platform);
  const status = STATUSES.find((known) => known === stored?.status);
  const { shopId, script = null } = stored ?? {};
  if (!platform || !status || typeof shopId !== 'string') return undefined;
  return { platform, status, shopId, script: typeof script === 'string' ? script : null };
}

/** Keeps it in the storage until it is saved. */
export function createUnsavedIntegration(store: Store, keyValue: KeyValue) {
  store.set(unsavedAtom, read(keyValue.get(KEY)));
  return {
    keep: ({ platform, shopId, status, script }: UnsavedIntegration): void => {
      const kept = { platform, shopId, status, script };
      keyValue.set(KEY, JSON.stringify(kept));
      store.set(unsavedAtom, kept);
    },
    forget: (): void => {
      keyValue.remove(KEY);
      store.set(unsavedAtom, undefined);
    },
    current: (): UnsavedIntegration | undefined => store.get(unsavedAtom),
  };
}

export function useUnsavedIntegration(): UnsavedIntegration | undefined {
  return useAtomValue(unsavedAtom);
}
