import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { Role } from '@adaos/api';
import { hasRole } from '@adaos/domain';
import {
  BellIcon,
  BookIcon,
  BoxIcon,
  CampaignIcon,
  CardIcon,
  ChatIcon,
  CheckCircleIcon,
  ForecastIcon,
  MarginIcon,
  OverviewIcon,
  PenIcon,
  PlugIcon,
  ProfitIcon,
  SettingsIcon,
  ShieldIcon,
  UserIcon,
  UsersIcon,
  type SideMenuItem,
  TagIcon,
  TrophyIcon,
} from '@adaos/ui';
import { paths } from './paths.ts';
import type { MenuId } from './route.ts';

const labels = defineMessages({
  overview: { id: 'app.menu.overview', defaultMessage: 'Overview' },
  profitAds: { id: 'app.menu.profitAds', defaultMessage: 'Profit and ads' },
  campaigns: { id: 'app.menu.campaigns', defaultMessage: 'Active campaigns' },
  products: { id: 'app.menu.products', defaultMessage: 'Profit by product' },
  customers: { id: 'app.menu.customers', defaultMessage: 'Customers' },
  fraud: { id: 'app.menu.fraud', defaultMessage: 'Fraud and returns' },
  stock: { id: 'app.menu.stock', defaultMessage: 'Stock and suppliers' },
  forecast: { id: 'app.menu.forecast', defaultMessage: 'Forecast & What-if' },
  costs: { id: 'app.menu.costs', defaultMessage: 'Costs' },
  reconciliation: { id: 'app.menu.reconciliation', defaultMessage: 'Reconciliation' },
  integrations: { id: 'app.menu.integrations', defaultMessage: 'Integrations' },
  alerts: { id: 'app.menu.alerts', defaultMessage: 'Alerts and recommendations' },
  points: { id: 'app.menu.points', defaultMessage: 'Gamification' },
  adCopy: { id: 'app.menu.adCopy', defaultMessage: 'Ad copy' },
  instructions: { id: 'app.menu.instructions', defaultMessage: 'Instructions' },
  admin: { id: 'app.menu.admin', defaultMessage: 'Administration' },
  billing: { id: 'app.menu.billing', defaultMessage: 'Billing' },
  operator: { id: 'app.menu.operator', defaultMessage: 'Support conversations' },
  settings: { id: 'app.menu.settings', defaultMessage: 'Settings' },
});

interface MenuEntry {
  readonly id: MenuId;
  readonly label: MessageDescriptor;
  readonly href: string;
  readonly icon: SideMenuItem['icon'];
  readonly least: Role;
  /** Only for the operators of the platform. */
  readonly operator?: true;
}

/** The side menu, in its groups and order. */
const menu: readonly { readonly id: string; readonly items: readonly MenuEntry[] }[] = [
  {
    id: 'profit',
    items: [
      { id: 'overview', label: labels.overview, href: paths.overview, icon: OverviewIcon, least: 'viewer' },
      { id: 'profit-ads', label: labels.profitAds, href: paths.profitAds, icon: ProfitIcon, least: 'viewer' },
      { id: 'campaigns', label: labels.campaigns, href: paths.campaigns, icon: CampaignIcon, least: 'viewer' },
      { id: 'products', label: labels.products, href: paths.products, icon: TagIcon, least: 'viewer' },
      { id: 'customers', label: labels.customers, href: paths.customers, icon: UserIcon, least: 'manager' },
      { id: 'fraud-returns', label: labels.fraud, href: paths.fraud, icon: ShieldIcon, least: 'viewer' },
      { id: 'forecast', label: labels.forecast, href: paths.forecast, icon: ForecastIcon, least: 'viewer' },
      { id: 'costs', label: labels.costs, href: paths.costs, icon: MarginIcon, least: 'viewer' },
      {
        id: 'reconciliation',
        label: labels.reconciliation,
        href: paths.reconciliation,
        icon: CheckCircleIcon,
        least: 'viewer',
      },
    ],
  },
  {
    id: 'work',
    items: [
      { id: 'stock-suppliers', label: labels.stock, href: paths.stock, icon: BoxIcon, least: 'manager' },
      { id: 'alerts-recs', label: labels.alerts, href: paths.alerts, icon: BellIcon, least: 'manager' },
      { id: 'gamification', label: labels.points, href: paths.points, icon: TrophyIcon, least: 'manager' },
      { id: 'ad-copy', label: labels.adCopy, href: paths.adCopy, icon: PenIcon, least: 'manager' },
    ],
  },
  {
    id: 'shop',
    items: [
      { id: 'integrations', label: labels.integrations, href: paths.integrations, icon: PlugIcon, least: 'viewer' },
      { id: 'instructions', label: labels.instructions, href: paths.instructions, icon: BookIcon, least: 'viewer' },
      { id: 'billing', label: labels.billing, href: paths.billing, icon: CardIcon, least: 'viewer' },
      { id: 'settings', label: labels.settings, href: paths.settings, icon: SettingsIcon, least: 'viewer' },
      { id: 'admin', label: labels.admin, href: paths.admin, icon: UsersIcon, least: 'admin' },
    ],
  },
  {
    id: 'platform',
    items: [
      {
        id: 'operator',
        label: labels.operator,
        href: paths.operator,
        icon: ChatIcon,
        least: 'viewer',
        operator: true,
      },
    ],
  },
];

/** The groups of the menu with what the role, or an operator of the platform, may open; an empty group goes. */
export function menuFor(role: Role, operator = false): typeof menu {
  return menu
    .map(({ id, items }) => ({
      id,
      items: items.filter((item) => hasRole(role, item.least) && (operator || item.operator === undefined)),
    }))
    .filter(({ items }) => items.length > 0);
}
