export { AdAccounts } from './AdAccounts.tsx';
export type {
  AdAccountsProps,
  AdAccountView,
  AdAction,
  AdAttempt,
  AdConnectionView,
  AdPlatformView,
  AdSetAsideRow,
} from './adTypes.ts';
export { Connections, type ConnectionsProps } from './Connections.tsx';
export type { ConnectAttempt, ConnectionsView, PixelRequest, PixelResult } from './connectTypes.ts';
export { Pixel, type PixelProps } from './Pixel.tsx';
export { IntegrationsScreen, type IntegrationsScreenProps } from './IntegrationsScreen.tsx';
export { TILE_IDS, TILE_KINDS, type TileChoice, type TileId, type TileState } from './tileTypes.ts';
export type {
  ColumnMapping,
  ImportActions,
  ImportFlow,
  ImportPreview,
  ImportProblem,
  ImportRecord,
  ImportSettings,
  IntegrationsView,
  ReadyIntegrationsView,
  RejectedLine,
  RejectedLinesView,
} from './types.ts';
