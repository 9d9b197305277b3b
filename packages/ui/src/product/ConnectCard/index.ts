export {
  ConnectCard,
  type ConnectCardProps,
  type ConnectDeed,
  type Connection,
  type SetAsideOrder,
} from './ConnectCard.tsx';
