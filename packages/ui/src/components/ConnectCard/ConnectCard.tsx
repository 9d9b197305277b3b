import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Card } from '../Card/index.ts';
import { PlugIcon } from '../Icon/index.ts';
import { StatusChip } from '../StatusChip/index.ts';
import { messages } from './ConnectCard.messages.ts';
import { ConnectForm } from './ConnectForm.tsx';
import { ConnectedShop } from './ConnectedShop.tsx';
import { tokens } from '../../theme/generated/tokens.ts';

/** An order that could not be read. */
export interface SetAsideOrder {
  /** Tells it from the others. */
  id: string;
  /** Its number in the shop; empty where it has none. */
  number: string;
  /** The code of why. */
  reason: string;
}

/** A shop that is connected. */
export interface Connection {
  shopId: string;
  /** ISO 8601. */
  connectedAt: string;
  /** The platform refuses the keys: nothing is read until the shop is connected again. */
  broken?: boolean | undefined;
  /** The code of why the last read ended early. */
  problem?: string | null | undefined;
  /** Orders are being read now. */
  reading?: boolean | undefined;
  /** ISO 8601; null before the first read has ended. */
  lastReadAt?: string | null | undefined;
  nextReadAt?: string | null | undefined;
  /** Orders that were read so far. */
  orders?: number | undefined;
  /** Orders that could not be read: how many, and the latest of them. */
  setAside?: { count: number; orders: readonly SetAsideOrder[] } | undefined;
}

/** What can be done about a connection. */
export type ConnectAction = 'connect' | 'disconnect' | 'read';

const ERRORS = { connect: messages.error, disconnect: messages.disconnectError, read: messages.readError };

export type ConnectCardProps = {
  /** The platform's own name. */
  platform: string;
  /** How connecting goes. */
  description: ReactNode;
  /** What an address looks like there. */
  addressHint: ReactNode;
  /** Null while none is connected. */
  connection: Connection | null;
  /** While a connection is begun or ended, or the shop is asked for its orders. */
  busy?: boolean;
  /** Why the last try failed; finished text. */
  error?: string | undefined;
  /** What the last try was: what `busy` and `error` are about. Default: to connect, and while busy the one that there is. */
  action?: ConnectAction | undefined;
  /** The shop that has just been connected. */
  justConnected?: string | undefined;
  /** Why this visitor may not connect; the control is then disabled. */
  disabledReason?: string | undefined;
  /** Beside the name, e.g. the mark of sample data. */
  mark?: ReactNode;
  /** Begins to connect the shop of this address. */
  onConnect: (shop: string) => void;
  /** Ends the connection; left out, it can't be ended here. */
  onDisconnect?: (() => void) | undefined;
  /** Has the shop read at once; left out, that can't be asked for here. */
  onReadNow?: (() => void) | undefined;
};

function stateOf(connection: Connection | null) {
  if (!connection) return { tone: 'neutral', label: messages.notConnected, icon: PlugIcon } as const;
  return connection.broken
    ? ({ tone: 'bad', label: messages.broken } as const)
    : ({ tone: 'good', label: messages.connected } as const);
}

/** One platform: whether a shop of it is connected, and the way to connect one. */
export function ConnectCard(props: ConnectCardProps) {
  const { platform, description, connection, busy = false, error, justConnected, disabledReason, mark } = props;
  const { action = 'connect' } = props;
  const { formatMessage } = useIntl();
  const state = stateOf(connection);
  return (
    <Card
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
      sx={{ display: 'flex', flexDirection: 'column', height: '100%' }}
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
    </Card>
  );
}
