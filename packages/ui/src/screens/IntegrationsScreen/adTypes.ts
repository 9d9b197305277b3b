import type { AdPlatform } from '@adaos/domain';
import type { FigureSource } from '../../product/figures/figures.ts';

/** A campaign's day that could not be read. */
export interface AdSetAsideRow {
  /** Identifies it among the others. */
  id: string;
  /** As the platform names it; empty where that is not known. */
  campaign: string;
  /** `YYYY-MM-DD`; null where it is not known. */
  day: string | null;
  /** The code of the reason. */
  reason: string;
}

export interface AdAccountView {
  /** The platform's number. */
  id: string;
  name: string;
  /** ISO 4217; null where the platform does not say. */
  currency: string | null;
  /** Whether its campaigns are read. */
  chosen: boolean;
  /** The code of the reason why the last read ended early; null where it did not. */
  problem: string | null;
  reading: boolean;
  /** ISO 8601; null before the first read has ended. */
  lastReadAt: string | null;
  /** It is older than two of its turns, and nothing else says why. */
  late?: boolean | undefined;
  /** `YYYY-MM-DD`; null before the first read. */
  coveredFrom: string | null;
  coveredThrough: string | null;
  /** Campaigns that were read so far. */
  campaigns: number;
  setAside: { count: number; rows: readonly AdSetAsideRow[] };
}

export interface AdConnectionView {
  /** ISO 8601. */
  connectedAt: string;
  /** The consent is no longer good: nothing is read until it is given again. */
  broken: boolean;
  accounts: readonly AdAccountView[];
}

export type AdPlatformView =
  | { status: 'loading' }
  /** `message` is finished text in the reader's language. */
  | { status: 'error'; message: string }
  | {
      status: 'ready';
      source: FigureSource;
      /** Whether the server has the keys that the platform needs. */
      offered: boolean;
      /** The settings that the operator has to set; left out for everybody else. */
      settings?: readonly string[] | undefined;
      /** Null while it is not connected. */
      connection: AdConnectionView | null;
    };

/** What can be done about a connection. */
export type AdAction = 'connect' | 'choose' | 'read' | 'disconnect';

/** The last thing that was tried. `message` is finished text. */
export type AdAttempt =
  | { status: 'busy'; action: AdAction }
  | { status: 'failed'; action: AdAction; message: string }
  | { status: 'connected' };

export interface AdAccountsProps {
  platform: AdPlatform;
  view: AdPlatformView;
  /** Whether the role allows connections (manager and up). */
  canManage: boolean;
  attempt?: AdAttempt | undefined;
  onConnect: () => void;
  /** The ids of the accounts that are to be read. */
  onChoose: (accounts: readonly string[]) => void;
  onReadNow: () => void;
  onDisconnect: () => void;
  onRetry: () => void;
}
