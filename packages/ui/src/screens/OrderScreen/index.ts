export { OrderScreen, type OrderScreenProps } from './OrderScreen.tsx';
export type { OrderCosting } from './OrderCostsCard.tsx';
export type { OrderCostRow, OrderCostsView } from './orderCosts.ts';
export type { OrderData, OrderLine, OrderView } from './OrderView.ts';
export type { OrderCase } from './OrderFraudCard.tsx';
