import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { Gamification, Role } from '@adaos/api';
import { hasRole } from '@adaos/domain';
import {
  BellIcon,
  BookIcon,
  BoxIcon,
  CampaignIcon,
  CardIcon,
  ChatIcon,
  CheckCircleIcon,
  FileIcon,
  ForecastIcon,
  FunnelIcon,
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
import type { AppRoute, MenuId } from './route.ts';
import { routes } from './table.ts';

const labels = defineMessages({
  overview: { id: 'app.menu.overview', defaultMessage: 'Overview' },
  profitAds: { id: 'app.menu.profitAds', defaultMessage: 'Profit and ads' },
  campaigns: { id: 'app.menu.campaigns', defaultMessage: 'Active campaigns' },
  channels: { id: 'app.menu.channels', defaultMessage: 'Profit by channel' },
  products: { id: 'app.menu.products', defaultMessage: 'Profit by product' },
  customers: { id: 'app.menu.customers', defaultMessage: 'Customers' },
  fraud: { id: 'app.menu.fraud', defaultMessage: 'Fraud and returns' },
  stock: { id: 'app.menu.stock', defaultMessage: 'Stock and suppliers' },
  forecast: { id: 'app.menu.forecast', defaultMessage: 'Forecast & What-if' },
  costs: { id: 'app.menu.costs', defaultMessage: 'Costs' },
  reconciliation: { id: 'app.menu.reconciliation', defaultMessage: 'Reconciliation' },
  reports: { id: 'app.menu.reports', defaultMessage: 'Reports' },
  integrations: { id: 'app.menu.integrations', defaultMessage: 'Integrations' },
  alerts: { id: 'app.menu.alerts', defaultMessage: 'Alerts and recommendations' },
  points: { id: 'app.menu.points', defaultMessage: 'Gamification' },
  off: { id: 'app.menu.off', defaultMessage: 'off' },
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
  readonly icon: SideMenuItem['icon'];
  /** Only for the operators of the platform. */
  readonly operator?: true;
  /** Why there is nothing behind it yet. */
  readonly note?: MessageDescriptor;
}

/** The side menu, in its groups and order. */
const menu: readonly { readonly id: string; readonly items: readonly MenuEntry[] }[] = [
  {
    id: 'profit',
    items: [
      { id: 'overview', label: labels.overview, icon: OverviewIcon },
      { id: 'profit-ads', label: labels.profitAds, icon: ProfitIcon },
      { id: 'campaigns', label: labels.campaigns, icon: CampaignIcon },
      { id: 'channels', label: labels.channels, icon: FunnelIcon },
      { id: 'products', label: labels.products, icon: TagIcon },
      { id: 'customers', label: labels.customers, icon: UserIcon },
      { id: 'fraud-returns', label: labels.fraud, icon: ShieldIcon },
      { id: 'forecast', label: labels.forecast, icon: ForecastIcon },
      { id: 'costs', label: labels.costs, icon: MarginIcon },
      {
        id: 'reconciliation',
        label: labels.reconciliation,
        icon: CheckCircleIcon,
      },
      { id: 'reports', label: labels.reports, icon: FileIcon },
    ],
  },
  {
    id: 'work',
    items: [
      { id: 'stock-suppliers', label: labels.stock, icon: BoxIcon },
      { id: 'alerts-recs', label: labels.alerts, icon: BellIcon },
      { id: 'gamification', label: labels.points, icon: TrophyIcon },
      { id: 'ad-copy', label: labels.adCopy, icon: PenIcon },
    ],
  },
  {
    id: 'shop',
    items: [
      { id: 'integrations', label: labels.integrations, icon: PlugIcon },
      { id: 'instructions', label: labels.instructions, icon: BookIcon },
      { id: 'billing', label: labels.billing, icon: CardIcon },
      { id: 'settings', label: labels.settings, icon: SettingsIcon },
      { id: 'admin', label: labels.admin, icon: UsersIcon },
    ],
  },
  {
    id: 'platform',
    items: [
      {
        id: 'operator',
        label: labels.operator,
        icon: ChatIcon,
        operator: true,
      },
    ],
  },
];

/** Where an entry leads, and who may open it: its first row in the table of routes. */
const routeOf = (id: MenuId): AppRoute | undefined => routes.find((route: AppRoute) => route.menu === id);

/**
 * The entry of the gamification: left out for a team of one, to whom its address says why, and where it is off for all but the admin, who can
 * switch it on.
 */
function gamified(entry: MenuEntry, gamification: Gamification, role: Role): MenuEntry[] {
  if (entry.id !== 'gamification' || gamification === 'on') return [entry];
  if (gamification === 'single') return [];
  return role === 'admin' ? [{ ...entry, note: labels.off }] : [];
}

/** The groups of the menu with what the role, or an operator of the platform, may open; an empty group goes. */
export function menuFor(role: Role, operator = false, gamification: Gamification = 'on') {
  return menu
    .map(({ id, items }) => ({
      id,
      items: items
        .flatMap((entry) => gamified(entry, gamification, role))
        .flatMap((item) => {
          const { path, access = 'public' } = routeOf(item.id) ?? {};
          if (path === undefined || access === 'public' || !hasRole(role, access)) return [];
          return operator || item.operator === undefined ? [{ ...item, href: path }] : [];
        }),
    }))
    .filter(({ items }) => items.length > 0);
}
