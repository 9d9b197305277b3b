import { patterns, paths } from './paths.ts';
import type { AppRoute } from './route.ts';
import { titles } from './routes.messages.ts';

/** The stock, its suppliers, and what is ordered of them. */
export const stockRoutes = [
  {
    path: paths.stock,
    title: titles.stock,
    language: 'ro',
    access: 'manager',
    menu: 'stock-suppliers',
    list: 'stock',
    load: () => import('../pages/StockPage/index.ts').then((page) => page.StockPage),
  },
  {
    path: paths.suppliers,
    title: titles.suppliers,
    language: 'ro',
    access: 'manager',
    menu: 'stock-suppliers',
    load: () => import('../pages/SuppliersPage/index.ts').then((page) => page.SuppliersPage),
  },
  {
    path: paths.purchaseOrders,
    title: titles.purchaseOrders,
    language: 'ro',
    access: 'manager',
    menu: 'stock-suppliers',
    load: () => import('../pages/PurchaseOrdersPage/index.ts').then((page) => page.PurchaseOrdersPage),
  },
  {
    path: patterns.purchaseOrder,
    title: titles.purchaseOrder,
    of: titles.purchaseOrders,
    language: 'ro',
    access: 'manager',
    menu: 'stock-suppliers',
    load: () => import('../pages/PurchaseOrderPage/index.ts').then((page) => page.PurchaseOrderPage),
  },
] as const satisfies readonly AppRoute[];
