import { mailboxRoutes } from '../routes/mailbox.ts';
import { adAccountRoutes } from '../routes/ad-accounts.ts';
import { adSpendRoutes } from '../routes/ad-spend.ts';
import { alertRoutes } from '../routes/alerts.ts';
import { apiKeyRoutes } from '../routes/api-keys.ts';
import { authRoutes } from '../routes/auth.ts';
import { billingRoutes } from '../routes/billing.ts';
import { campaignRoutes } from '../routes/campaigns.ts';
import { forecastRoutes } from '../routes/forecast.ts';
import { fraudRoutes } from '../routes/fraud.ts';
import { growthRoutes } from '../routes/growth.ts';
import { guideRoutes } from '../routes/guides.ts';
import { importRoutes } from '../routes/imports.ts';
import { integrationRoutes } from '../routes/integrations.ts';
import { openapiRoutes } from '../routes/openapi.ts';
import { pixelRoutes } from '../routes/pixel.ts';
import { overviewRoutes } from '../routes/overview.ts';
import { auditRoutes } from '../routes/audit.ts';
import { checkoutSettingsRoutes } from '../routes/checkout-settings.ts';
import { contactRoutes } from '../routes/contact.ts';
import { costRoutes } from '../routes/costs.ts';
import { channelRoutes } from '../routes/channels.ts';
import { customerRoutes } from '../routes/customers.ts';
import { lineRoutes } from '../routes/lines.ts';
import { orderCostRoutes } from '../routes/order-costs.ts';
import { onboardingRoutes } from '../routes/onboarding.ts';
import { notificationRoutes } from '../routes/notifications.ts';
import { profileRoutes } from '../routes/profile.ts';
import { productRoutes } from '../routes/products.ts';
import { reconciliationRoutes } from '../routes/reconciliation.ts';
import { reportRoutes } from '../routes/reports.ts';
import { savedViewRoutes } from '../routes/saved-views.ts';
import { shopRoutes } from '../routes/shop.ts';
import { ownShopRoutes } from '../routes/shops.ts';
import { searchRoutes } from '../routes/search.ts';
import { securityRoutes } from '../routes/security.ts';
import { unsubscribeRoutes } from '../routes/unsubscribe.ts';
import { userRoutes } from '../routes/users.ts';
import { supportRoutes } from '../routes/support.ts';
import { purchaseOrderRoutes } from '../routes/purchase-orders.ts';
import { stockRoutes } from '../routes/stock.ts';
import type { RouteModule } from './build-app.ts';

/** Everything that answers calls. */
export const modules: readonly RouteModule[] = [
  authRoutes,
  securityRoutes,
  userRoutes,
  profileRoutes,
  shopRoutes,
  ownShopRoutes,
  notificationRoutes,
  unsubscribeRoutes,
  contactRoutes,
  auditRoutes,
  importRoutes,
  overviewRoutes,
  onboardingRoutes,
  costRoutes,
  lineRoutes,
  orderCostRoutes,
  adSpendRoutes,
  productRoutes,
  customerRoutes,
  channelRoutes,
  reconciliationRoutes,
  reportRoutes,
  savedViewRoutes,
  searchRoutes,
  campaignRoutes,
  fraudRoutes,
  forecastRoutes,
  stockRoutes,
  purchaseOrderRoutes,
  alertRoutes,
  billingRoutes,
  checkoutSettingsRoutes,
  supportRoutes,
  growthRoutes,
  integrationRoutes,
  adAccountRoutes,
  pixelRoutes,
  guideRoutes,
  apiKeyRoutes,
  openapiRoutes,
  mailboxRoutes,
];
