import type { ReadProblem } from '@adaos/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { BusyButton } from '../../components/BusyButton/index.ts';
import { messages } from './ConnectCard.messages.ts';
import type { ConnectCardProps, Connection } from './types.ts';
import { ConnectionFacts } from './ConnectionFacts.tsx';
import { DisconnectDialog } from './DisconnectDialog.tsx';
import { SetAsideOrders } from './SetAsideOrders.tsx';

const PROBLEMS = {
  keys_refused: messages.keysRefused,
  platform_failed: messages.platformFailed,
  currency_mismatch: messages.currencyDiffers,
} as const satisfies Record<ReadProblem, unknown>;

/** Why no more orders come in, or may stop to; null without a problem. An unknown reason is one of the platform's. */
function problemOf({ broken, problem }: Connection) {
  if (broken) return PROBLEMS.keys_refused;
  if (!problem) return null;
  return Object.entries(PROBLEMS).find(([code]) => code === problem)?.[1] ?? PROBLEMS.platform_failed;
}

type ConnectedShopProps = Pick<
  ConnectCardProps,
  | 'platform'
  | 'busy'
  | 'action'
  | 'disabledReason'
  | 'onConnect'
  | 'onDisconnect'
  | 'onAskDisconnect'
  | 'stored'
  | 'afterDisconnect'
  | 'onReadNow'
> & { connection: Connection };

/** What is read from the connected shop, and what can be done about it. */
export function ConnectedShop(props: ConnectedShopProps) {
  const { platform, connection, busy = false, action, disabledReason, onConnect, onDisconnect, onReadNow } = props;
  const { onAskDisconnect, stored, afterDisconnect } = props;
  const { formatMessage } = useIntl();
  const [asking, setAsking] = useState(false);
  const problem = problemOf(connection);
  const { broken = false, setAside } = connection;
  const doing = busy ? (action ?? (broken ? 'connect' : 'disconnect')) : undefined;
  const reading = connection.reading === true || doing === 'read';
  const allowed = disabledReason === undefined;
  return (
    <>
      {problem && (
        <Typography role="alert" sx={{ mb: 1.5, color: broken ? 'error.main' : 'warning.main', textWrap: 'pretty' }}>
          <FormattedMessage {...problem} values={{ platform }} />
        </Typography>
      )}
      <ConnectionFacts platform={platform} connection={connection} />
      {setAside && setAside.count > 0 && <SetAsideOrders platform={platform} {...setAside} />}
      {allowed && (onDisconnect ?? onReadNow) && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
          {(broken || connection.ordersCome === 'hourly_key') && (
            <BusyButton
              size="small"
              variant={broken ? 'contained' : 'outlined'}
              busy={doing === 'connect'}
              aria-label={doing === 'connect' ? undefined : formatMessage(messages.reconnectLabel, { platform })}
              onClick={() => onConnect(connection.shopId)}
            >
              <FormattedMessage {...messages.reconnect} />
            </BusyButton>
          )}
          {onReadNow && !broken && (
            <BusyButton
              size="small"
              busy={reading}
              busyLabel={formatMessage(messages.reading)}
              aria-label={reading ? undefined : formatMessage(messages.readNowLabel, { platform })}
              onClick={onReadNow}
            >
              <FormattedMessage {...messages.readNow} />
            </BusyButton>
          )}
          {onDisconnect && (
            <BusyButton
              size="small"
              busy={doing === 'disconnect'}
              aria-label={doing === 'disconnect' ? undefined : formatMessage(messages.disconnectLabel, { platform })}
              onClick={() => {
                onAskDisconnect?.();
                setAsking(true);
              }}
            >
              <FormattedMessage {...messages.disconnect} />
            </BusyButton>
          )}
        </Box>
      )}
      {onDisconnect && (
        <DisconnectDialog
          open={asking}
          platform={platform}
          shopId={connection.shopId}
          stored={stored}
          after={afterDisconnect}
          onDisconnect={(erase) => {
            setAsking(false);
            onDisconnect(erase);
          }}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  );
}
