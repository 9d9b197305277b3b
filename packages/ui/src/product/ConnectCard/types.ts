import type { ReactNode } from 'react';

/** An order that could not be read. */
export interface SetAsideOrder {
  /** Identifies it among the others. */
  id: string;
  /** Its number in the shop; empty where it has none. */
  number: string;
  /** The code of the reason. */
  reason: string;
}

/** What is read of a store's products. */
export interface StoreProducts {
  /** ISO 8601; null before the first reading has ended. */
  readAt: string | null;
  /** Products and variants, and those with a cost that was read from the store. */
  count: number;
  costs: number;
  /** They are older than two of their turns, and nothing else says why. */
  late?: boolean | undefined;
  /** The code of the reason why the last reading ended early. */
  problem: string | null;
}

/** How much is kept of a store. */
export interface StoredData {
  orders: number;
  customers: number;
  costs: number;
}

/** A shop that is connected. */
export interface Connection {
  shopId: string;
  /** ISO 8601. */
  connectedAt: string;
  /** The platform refuses the keys: nothing is read until the shop is connected again. */
  broken?: boolean | undefined;
  /** The code of the reason why the last read ended early. */
  problem?: string | null | undefined;
  /** Orders are being read now. */
  reading?: boolean | undefined;
  /** ISO 8601; null before the first read has ended. */
  lastReadAt?: string | null | undefined;
  nextReadAt?: string | null | undefined;
  /** The orders are older than two of their turns, and nothing else says why. */
  late?: boolean | undefined;
  /** Orders that were read so far. */
  orders?: number | undefined;
  /** The platform puts all orders together before the first can be read. */
  preparing?: boolean | undefined;
  /** How new orders come, and why not at once: one of `ORDERS_COME`; another code, or none, says nothing. */
  ordersCome?: string | undefined;
  /** Products with stock and costs. */
  products?: StoreProducts | undefined;
  /** Orders that could not be read: how many, and the latest of them. */
  setAside?: { count: number; orders: readonly SetAsideOrder[] } | undefined;
}

/** What can be done about a connection. */
export type ConnectAction = 'connect' | 'disconnect' | 'read';

export type ConnectCardProps = {
  /** The platform's own name. */
  platform: string;
  /** How to connect a shop. */
  description: ReactNode;
  /** The form of an address on this platform. */
  addressHint: ReactNode;
  /** Null while none is connected. */
  connection: Connection | null;
  /** While a connection is begun or ended, or the shop is asked for its orders. */
  busy?: boolean;
  /** Why the last try failed; finished text. */
  error?: string | undefined;
  /** The last action, which `busy` and `error` are about. Default: `connect`, and while busy the only action there is. */
  action?: ConnectAction | undefined;
  /** The shop that has just been connected. */
  justConnected?: string | undefined;
  /** Why this visitor may not connect; the control is then disabled. */
  disabledReason?: string | undefined;
  /** Beside the name, e.g. the mark of sample data. */
  mark?: ReactNode;
  /** Begins to connect the shop of this address. */
  onConnect: (shop: string) => void;
  /** Ends the connection, and by choice erases what was read; without it, it can't be ended here. */
  onDisconnect?: ((erase: boolean) => void) | undefined;
  /** Called when it is asked whether to disconnect: `stored` is needed now. */
  onAskDisconnect?: (() => void) | undefined;
  /** How much would be erased; left out while that is not known. */
  stored?: StoredData | undefined;
  /** What is left for the owner to do at the platform after disconnecting. */
  afterDisconnect?: ReactNode;
  /** Reads the shop's orders at once; without it there is no such button. */
  onReadNow?: (() => void) | undefined;
};
