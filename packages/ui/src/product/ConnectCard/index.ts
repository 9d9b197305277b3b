export { ConnectCard } from './ConnectCard.tsx';
export type { ConnectCardProps, ConnectAction, Connection, SetAsideOrder } from './types.ts';
