export { ConnectCard } from './ConnectCard.tsx';
export type { ConnectCardProps, ConnectAction, Connection, SetAsideOrder, StoredData, StoreProducts } from './types.ts';
