import { adAccountRoutes } from './ad-accounts.ts';
import { adSpendRoutes } from './ad-spend.ts';
import { apiKeyRoutes } from './api-keys.ts';
import { auditRoutes } from './audit.ts';
import { authRoutes } from './auth.ts';
import { billingRoutes } from './billing.ts';
import { billingSandboxRoutes } from './billing-sandbox.ts';
import { campaignRoutes } from './campaigns.ts';
import { contactRoutes } from './contact.ts';
import { conversationRoutes } from './conversations.ts';
import { costRoutes } from './costs.ts';
import { channelRoutes } from './channels.ts';
import { customerRoutes } from './customers.ts';
import { figureRoutes } from './figures.ts';
import { guideRoutes } from './guides.ts';
import { importRoutes } from './imports.ts';
import { copyRoutes } from './insights/ad-copy.ts';
import { adsRoutes } from './insights/ads.ts';
import { alertRoutes } from './insights/alerts.ts';
import { analyticsRoutes } from './insights/analytics.ts';
import { dayEventRoutes } from './insights/day-events.ts';
import { visitRoutes } from './insights/visits.ts';
import { forecastRoutes } from './insights/forecast.ts';
import { fraudRoutes } from './insights/fraud.ts';
import { pointRoutes } from './insights/points.ts';
import { stockRoutes } from './insights/stock.ts';
import { integrationRoutes } from './integrations.ts';
import { lineRoutes } from './lines.ts';
import { noticeSettingRoutes } from './notice-settings.ts';
import { notificationRoutes } from './notifications.ts';
import { onboardingRoutes } from './onboarding.ts';
import { orderCostRoutes } from './order-costs.ts';
import { overviewRoutes } from './overview.ts';
import { paymentMethodRoutes } from './payment-methods.ts';
import { productCostRoutes } from './product-costs.ts';
import { profileRoutes } from './profile.ts';
import { recomputationRoutes } from './recomputation.ts';
import { purchaseOrderRoutes } from './purchase-orders.ts';
import { productProfitRoutes } from './product-profits.ts';
import { reconciliationRoutes } from './reconciliation.ts';
import { reportRoutes } from './reports.ts';
import { savedViewRoutes } from './saved-views.ts';
import { searchRoutes } from './search.ts';
import { securityRoutes } from './security.ts';
import { sessionRoutes } from './session.ts';
import { shopRoutes } from './shop.ts';
import { accountShopRoutes } from './shops.ts';
import { supplierRoutes } from './suppliers.ts';
import { supportRoutes } from './support.ts';
import { takeBackRoutes } from './take-backs.ts';
import { userRoutes } from './users.ts';

/** Every call of the product, by name; a page takes those of its areas instead. */
export const contract = {
  ...sessionRoutes,
  ...authRoutes,
  ...securityRoutes,
  ...userRoutes,
  ...profileRoutes,
  ...shopRoutes,
  ...accountShopRoutes,
  ...notificationRoutes,
  ...noticeSettingRoutes,
  ...contactRoutes,
  ...importRoutes,
  ...integrationRoutes,
  ...adAccountRoutes,
  ...overviewRoutes,
  ...onboardingRoutes,
  ...figureRoutes,
  ...costRoutes,
  ...productCostRoutes,
  ...recomputationRoutes,
  ...takeBackRoutes,
  ...orderCostRoutes,
  ...lineRoutes,
  ...paymentMethodRoutes,
  ...adSpendRoutes,
  ...productProfitRoutes,
  ...customerRoutes,
  ...channelRoutes,
  ...reconciliationRoutes,
  ...reportRoutes,
  ...savedViewRoutes,
  ...searchRoutes,
  ...campaignRoutes,
  ...adsRoutes,
  ...fraudRoutes,
  ...forecastRoutes,
  ...stockRoutes,
  ...purchaseOrderRoutes,
  ...supplierRoutes,
  ...alertRoutes,
  ...pointRoutes,
  ...copyRoutes,
  ...analyticsRoutes,
  ...visitRoutes,
  ...dayEventRoutes,
  ...billingRoutes,
  ...billingSandboxRoutes,
  ...supportRoutes,
  ...conversationRoutes,
  ...guideRoutes,
  ...apiKeyRoutes,
  ...auditRoutes,
} as const;
export type Contract = typeof contract;
export type RouteName = keyof Contract;

export * from './ad-accounts.ts';
export * from './ad-spend.ts';
export * from './api-keys.ts';
export * from './audit.ts';
export * from './auth.ts';
export * from './billing.ts';
export * from './billing-sandbox.ts';
export * from './campaigns.ts';
export * from './checkout.ts';
export * from './common.ts';
export * from './contact.ts';
export * from './conversations.ts';
export * from './costs.ts';
export * from './channels.ts';
export * from './customers.ts';
export * from './errors.ts';
export * from './figures.ts';
export * from './guides.ts';
export * from './imports.ts';
export * from './insights/index.ts';
export * from './integration-script.ts';
export * from './integrations.ts';
export * from './lines.ts';
export * from './metrics.ts';
export * from './money.ts';
export * from './notice-settings.ts';
export * from './notifications.ts';
export * from './onboarding.ts';
export * from './order-costs.ts';
export * from './payment-methods.ts';
export * from './overview.ts';
export * from './product-costs.ts';
export * from './profile.ts';
export * from './recomputation.ts';
export * from './product-profits.ts';
export * from './store-link.ts';
export * from './purchase-orders.ts';
export * from './reconciliation.ts';
export * from './reports.ts';
export * from './route.ts';
export * from './saved-views.ts';
export * from './search.ts';
export * from './security.ts';
export * from './session.ts';
export * from './shop.ts';
export * from './shops.ts';
export * from './suppliers.ts';
export * from './support.ts';
export * from './support-socket.ts';
export * from './take-backs.ts';
export * from './text.ts';
export * from './users.ts';
export * from './v1.ts';
export * from './wordings.ts';
