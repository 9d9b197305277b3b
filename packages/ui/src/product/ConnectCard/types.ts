import type { ReactNode } from 'react';

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
