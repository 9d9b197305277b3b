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
} from '../../queries/integrations.ts';
import { toAttempt, toConnectionsView } from './toConnections.ts';
import { useCanManage } from './useCanManage.ts';

/** An action on a connected shop that is in progress, or has failed. */
function unfinished({ status, variables, error }: ReturnType<typeof useDisconnectPlatform | typeof useReadStore>) {
  return status === 'pending' || status === 'error' ? { platform: variables, error } : undefined;
}

/** The connections of the shop, or the one of a platform, the tries to make and to end them, and to have them read. */
export function ConnectionsRegion({ only }: { only: OAuthPlatform | undefined }) {
  const intl = useIntl();
  const [query] = useSearchParams();
  const integrations = useIntegrationsQuery();
  const connect = useConnectPlatform();
  const disconnect = useDisconnectPlatform();
  const readStore = useReadStore();
  /** The result of the last attempt is shown until the next. */
  const forget = () => [connect, disconnect, readStore].forEach(({ reset }) => reset());
  const textOf = (error: unknown) => errorText(intl, error);
  const attempt = toAttempt({
    query,
    connections: integrations.data?.oauthConnections,
    begun: connect.isIdle
      ? undefined
      : { platform: connect.variables.platform, answer: connect.data, error: connect.error },
    ended: unfinished(disconnect),
    read: unfinished(readStore),
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
      onDisconnect={(platform) => {
        forget();
        disconnect.mutate(platform);
      }}
      onReadNow={(platform) => {
        forget();
        readStore.mutate(platform);
      }}
      onRetry={() => void integrations.refetch()}
    />
  );
}
