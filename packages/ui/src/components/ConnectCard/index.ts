export { ConnectCard, type ConnectCardProps, type ConnectDeed, type Connection } from './ConnectCard.tsx';
