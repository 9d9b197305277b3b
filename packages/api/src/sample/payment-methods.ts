import type { PaymentMethod } from '../contract/index.ts';

export const samplePaymentMethods: PaymentMethod[] = [
  { name: 'Card', orders: 2_410, sales: 241_900.5 },
  { name: 'Ramburs', orders: 1_385, sales: 118_440 },
  { name: 'PayPal', orders: 214, sales: 27_310.2 },
];
