import { OAUTH_PLATFORMS, type OAuthPlatform, PLATFORMS } from '@adaos/domain';
import Box from '@mui/material/Box';
import { FormattedMessage, useIntl } from 'react-intl';
import { Card } from '../../components/Card/index.ts';
import { ConnectCard, type StoredData } from '../../product/ConnectCard/index.ts';
import { ErrorState } from '../../components/ErrorState/index.ts';
import { SampleDataMark } from '../../product/SampleDataMark/index.ts';
import { CardSkeleton, LoadingRegion } from '../../components/Skeletons/index.ts';
import { connectMessages as messages } from './connect.messages.ts';
import type { ConnectAttempt, ConnectionsView } from './connectTypes.ts';

const CARDS = {
  shopify: { text: messages.shopify, hint: messages.shopifyHint, after: null },
  woocommerce: { text: messages.woocommerce, hint: messages.woocommerceHint, after: messages.woocommerceAfter },
} as const satisfies Record<OAuthPlatform, unknown>;

const grid = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
};

export interface ConnectionsProps {
  view: ConnectionsView;
  /** The one that is shown; left out, all. */
  only?: OAuthPlatform | undefined;
  /** Whether the role allows connections (manager and up). */
  canManage: boolean;
  attempt?: ConnectAttempt | undefined;
  onConnect: (platform: OAuthPlatform, shop: string) => void;
  onDisconnect: (platform: OAuthPlatform, erase: boolean) => void;
  /** Called when it is asked whether to disconnect: `stored` is needed now. */
  onAskDisconnect?: (platform: OAuthPlatform) => void;
  /** How much is kept of the store of a platform; left out while that is not known. */
  stored?: Partial<Record<OAuthPlatform, StoredData>>;
  onReadNow: (platform: OAuthPlatform) => void;
  onRetry: () => void;
}

/** The platforms that a shop connects to with its owner's consent, one card each. */
export function Connections(props: ConnectionsProps) {
  const { view, only, canManage, attempt, onConnect, onDisconnect, onReadNow, onRetry } = props;
  const { onAskDisconnect, stored = {} } = props;
  const intl = useIntl();
  if (view.status === 'loading') {
    return (
      <LoadingRegion label={intl.formatMessage(messages.loading)}>
        <Box sx={grid}>
          <CardSkeleton holds="rows" height={150} />
          {only === undefined && <CardSkeleton holds="rows" height={150} />}
        </Box>
      </LoadingRegion>
    );
  }
  if (view.status === 'error') {
    return (
      <Card>
        <ErrorState title={intl.formatMessage(messages.failed)} description={view.message} onRetry={onRetry} />
      </Card>
    );
  }
  const sample = view.source === 'sample';
  const platforms = OAUTH_PLATFORMS.filter((platform) => only === undefined || platform === only);
  return (
    <Box sx={only === undefined ? grid : undefined}>
      {platforms.map((platform) => {
        const { text, hint, after } = CARDS[platform];
        const own = attempt?.platform === platform ? attempt : undefined;
        return (
          <ConnectCard
            key={platform}
            platform={PLATFORMS[platform].name}
            description={<FormattedMessage {...text} />}
            addressHint={<FormattedMessage {...hint} />}
            connection={view.connections[platform] ?? null}
            busy={own?.status === 'busy'}
            action={own && 'action' in own ? own.action : undefined}
            error={own?.status === 'failed' ? own.message : undefined}
            justConnected={own?.status === 'connected' ? own.shopId : undefined}
            disabledReason={canManage ? undefined : intl.formatMessage(messages.notAllowed)}
            onConnect={(shop) => onConnect(platform, shop)}
            {...(sample
              ? { mark: <SampleDataMark /> }
              : {
                  onDisconnect: (erase: boolean) => onDisconnect(platform, erase),
                  onAskDisconnect: () => onAskDisconnect?.(platform),
                  stored: stored[platform],
                  ...(after && { afterDisconnect: <FormattedMessage {...after} /> }),
                  onReadNow: () => onReadNow(platform),
                })}
          />
        );
      })}
    </Box>
  );
}
