import Box from '@mui/material/Box';
import { styled, useThemeProps } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { Card } from '../../components/Card/index.ts';
import { PlugIcon } from '../../components/Icon/index.ts';
import { StatusChip } from '../../components/StatusChip/index.ts';
import { messages } from './ConnectCard.messages.ts';
import { ConnectForm } from './ConnectForm.tsx';
import { ConnectedShop } from './ConnectedShop.tsx';
import type { ConnectCardProps, Connection } from './types.ts';
import * as tokens from '../../theme/generated/tokens.ts';

const Root = styled(Card, { name: 'AdaosConnectCard', slot: 'Root' })({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
});

const ERRORS = { connect: messages.error, disconnect: messages.disconnectError, read: messages.readError };

function stateOf(connection: Connection | null) {
  if (!connection) return { tone: 'neutral', label: messages.notConnected, icon: PlugIcon } as const;
  return connection.broken
    ? ({ tone: 'bad', label: messages.broken } as const)
    : ({ tone: 'good', label: messages.connected } as const);
}

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    AdaosConnectCard: 'root';
  }
  interface ComponentsPropsList {
    AdaosConnectCard: ConnectCardProps;
  }
}

/** One platform: whether a shop of it is connected, and how to connect one. */
export function ConnectCard(inProps: ConnectCardProps) {
  const props = useThemeProps({ props: inProps, name: 'AdaosConnectCard' });
  const { platform, description, connection, busy = false, error, justConnected, disabledReason, mark } = props;
  const { action = 'connect' } = props;
  const { formatMessage } = useIntl();
  const state = stateOf(connection);
  return (
    <Root
      title={
        <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
          <PlugIcon aria-hidden sx={{ fontSize: tokens.size.icon.regular, color: 'primary.main' }} />
          {platform}
        </Box>
      }
      actions={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {mark}
          <StatusChip {...state} label={formatMessage(state.label)} />
        </Box>
      }
    >
      {justConnected !== undefined && (
        <Typography role="status" sx={{ mb: 1.5, color: 'success.main', overflowWrap: 'anywhere' }}>
          <FormattedMessage {...messages.success} values={{ platform, shopId: justConnected }} />
        </Typography>
      )}
      {error !== undefined && (
        <Typography role="alert" sx={{ mb: 1.5, color: 'error.main', overflowWrap: 'anywhere' }}>
          <FormattedMessage {...ERRORS[action]} values={{ platform, message: error }} />
        </Typography>
      )}
      {connection ? (
        <ConnectedShop {...props} connection={connection} />
      ) : (
        <>
          <Typography sx={{ flex: 1, mb: 2, color: 'text.secondary', textWrap: 'pretty' }}>{description}</Typography>
          <ConnectForm
            platform={platform}
            addressHint={props.addressHint}
            busy={busy}
            disabledReason={disabledReason}
            onConnect={props.onConnect}
          />
        </>
      )}
    </Root>
  );
}
