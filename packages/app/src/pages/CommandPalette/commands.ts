import type { GuideCard, Role, SearchResults } from '@adaos/api';
import { hasRole } from '@adaos/domain';
import type { IntlShape, MessageDescriptor } from 'react-intl';
import {
  BookIcon,
  CampaignIcon,
  CardIcon,
  ChatIcon,
  MarginIcon,
  MoonIcon,
  type PaletteOption,
  SunIcon,
  TagIcon,
  UploadIcon,
  UserIcon,
} from '@adaos/ui';
import { supportChat } from '../../queries/support.ts';
import { menuFor } from '../../routes/menu.ts';
import { paths } from '../../routes/paths.ts';
import { preferences } from '../../state/index.ts';
import { slugOf } from '../InstructionsPage/slugOf.ts';
import { actions, customer, groups } from './CommandPalette.messages.ts';

/** What the palette offers, with what a choice does: an address to open, or an action. */
export interface Command extends PaletteOption {
  readonly opens: string | (() => void);
}

export interface Offered {
  readonly role: Role;
  readonly operator: boolean;
  readonly guides: readonly GuideCard[];
  /** Of the shop's own data; undefined while nothing was asked for. */
  readonly found: SearchResults | undefined;
}

/** An action, offered from a role on. */
interface Action {
  readonly id: string;
  readonly label: MessageDescriptor;
  readonly icon: Command['icon'];
  readonly least: Role;
  readonly opens: Command['opens'];
}

const ACTIONS: readonly Action[] = [
  { id: 'importOrders', label: actions.importOrders, icon: UploadIcon, least: 'manager', opens: paths.integrations },
  { id: 'importCosts', label: actions.importCosts, icon: UploadIcon, least: 'manager', opens: paths.importCosts },
  { id: 'missingCosts', label: actions.missingCosts, icon: MarginIcon, least: 'viewer', opens: paths.missingCosts },
  { id: 'chat', label: actions.contactSupport, icon: ChatIcon, least: 'viewer', opens: () => supportChat.open() },
  { id: 'light', label: actions.light, icon: SunIcon, least: 'viewer', opens: () => preferences.chooseScheme('light') },
  { id: 'dark', label: actions.dark, icon: MoonIcon, least: 'viewer', opens: () => preferences.chooseScheme('dark') },
];

/** What the shop has under the words. */
function foundIn(intl: IntlShape, { orders, products, campaigns, customers }: SearchResults): Command[] {
  const ofGroup = (group: MessageDescriptor) => ({ group: intl.formatMessage(group), found: true });
  return [
    ...orders.map(({ id, externalId, day }) => ({
      ...ofGroup(groups.orders),
      id: `order ${id}`,
      label: externalId,
      note: day === null ? undefined : intl.formatDate(day, { dateStyle: 'medium', timeZone: 'UTC' }),
      icon: CardIcon,
      opens: paths.order(id, {}),
    })),
    ...products.map(({ code, name }) => ({
      ...ofGroup(groups.products),
      id: `product ${code}`,
      label: name ?? code,
      note: name === null || name === code ? undefined : code,
      icon: TagIcon,
      opens: paths.product(code, {}),
    })),
    ...campaigns.map(({ id, name, platform }) => ({
      ...ofGroup(groups.campaigns),
      id: `campaign ${id}`,
      label: name,
      note: platform,
      icon: CampaignIcon,
      opens: paths.campaign(id, { sample: false }),
    })),
    ...customers.map(({ id }) => ({
      ...ofGroup(groups.customers),
      id: `customer ${id}`,
      label: intl.formatMessage(customer.page),
      icon: UserIcon,
      opens: paths.customer(id),
    })),
  ];
}

/** Everything that the palette offers to a role: what the shop has under the words first, then screens, actions and guides. */
export function commandsFor(intl: IntlShape, { role, operator, guides, found }: Offered): Command[] {
  const screens = menuFor(role, operator).flatMap(({ items }) =>
    items.map(({ id, label, icon, href }) => ({
      id,
      group: intl.formatMessage(groups.screens),
      label: intl.formatMessage(label),
      icon,
      opens: href,
    })),
  );
  return [
    ...(found ? foundIn(intl, found) : []),
    ...screens,
    ...ACTIONS.filter(({ least }) => hasRole(role, least)).map(({ id, label, icon, opens }) => ({
      id: `action ${id}`,
      group: intl.formatMessage(groups.actions),
      label: intl.formatMessage(label),
      icon,
      opens,
    })),
    ...guides
      .filter(({ available }) => available !== false)
      .map(({ title, description, link }) => ({
        id: `guide ${link}`,
        group: intl.formatMessage(groups.guides),
        label: title,
        keywords: description,
        icon: BookIcon,
        opens: paths.guide(slugOf(link)),
      })),
  ];
}
