import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { AD_PLATFORMS, type AdPlatform } from '@adaos/domain';
import { AdAccounts, type TileId } from '@adaos/ui/screens/IntegrationsScreen';
import { codeText, errorText } from '../../errors/index.ts';
import {
  useAdConnectionsQuery,
  useChooseAdAccounts,
  useConnectAds,
  useDisconnectAds,
  useReadAds,
} from '../../queries/adAccounts.ts';
import { toAdAttempt, toAdPlatformView } from './toAdAccounts.ts';
import { useCanManage } from './useCanManage.ts';

/** The connection to the platform of ads that is open; nothing where the open tile is none. */
export function AdAccountsRegion({ open }: { open: TileId }) {
  const platform = AD_PLATFORMS.find((each) => each === open);
  return platform && <AdPlatformRegion platform={platform} />;
}

/** The connection to a platform of ads, and what is tried with it. */
function AdPlatformRegion({ platform }: { platform: AdPlatform }) {
  const intl = useIntl();
  const [query] = useSearchParams();
  const connections = useAdConnectionsQuery();
  const connect = useConnectAds();
  const choose = useChooseAdAccounts();
  const read = useReadAds();
  const disconnect = useDisconnectAds();
  const textOf = (error: unknown) => errorText(intl, error);
  /** The result of the last attempt is shown until the next. */
  const forget = () => [connect, choose, read, disconnect].forEach(({ reset }) => reset());
  return (
    <AdAccounts
      platform={platform}
      view={toAdPlatformView(connections, platform, textOf)}
      canManage={useCanManage()}
      attempt={toAdAttempt({
        platform,
        query,
        connect,
        others: { choose, read, disconnect },
        textOf,
        textOfCode: (code) => codeText(intl, code),
      })}
      onConnect={() => {
        forget();
        connect.mutate(platform);
      }}
      onChoose={(accounts) => {
        forget();
        choose.mutate({ platform, accounts });
      }}
      onReadNow={() => {
        forget();
        read.mutate(platform);
      }}
      onDisconnect={() => {
        forget();
        disconnect.mutate(platform);
      }}
      onRetry={() => void connections.refetch()}
    />
  );
}
