export { OrderScreen, type OrderScreenProps } from './OrderScreen.tsx';
export type { OrderData, OrderLine, OrderView } from './OrderView.ts';
