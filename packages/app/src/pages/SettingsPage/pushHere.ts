import type { PushDevices } from '@adaos/api';
import type { PushHere } from '@adaos/ui/screens/SettingsScreen';
import { useEffect, useState } from 'react';
import { type OwnSubscription, ownSubscription, pushPermission, pushSupport } from './pushBrowser.ts';

/** What this browser has subscribed to; undefined until it has answered. */
export function useOwnSubscription() {
  const [own, setOwn] = useState<OwnSubscription | null | undefined>(undefined);
  useEffect(() => {
    if (pushSupport() !== 'supported') return;
    ownSubscription().then(setOwn, () => setOwn(null));
  }, []);
  return [pushSupport() === 'supported' ? own : null, setOwn] as const;
}

/** How push messages are on this device, and which of the devices it is. */
export function pushHere(own: OwnSubscription | null, { devices, publicKey }: PushDevices): [PushHere, string | null] {
  const support = pushSupport();
  if (support !== 'supported') return [support, null];
  if (pushPermission() === 'denied') return ['denied', null];
  if (!own) return ['off', null];
  const known = devices.find(({ fingerprint }) => fingerprint === own.fingerprint);
  return known && own.publicKey === publicKey ? ['on', known.id] : ['expired', null];
}
