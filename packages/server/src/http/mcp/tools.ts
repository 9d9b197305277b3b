import {
  FigureDetail,
  FigureOrder,
  IsoDay,
  MetricsAnswer,
  MetricsCatalogue,
  MetricsQuery,
  OrderDetail,
  ProductAmounts,
  RowId,
  singleLine,
} from '@adaos/api';
import {
  FIGURES,
  LEDGER_KINDS,
  ORDER_SORTS,
  PRODUCT_PROFIT_COLUMNS,
  type ApiScope,
  type MetricId,
} from '@adaos/domain';
import * as z from 'zod/mini';
import type { ApiCaller } from '../../api-keys/authenticate-key.ts';
import { getFigure } from '../../insights/figure.ts';
import { listFigureOrders } from '../../insights/figure-orders.ts';
import { getOrder } from '../../insights/order.ts';
import { catalogueFor } from '../../metrics/catalogue.ts';
import { metrics } from '../../metrics/definitions/index.ts';
import { queryMetrics } from '../../metrics/query.ts';
import { listProductProfits } from '../../products/product-profits.ts';
import type { Services } from '../../services/services.ts';

/** Something that an assistant can ask for. None changes anything. */
export interface AssistantTool {
  readonly title: string;
  readonly description: string;
  readonly scope: ApiScope;
  readonly input: z.ZodMiniType;
  readonly output: z.ZodMiniType;
  run(services: Services, caller: ApiCaller, input: never): Promise<unknown>;
}

function tool<I extends z.ZodMiniType, O extends z.ZodMiniType>(definition: {
  readonly title: string;
  readonly description: string;
  readonly scope: ApiScope;
  readonly input: I;
  readonly output: O;
  readonly run: (services: Services, caller: ApiCaller, input: z.output<I>) => Promise<z.input<O>>;
}): AssistantTool {
  return definition;
}

const days = { from: IsoDay, to: IsoDay };
const MOST = 50;
const limit = z.optional(z.int().check(z.minimum(1), z.maximum(MOST)));

/** Who ordered is named only to a key that may know it. */
const nameFor = ({ scopes }: ApiCaller, customer: string | null) => (scopes.has('read:customers') ? customer : null);

const METRIC_OF_FIGURE = {
  netProfit: 'net_profit',
  netSales: 'net_sales',
  adSpend: 'ad_spend',
  roi: 'roi',
} as const satisfies Record<(typeof FIGURES)[number], MetricId>;

const Found = z.object({ code: z.string(), name: z.nullable(z.string()), ...ProductAmounts.shape });

/** Every tool, by its name. */
export const assistantTools: Readonly<Record<string, AssistantTool>> = {
  list_metrics: tool({
    title: 'List metrics',
    description:
      'Lists every metric of the shop with its formula and unit, and the dimensions that it can be grouped by. Ask this first.',
    scope: 'read:metrics',
    input: z.object({}),
    output: MetricsCatalogue,
    run: async (_services, { role }) => catalogueFor(role),
  }),
  query_metrics: tool({
    title: 'Query metrics',
    description:
      'Answers figures of a period by the ids of metrics, grouped, filtered and compared; the same numbers as on the screens. A value that is null is not known: `unknown` says why. Costs in `missing` are not known for all sales, so profits are at most as given. Say so when you report a figure, and give its link.',
    scope: 'read:metrics',
    input: MetricsQuery,
    output: MetricsAnswer,
    run: ({ database, appOrigin }, caller, query) => queryMetrics(database, caller, query, appOrigin()),
  }),
  explain_figure: tool({
    title: 'Explain a figure',
    description:
      'Shows what net profit, net sales, ad spend or ROI of a period is made of, part by part, with its formula.',
    scope: 'read:metrics',
    input: z.object({ figure: z.enum(FIGURES), ...days }),
    output: z.extend(FigureDetail, { formula: z.string(), link: z.string() }),
    run: async ({ database, appOrigin }, { shopId }, { figure, from, to }) => ({
      ...(await getFigure(database, shopId, figure, { from, to })),
      formula: metrics[METRIC_OF_FIGURE[figure]].formula,
      link: `${appOrigin()}/dashboard/overview/figures/${figure}?from=${from}&to=${to}`,
    }),
  }),
  find_products: tool({
    title: 'Find products',
    description:
      'Finds products by a part of their code or name, with what each earned in a period. Without a search the products with the highest contribution; `order` asc gives those that lose most.',
    scope: 'read:rows',
    input: z.object({
      ...days,
      search: z.optional(singleLine({ most: 120 })),
      sort: z.optional(z.enum(PRODUCT_PROFIT_COLUMNS)),
      order: z.optional(z.enum(['asc', 'desc'])),
      limit,
    }),
    output: z.object({
      currency: z.nullable(z.string()),
      /** That match in all. */
      total: z.int(),
      products: z.array(
        z.extend(Found, { units: z.number(), missing: z.array(z.enum(LEDGER_KINDS)), link: z.string() }),
      ),
      formula: z.string(),
    }),
    run: async ({ database, appOrigin }, { shopId }, input) => {
      const { currency, total, products } = await listProductProfits(database, shopId, { limit: 20, ...input });
      const { from, to } = input;
      return {
        currency,
        total,
        products: products.map((product) => ({
          ...product,
          link: `${appOrigin()}/dashboard/products/${encodeURIComponent(product.code)}?from=${from}&to=${to}`,
        })),
        formula: `${metrics.contribution.formula} ${metrics.order_costs.formula}`,
      };
    },
  }),
  find_orders: tool({
    title: 'Find orders',
    description:
      'Lists the orders behind a figure of a period, or those with one product, with what each brought. Customers are named only where the key allows it.',
    scope: 'read:rows',
    input: z.object({
      ...days,
      figure: z.optional(z.enum(FIGURES)),
      kind: z.optional(z.enum(LEDGER_KINDS)),
      /** A code, as `find_products` has it. */
      product: z.optional(singleLine({ least: 1, most: 500 })),
      sort: z.optional(z.enum(ORDER_SORTS)),
      order: z.optional(z.enum(['asc', 'desc'])),
      limit,
    }),
    output: z.object({
      total: z.nullable(z.int()),
      orders: z.array(z.extend(FigureOrder, { link: z.string() })),
      formula: z.string(),
    }),
    run: async ({ database, appOrigin }, caller, { figure = 'netProfit', ...input }) => {
      const { orders, total } = await listFigureOrders(database, caller.shopId, { limit: 20, ...input, figure });
      return {
        total,
        orders: orders.map((order) => ({
          ...order,
          customer: nameFor(caller, order.customer),
          link: `${appOrigin()}/dashboard/orders/${order.id}`,
        })),
        formula: metrics[METRIC_OF_FIGURE[figure]].formula,
      };
    },
  }),
  get_order: tool({
    title: 'Get an order',
    description: 'Shows one order by its id, with its lines and each cost, and what remains of it.',
    scope: 'read:rows',
    input: z.object({ id: RowId }),
    output: z.extend(OrderDetail, { formula: z.string(), link: z.string() }),
    run: async ({ database, appOrigin }, caller, { id }) => {
      const order = await getOrder(database, caller.shopId, id);
      return {
        ...order,
        customer: nameFor(caller, order.customer),
        formula: metrics.net_profit.formula,
        link: `${appOrigin()}/dashboard/orders/${id}`,
      };
    },
  }),
};
