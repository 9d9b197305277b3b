import { matchPath } from 'react-router-dom';
import type { Language } from '@adaos/api';
import { languageOf } from '../i18n/language.ts';
import { accountRoutes, openRoutes } from './accountRoutes.ts';
import { billingRoutes } from './billingRoutes.ts';
import { patterns, paths } from './paths.ts';
import { publicPageAt } from './publicPages.ts';
import type { AppRoute } from './route.ts';
import { stockRoutes } from './stockRoutes.ts';
import { titles } from './routes.messages.ts';

const loadOverview = () => import('../pages/OverviewPage/index.ts').then((page) => page.OverviewPage);

/** Every page of the app. What is not here leads to the landing page. */
export const routes = [
  {
    path: paths.landing,
    title: titles.landing,
    language: 'en',
    access: 'public',
    load: () => import('../pages/LandingPage/index.ts').then((page) => page.LandingPage),
  },
  {
    path: paths.auth,
    title: titles.auth,
    language: 'en',
    access: 'public',
    load: () => import('../pages/AuthPage/index.ts').then((page) => page.AuthPage),
  },
  {
    path: paths.reset,
    title: titles.reset,
    language: 'ro',
    access: 'public',
    load: () => import('../pages/ResetPage/index.ts').then((page) => page.ResetRequestPage),
  },
  {
    path: paths.resetConfirm,
    title: titles.resetConfirm,
    language: 'ro',
    access: 'public',
    load: () => import('../pages/ResetPage/index.ts').then((page) => page.ResetConfirmPage),
  },
  {
    // Outside the dashboard's frame, which a forced change keeps shut; the page itself asks for a session.
    path: paths.changePassword,
    title: titles.changePassword,
    language: 'ro',
    access: 'public',
    load: () => import('../pages/ChangePasswordPage/index.ts').then((page) => page.ChangePasswordPage),
  },
  {
    path: paths.verify,
    title: titles.verify,
    language: 'en',
    access: 'public',
    load: () => import('../pages/VerifyPage/index.ts').then((page) => page.VerifyPage),
  },
  {
    path: paths.verifySuccess,
    title: titles.verifySuccess,
    language: 'en',
    access: 'public',
    load: () => import('../pages/VerifyPage/index.ts').then((page) => page.VerifySuccessPage),
  },
  {
    path: paths.verifyError,
    title: titles.verifyError,
    language: 'ro',
    access: 'public',
    load: () => import('../pages/VerifyPage/index.ts').then((page) => page.VerifyErrorPage),
  },
  {
    path: paths.overview,
    title: titles.overview,
    language: 'ro',
    access: 'viewer',
    menu: 'overview',
    period: 'compared',
    messages: [],
    load: loadOverview,
  },
  {
    path: paths.dashboard,
    title: titles.overview,
    language: 'ro',
    access: 'viewer',
    menu: 'overview',
    period: 'compared',
    messages: [],
    load: loadOverview,
  },
  {
    path: patterns.figure,
    title: titles.figure,
    of: titles.overview,
    language: 'ro',
    access: 'viewer',
    menu: 'overview',
    period: 'alone',
    list: 'orders',
    load: () => import('../pages/FigurePage/index.ts').then((page) => page.FigurePage),
  },
  {
    path: patterns.order,
    title: titles.order,
    of: titles.order,
    language: 'ro',
    access: 'viewer',
    menu: 'overview',
    load: () => import('../pages/OrderPage/index.ts').then((page) => page.OrderPage),
  },
  {
    path: paths.alerts,
    title: titles.alerts,
    language: 'ro',
    access: 'manager',
    menu: 'alerts-recs',
    load: () => import('../pages/AlertsPage/index.ts').then((page) => page.AlertsPage),
  },
  {
    path: paths.points,
    title: titles.points,
    language: 'ro',
    access: 'manager',
    menu: 'gamification',
    load: () => import('../pages/PointsPage/index.ts').then((page) => page.PointsPage),
  },
  {
    path: paths.adCopy,
    title: titles.adCopy,
    language: 'ro',
    access: 'manager',
    menu: 'ad-copy',
    load: () => import('../pages/AdCopyPage/index.ts').then((page) => page.AdCopyPage),
  },
  {
    path: paths.instructions,
    title: titles.instructions,
    language: 'ro',
    access: 'viewer',
    menu: 'instructions',
    load: () => import('../pages/InstructionsPage/index.ts').then((page) => page.InstructionsPage),
  },
  {
    path: patterns.guide,
    title: titles.instructions,
    language: 'ro',
    access: 'viewer',
    menu: 'instructions',
    load: () => import('../pages/InstructionsPage/index.ts').then((page) => page.GuideAddress),
  },
  {
    path: paths.profitAds,
    title: titles.profitAds,
    language: 'ro',
    access: 'viewer',
    menu: 'profit-ads',
    period: 'compared',
    load: () => import('../pages/ProfitAdsPage/index.ts').then((page) => page.ProfitAdsPage),
  },
  {
    path: paths.campaigns,
    title: titles.campaigns,
    language: 'ro',
    access: 'viewer',
    menu: 'campaigns',
    period: 'alone',
    list: 'campaigns',
    load: () => import('../pages/CampaignsPage/index.ts').then((page) => page.CampaignsPage),
  },
  {
    path: paths.channels,
    title: titles.channels,
    language: 'ro',
    access: 'viewer',
    menu: 'channels',
    period: 'compared',
    list: 'channels',
    load: () => import('../pages/ChannelsPage/index.ts').then((page) => page.ChannelsPage),
  },
  {
    path: paths.products,
    title: titles.products,
    language: 'ro',
    access: 'viewer',
    menu: 'products',
    period: 'compared',
    list: 'products',
    load: () => import('../pages/ProductsPage/index.ts').then((page) => page.ProductsPage),
  },
  {
    path: paths.customers,
    title: titles.customers,
    language: 'ro',
    access: 'manager',
    menu: 'customers',
    period: 'compared',
    list: 'customers',
    load: () => import('../pages/CustomersPage/index.ts').then((page) => page.CustomersPage),
  },
  {
    path: patterns.customer,
    title: titles.customer,
    of: titles.customers,
    language: 'ro',
    access: 'manager',
    menu: 'customers',
    load: () => import('../pages/CustomerPage/index.ts').then((page) => page.CustomerPage),
  },
  {
    path: patterns.product,
    title: titles.product,
    of: titles.products,
    language: 'ro',
    access: 'viewer',
    menu: 'products',
    period: 'alone',
    load: () => import('../pages/ProductPage/index.ts').then((page) => page.ProductPage),
  },
  {
    path: paths.fraud,
    title: titles.fraud,
    language: 'ro',
    access: 'viewer',
    menu: 'fraud-returns',
    list: 'fraud',
    load: () => import('../pages/FraudPage/index.ts').then((page) => page.FraudPage),
  },
  {
    path: patterns.fraudCase,
    title: titles.fraud,
    of: titles.fraud,
    language: 'ro',
    access: 'viewer',
    menu: 'fraud-returns',
    load: () => import('../pages/FraudCasePage/index.ts').then((page) => page.FraudCasePage),
  },
  ...stockRoutes,
  {
    path: patterns.campaign,
    title: titles.campaign,
    of: titles.campaigns,
    language: 'ro',
    access: 'viewer',
    menu: 'campaigns',
    period: 'alone',
    load: () => import('../pages/CampaignPage/index.ts').then((page) => page.CampaignPage),
  },
  {
    path: paths.forecast,
    title: titles.forecast,
    language: 'ro',
    access: 'viewer',
    menu: 'forecast',
    load: () => import('../pages/ForecastPage/index.ts').then((page) => page.ForecastPage),
  },
  {
    path: paths.costs,
    title: titles.costs,
    language: 'ro',
    access: 'viewer',
    menu: 'costs',
    load: () => import('../pages/CostsPage/index.ts').then((page) => page.CostsPage),
  },
  {
    path: paths.reconciliation,
    title: titles.reconciliation,
    language: 'ro',
    access: 'viewer',
    menu: 'reconciliation',
    load: () => import('../pages/ReconciliationPage/index.ts').then((page) => page.ReconciliationPage),
  },
  {
    path: paths.reports,
    title: titles.reports,
    language: 'ro',
    access: 'viewer',
    menu: 'reports',
    load: () => import('../pages/ReportsPage/index.ts').then((page) => page.ReportsPage),
  },
  {
    path: paths.integrations,
    title: titles.integrations,
    language: 'ro',
    access: 'viewer',
    menu: 'integrations',
    load: () => import('../pages/IntegrationsPage/index.ts').then((page) => page.IntegrationsPage),
  },
  ...openRoutes,
  ...accountRoutes,
  ...billingRoutes,
] as const satisfies readonly AppRoute[];

/** Most addresses are a path as it is; trying all patterns takes a while. */
const plain = new Map<string, AppRoute>(routes.map((route) => [route.path, route]));

/** The route that an address leads to; undefined for one that is none. */
export function routeAt(pathname: string): AppRoute | undefined {
  const page = publicPageAt(pathname)?.page ?? pathname;
  return plain.get(page) ?? routes.find(({ path }) => matchPath(path, page));
}

/** The language of the page at an address. */
export const languageAt = (pathname: string, choice: Language | undefined): Language =>
  languageOf(pathname, choice, routeAt(pathname));
