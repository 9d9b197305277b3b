import * as z from 'zod/mini';
import { Money } from './common.ts';
import { route } from './route.ts';

/** How orders were paid: a gateway, or cash on delivery, as the orders name it. */
export const PaymentMethod = z.object({
  name: z.string(),
  /** Orders of the last 12 months of orders, and their net sales. */
  orders: z.int(),
  sales: Money,
});
export type PaymentMethod = z.infer<typeof PaymentMethod>;

export const paymentMethodRoutes = {
  listPaymentMethods: route({
    method: 'GET',
    path: '/api/costs/payment-methods',
    access: 'viewer',
    summary: 'The payment methods of the orders of the last 12 months, most sales first: each can have its own fee.',
    status: 200,
    answer: z.object({ methods: z.array(PaymentMethod) }),
  }),
} as const;
