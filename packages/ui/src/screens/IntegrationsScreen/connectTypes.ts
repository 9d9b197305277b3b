import type { IntegrationStatus, OAuthPlatform, Platform } from '@adaos/domain';
import type { ConnectAction, Connection } from '../../product/ConnectCard/index.ts';
import type { FigureSource } from '../../product/figures/figures.ts';

export type ConnectionsView =
  | { status: 'loading' }
  /** `message` is finished text in the reader's language. */
  | { status: 'error'; message: string }
  | {
      status: 'ready';
      source: FigureSource;
      connections: Partial<Record<OAuthPlatform, Connection | undefined>>;
    };

/** The last try to connect, to disconnect or to read the shop. `message` is finished text. */
export type ConnectAttempt =
  | { status: 'busy'; platform: OAuthPlatform; action?: ConnectAction }
  | { status: 'failed'; platform: OAuthPlatform; action?: ConnectAction; message: string }
  | { status: 'connected'; platform: OAuthPlatform; shopId: string };

export interface PixelRequest {
  platform: Platform;
  shopId: string;
}

/** The remaining steps for a saved shop. */
export interface PixelResult extends PixelRequest {
  status: IntegrationStatus;
  /** The tag to add to the shop's pages; null where none is needed. */
  script: string | null;
  /** When its script last reported a visit, ISO 8601; null before the first, left out where that is not known. */
  lastVisitAt?: string | null | undefined;
  /** False where the server could not save it and it was created in the browser. */
  saved: boolean;
}
