import { PushCard, type PushView } from '@adaos/ui/screens/SettingsScreen';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { errorText } from '../../errors/index.ts';
import { usePushDeviceChanges, usePushDevicesQuery } from '../../queries/noticeSettings.ts';
import { useMockMode } from '../../state/index.ts';
import { type OwnSubscription, pushPermission, pushSupport, subscribe, unsubscribe } from './pushBrowser.ts';
import { pushHere, useOwnSubscription } from './pushHere.ts';

type Change = Extract<PushView, { status: 'ready' }>['change'];

/** Push messages on this device and the others; nothing beside the sample. */
export function PushPart() {
  const intl = useIntl();
  const mocked = useMockMode();
  const { data, error, refetch } = usePushDevicesQuery();
  const { save, remove, test } = usePushDeviceChanges();
  const [own, setOwn] = useOwnSubscription();
  const [change, setChange] = useState<Change>(null);
  if (mocked) return null;

  const failed = (reason: unknown) => setChange({ status: 'error', message: errorText(intl, reason) });
  const attempt = (work: () => Promise<Change>) => {
    setChange({ status: 'busy' });
    work().then(setChange, failed);
  };
  const keep = async ({ endpoint, keys }: OwnSubscription, detailed: boolean) => {
    await save.mutateAsync({ endpoint, keys, detailed });
    return null;
  };
  const view = (): PushView => {
    if (!data) return error ? { status: 'error', message: errorText(intl, error) } : { status: 'loading' };
    if (own === undefined) return { status: 'loading' };
    const [here, id] = pushHere(own, data);
    const asks = pushSupport() === 'supported' && pushPermission() === 'default';
    return { status: 'ready', here, own: id, asks, devices: data.devices, change };
  };
  return (
    <PushCard
      view={view()}
      onTurnOn={() =>
        attempt(async () => {
          const subscription = data ? await subscribe(data.publicKey) : null;
          setOwn(subscription);
          return subscription && keep(subscription, false);
        })
      }
      onDetailed={(detailed) => attempt(async () => (own ? keep(own, detailed) : null))}
      onTest={(id) => attempt(async () => ({ status: 'tested', ...(await test.mutateAsync(id)) }))}
      onTurnOff={(id) =>
        attempt(async () => {
          await remove.mutateAsync(id);
          if (data?.devices.find((device) => device.id === id)?.fingerprint === own?.fingerprint) {
            await unsubscribe();
            setOwn(null);
          }
          return null;
        })
      }
      onRetry={() => void refetch()}
    />
  );
}
