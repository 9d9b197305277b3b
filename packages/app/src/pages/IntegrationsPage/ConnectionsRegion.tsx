import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import type { OAuthPlatform } from '@adaos/domain';
import { Connections } from '@adaos/ui/screens/IntegrationsScreen';
import { codeText, errorText } from '../../errors/index.ts';
import {
  useConnectPlatform,
  useDisconnectPlatform,
  useIntegrationsQuery,
  useReadStore,
  useStoreDataQuery,
} from '../../queries/integrations.ts';
import { toAttempt, toConnectionsView } from './toConnections.ts';
import { useCanManage } from './useCanManage.ts';

interface Acted {
  readonly status: 'idle' | 'pending' | 'error' | 'success';
  readonly error: unknown;
}

/** An action on a connected shop that is in progress, or has failed. */
function unfinished({ status, error }: Acted, platform: OAuthPlatform | undefined) {
  return platform !== undefined && (status === 'pending' || status === 'error') ? { platform, error } : undefined;
}

/** The connections of the shop, or the one of a platform, the tries to make and to end them, and to have them read. */
export function ConnectionsRegion({ only }: { only: OAuthPlatform | undefined }) {
  const intl = useIntl();
  const [query] = useSearchParams();
  const integrations = useIntegrationsQuery();
  const connect = useConnectPlatform();
  const disconnect = useDisconnectPlatform();
  const readStore = useReadStore();
  const [asked, setAsked] = useState<OAuthPlatform | null>(null);
  const stored = useStoreDataQuery(asked);
  /** The result of the last attempt is shown until the next. */
  const forget = () => [connect, disconnect, readStore].forEach(({ reset }) => reset());
  const textOf = (error: unknown) => errorText(intl, error);
  const attempt = toAttempt({
    query,
    connections: integrations.data?.oauthConnections,
    begun: connect.isIdle
      ? undefined
      : { platform: connect.variables.platform, answer: connect.data, error: connect.error },
    ended: unfinished(disconnect, disconnect.variables?.platform),
    read: unfinished(readStore, readStore.variables),
    textOf,
    textOfCode: (code) => codeText(intl, code),
  });
  return (
    <Connections
      only={only}
      view={toConnectionsView(integrations, textOf)}
      canManage={useCanManage()}
      attempt={attempt}
      onConnect={(platform, shop) => {
        forget();
        connect.mutate({ platform, shop });
      }}
      onAskDisconnect={setAsked}
      stored={asked && stored.data ? { [asked]: stored.data } : {}}
      onDisconnect={(platform, erase) => {
        forget();
        disconnect.mutate({ platform, erase });
      }}
      onReadNow={(platform) => {
        forget();
        readStore.mutate(platform);
      }}
      onRetry={() => void integrations.refetch()}
    />
  );
}
