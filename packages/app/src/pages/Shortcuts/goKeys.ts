import type { Role } from '@adaos/api';
import { menuFor } from '../../routes/menu.ts';
import type { MenuId } from '../../routes/route.ts';

/** The key of a screen, pressed after `g`. */
const KEYS: Partial<Record<MenuId, string>> = {
  overview: 'o',
  'profit-ads': 'a',
  campaigns: 'c',
  channels: 'h',
  products: 'p',
  customers: 'u',
  'fraud-returns': 'r',
  forecast: 'f',
  costs: 'k',
  reconciliation: 'b',
  'stock-suppliers': 's',
  'alerts-recs': 'l',
  integrations: 'i',
  instructions: 'd',
  settings: 't',
};

/** The screens that a role may open by the keyboard, in the order of the menu. */
export const goKeys = (role: Role, operator: boolean) =>
  menuFor(role, operator).flatMap(({ items }) =>
    items.flatMap(({ id, label, href }) => {
      const key = KEYS[id];
      return key === undefined ? [] : [{ key, label, href }];
    }),
  );
