import { patterns, paths } from './paths.ts';
import { titles } from './routes.messages.ts';
import type { AppRoute } from './route.ts';

const loadBilling = () => import('../pages/BillingPage/index.ts').then((page) => page.BillingPage);
const loadSubscription = () => import('../pages/SubscriptionPage/index.ts').then((page) => page.SubscriptionPage);

/** The pages around what the shop pays for, and the desk of those who answer its support. */
export const billingRoutes = [
  {
    path: paths.billing,
    title: titles.billing,
    language: 'ro',
    access: 'viewer',
    menu: 'billing',
    messages: ['open', 'later'],
    load: loadBilling,
  },
  {
    path: paths.billingAtTop,
    title: titles.billing,
    language: 'ro',
    access: 'viewer',
    menu: 'billing',
    messages: ['open', 'later'],
    load: loadBilling,
  },
  {
    path: paths.subscription,
    title: titles.subscription,
    language: 'ro',
    access: 'viewer',
    menu: 'billing',
    messages: ['open', 'later'],
    load: loadSubscription,
  },
  {
    path: paths.subscriptionAtTop,
    title: titles.subscription,
    language: 'ro',
    access: 'viewer',
    menu: 'billing',
    messages: ['open', 'later'],
    load: loadSubscription,
  },
  {
    path: patterns.sandboxCheckout,
    title: titles.sandboxCheckout,
    language: 'ro',
    access: 'public',
    load: () => import('../pages/SandboxCheckoutPage/index.ts').then((page) => page.SandboxCheckoutPage),
  },
  {
    // The page itself asks whether the visitor is an operator of the platform.
    path: paths.operator,
    title: titles.operator,
    language: 'ro',
    access: 'viewer',
    menu: 'operator',
    load: () => import('../pages/OperatorPage/index.ts').then((page) => page.OperatorPage),
  },
] as const satisfies readonly AppRoute[];
