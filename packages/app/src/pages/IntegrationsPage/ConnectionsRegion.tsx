import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
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

/** The connections of the shop, and the tries to make and to end them. */
export function ConnectionsRegion() {
  const intl = useIntl();
  const [query] = useSearchParams();
  const integrations = useIntegrationsQuery();
  const connect = useConnectPlatform();
  const disconnect = useDisconnectPlatform();
  const readStore = useReadStore();
  const textOf = (error: unknown) => errorText(intl, error);
  const attempt = toAttempt({
    query,
    connections: integrations.data?.oauthConnections,
    begun: connect.isIdle
      ? undefined
      : { platform: connect.variables.platform, answer: connect.data, error: connect.error },
    ended:
      disconnect.isPending || disconnect.isError
        ? { platform: disconnect.variables, error: disconnect.error }
        : undefined,
    textOf,
    textOfCode: (code) => codeText(intl, code),
  });
  return (
    <Connections
      view={toConnectionsView(integrations, textOf)}
      canManage={useCanManage()}
      attempt={attempt}
      onConnect={(platform, shop) => connect.mutate({ platform, shop })}
      onDisconnect={(platform) => {
        connect.reset();
        disconnect.mutate(platform);
      }}
      onReadNow={(platform) => readStore.mutate(platform)}
      onRetry={() => void integrations.refetch()}
    />
  );
}
