export { ConnectCard, type ConnectCardProps, type Connection } from './ConnectCard.tsx';
