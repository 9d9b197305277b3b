export {
  ConnectCard,
  type ConnectCardProps,
  type ConnectAction,
  type Connection,
  type SetAsideOrder,
} from './ConnectCard.tsx';
