export { ConnectCard } from './ConnectCard.tsx';
export type { ConnectCardProps, ConnectDeed, Connection, SetAsideOrder } from './types.ts';
