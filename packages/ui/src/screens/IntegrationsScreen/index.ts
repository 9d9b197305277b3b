export { Connections, type ConnectionsProps } from './Connections.tsx';
export type {
  ConnectAttempt,
  ConnectionsView,
  OAuthPlatform,
  PixelRequest,
  PixelResult,
  PixelStatus,
  Platform,
} from './connectTypes.ts';
export { Pixel, type PixelProps } from './Pixel.tsx';
export { IntegrationsScreen, type IntegrationsScreenProps } from './IntegrationsScreen.tsx';
export type {
  ColumnMapping,
  ImportActions,
  ImportErrorCode,
  ImportField,
  ImportFlow,
  ImportFormat,
  ImportKind,
  ImportPreview,
  ImportProblem,
  ImportRecord,
  ImportSettings,
  ImportStatus,
  IntegrationsView,
  ReadyIntegrationsView,
  RejectedLine,
  RejectedLinesView,
  RejectionCode,
} from './types.ts';
