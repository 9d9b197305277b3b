import { SANDBOX_CHECKOUT_PATH, type ConversationStatus, type Figure } from '@adaos/api';
import type { AttributionModel, ChannelDimension, ComparisonKind, KindAsked, OrderSort } from '@adaos/domain';

/** The patterns of the routes with parameters. */
export const patterns = {
  figure: '/dashboard/overview/figures/:figure',
  order: '/dashboard/orders/:id',
  customer: '/dashboard/customers/:id',
  fraudCase: '/dashboard/fraud-returns/:id',
  purchaseOrder: '/dashboard/stock-suppliers/orders/:id',
  product: '/dashboard/products/:code',
  campaign: '/dashboard/campaigns/:id',
  guide: '/docs/:slug',
  sandboxCheckout: SANDBOX_CHECKOUT_PATH,
} as const;

/** A period and its comparison as they are in an address's query; absent parts are left to the screen. */
export interface PeriodQuery {
  from?: string | undefined;
  to?: string | undefined;
  /** Left out: the period just before. */
  compare?: ComparisonKind | undefined;
  compareFrom?: string | undefined;
  compareTo?: string | undefined;
}

export interface FigureQuery extends PeriodQuery {
  /** One kind of entry, or a group of kinds. */
  kind?: KindAsked | undefined;
  /** Which orders are shown, and in which order; what is usual is left out. */
  search?: string | undefined;
  /** The code of the product whose orders alone are shown. */
  product?: string | undefined;
  /** Of the channels: what the orders are grouped by and the model; which channel and campaign (left out: none), and what it is called. */
  dimension?: ChannelDimension | undefined;
  model?: AttributionModel | undefined;
  channel?: string | undefined;
  campaign?: string | undefined;
  called?: string | undefined;
  sort?: OrderSort | undefined;
  order?: 'asc' | undefined;
}

function withQuery(path: string, query: Readonly<Record<string, string | undefined>>): string {
  const present = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return present.length > 0 ? `${path}?${new URLSearchParams(present)}` : path;
}

/** Every address of the app. No other file writes one. */
export const paths = {
  landing: '/',
  auth: '/auth',
  /** `next`: the address to return to after the login. */
  login: ({ next }: { next?: string | null }): string => withQuery('/auth', { next: next ?? undefined }),
  signup: ({ next }: { next?: string | null }): string =>
    withQuery('/auth', { mode: 'signup', next: next ?? undefined }),
  reset: '/auth/reset',
  resetConfirm: '/auth/reset/confirm',
  changePassword: '/auth/change-password',
  verify: '/auth/verify',
  verifySuccess: '/auth/verify/success',
  verifyError: '/auth/verify/error',
  contact: '/contact',
  terms: '/terms',
  privacy: '/privacy',
  gdpr: '/gdpr',
  debug: '/debug',
  analytics: '/analytics',
  users: '/users',
  dashboard: '/dashboard',
  overview: '/dashboard/overview',
  profitAds: '/dashboard/profit-ads',
  campaigns: '/dashboard/campaigns',
  campaignsOf: ({ sample }: { sample: boolean }): string =>
    withQuery('/dashboard/campaigns', { sample: sample ? '1' : undefined }),
  channels: '/dashboard/channels',
  products: '/dashboard/products',
  customers: '/dashboard/customers',
  customer: (id: string): string => `/dashboard/customers/${encodeURIComponent(id)}`,
  fraud: '/dashboard/fraud-returns',
  /** An order as a case of fraud. */
  fraudCase: (id: string): string => `/dashboard/fraud-returns/${encodeURIComponent(id)}`,
  stock: '/dashboard/stock-suppliers',
  stockOf: (product: string): string => withQuery('/dashboard/stock-suppliers', { search: product }),
  suppliers: '/dashboard/stock-suppliers/suppliers',
  /** What to order, and the purchase orders. */
  purchaseOrders: '/dashboard/stock-suppliers/orders',
  /** What to order of the product of a row of the stock. */
  orderItem: (item: string): string => withQuery('/dashboard/stock-suppliers/orders', { item }),
  purchaseOrder: (id: string): string => `/dashboard/stock-suppliers/orders/${encodeURIComponent(id)}`,
  /** `sample`: of the fixed sample, whose campaigns no shop has. */
  campaign: (id: string, { sample }: { sample: boolean }): string =>
    withQuery(`/dashboard/campaigns/${encodeURIComponent(id)}`, { sample: sample ? '1' : undefined }),
  forecast: '/dashboard/forecast',
  costs: '/dashboard/costs',
  /** The products without a cost. */
  missingCosts: '/dashboard/costs?products=missing',
  reconciliation: '/dashboard/reconciliation',
  reports: '/dashboard/reports',
  integrations: '/dashboard/integrations',
  importCosts: '/dashboard/integrations?kind=costs',
  importAds: '/dashboard/integrations?kind=ads',
  importStock: '/dashboard/integrations?kind=stock',
  importOrderCosts: '/dashboard/integrations?kind=order_costs',
  alerts: '/dashboard/alerts-recs',
  points: '/dashboard/gamification',
  adCopy: '/dashboard/ad-copy',
  /** With a product to write of. */
  adCopyFor: (product: string): string => withQuery('/dashboard/ad-copy', { product }),
  instructions: '/dashboard/instructions',
  admin: '/dashboard/admin',
  shops: '/dashboard/shops',
  settings: '/dashboard/settings',
  settingsAtTop: '/settings',
  billing: '/dashboard/billing',
  billingAtTop: '/billing',
  subscription: '/dashboard/subscriptions',
  /** A page of its own, outside the app: Stripe's script runs there. */
  stripeCheckout: (query: { session: string; language: string; scheme: string }): string =>
    withQuery('/checkout/stripe.html', query),
  subscriptionAtTop: '/subscriptions',
  operator: '/dashboard/support',
  conversations: (status: ConversationStatus): string =>
    withQuery('/dashboard/support', { status: status === 'closed' ? status : undefined }),
  conversation: (id: string, status: ConversationStatus): string =>
    withQuery('/dashboard/support', { status: status === 'closed' ? status : undefined, conversation: id }),
  /** A guide, opened. */
  guide: (slug: string): string => withQuery('/dashboard/instructions', { guide: slug }),
  /** The reference of the calls; the server's own, wherever that is. */
  apiReference: '/docs/api',
  /** An earlier import, opened. */
  importOf: (id: string): string => withQuery('/dashboard/integrations', { import: id }),
  overviewOf: (period: PeriodQuery): string => withQuery('/dashboard/overview', { ...period }),
  figure: (figure: Figure, query: FigureQuery): string =>
    withQuery(`/dashboard/overview/figures/${figure}`, { ...query }),
  /** A product in a period. */
  product: (code: string, { from, to }: PeriodQuery): string =>
    withQuery(`/dashboard/products/${encodeURIComponent(code)}`, { from, to }),
  /** The variants of a product, by its code in the list of products. */
  variantsOf: (product: string, { from, to }: PeriodQuery): string =>
    withQuery('/dashboard/products', { product, from, to }),
  productsOf: ({ from, to }: PeriodQuery): string => withQuery('/dashboard/products', { from, to }),
  /** `figure`: the figure that the order was opened from, for the way back. */
  order: (id: string, query: FigureQuery & { figure?: Figure | undefined }): string =>
    withQuery(`/dashboard/orders/${encodeURIComponent(id)}`, { ...query }),
} as const;
