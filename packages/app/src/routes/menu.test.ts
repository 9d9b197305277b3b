import { expect, test } from 'vitest';
import { hasRole, LANGUAGES, ROLES } from '@adaos/domain';
import uiEn from '@adaos/ui/locales/en.json' with { type: 'json' };
import uiEs from '@adaos/ui/locales/es.json' with { type: 'json' };
import uiFr from '@adaos/ui/locales/fr.json' with { type: 'json' };
import uiPt from '@adaos/ui/locales/pt.json' with { type: 'json' };
import uiRo from '@adaos/ui/locales/ro.json' with { type: 'json' };
import en from '../i18n/locales/en.json' with { type: 'json' };
import es from '../i18n/locales/es.json' with { type: 'json' };
import fr from '../i18n/locales/fr.json' with { type: 'json' };
import pt from '../i18n/locales/pt.json' with { type: 'json' };
import ro from '../i18n/locales/ro.json' with { type: 'json' };
import { guardState } from './guard.ts';
import { menuFor } from './menu.ts';
import { routeAt } from './table.ts';

test.each(ROLES)('[ROLE-5] the menu of a %s leads only where the role may go', (role) => {
  const items = menuFor(role).flatMap((group) => group.items);
  const forManagers = ['customers', 'stock-suppliers', 'alerts-recs', 'gamification', 'ad-copy'];
  const all = [
    'overview',
    'profit-ads',
    'campaigns',
    'channels',
    'products',
    'customers',
    'fraud-returns',
    'forecast',
    'costs',
    'reconciliation',
    'reports',
    ...forManagers.filter((id) => id !== 'customers'),
    'integrations',
    'instructions',
    'billing',
    'settings',
    'admin',
  ];
  const least = (id: string) => (id === 'admin' ? 'admin' : forManagers.includes(id) ? 'manager' : 'viewer');
  expect(items.map(({ id }) => id)).toEqual(all.filter((id) => hasRole(role, least(id))));
  for (const { href, id } of items) {
    const route = routeAt(href);
    expect(route?.menu).toBe(id);
    const access = route?.access ?? 'public';
    expect(
      access === 'public' ? undefined : guardState({ status: 'signed-in', user: undefined, role }, access, true),
    ).toBe('granted');
  }
});

test('[ROLE-12] the desk of the support is in the menu of the operators of the platform alone', () => {
  const ids = (operator: boolean) => menuFor('viewer', operator).flatMap(({ items }) => items.map(({ id }) => id));
  expect(ids(false)).not.toContain('operator');
  expect(ids(true)).toContain('operator');
});

test.each(LANGUAGES)(
  '[ALL-2] in %s the alerts and the costs have one name, in the menu and over their screen',
  (language) => {
    const [menus, titles] = [
      { en, es, fr, pt, ro }[language],
      { en: uiEn, es: uiEs, fr: uiFr, pt: uiPt, ro: uiRo }[language],
    ];
    expect(menus['app.menu.alerts']).toBe(titles['screens.Alerts.title']);
    expect(menus['app.title.alerts']).toBe(titles['screens.Alerts.title']);
    expect(menus['app.menu.costs']).toBe(titles['screens.Costs.title']);
    expect(menus['app.title.costs']).toBe(titles['screens.Costs.title']);
    expect(menus['app.menu.products']).toBe(titles['screens.Products.title']);
    expect(menus['app.title.products']).toBe(titles['screens.Products.title']);
    expect(menus['app.menu.customers']).toBe(titles['screens.Customers.title']);
    expect(menus['app.title.customers']).toBe(titles['screens.Customers.title']);
    expect(menus['app.menu.reconciliation']).toBe(titles['screens.Reconciliation.title']);
    expect(menus['app.title.reconciliation']).toBe(titles['screens.Reconciliation.title']);
  },
);

test('[GAME-1] the menu leaves the ranking out for a team of one, and says that it is switched off to the admin alone', () => {
  const entry = (...args: Parameters<typeof menuFor>) =>
    menuFor(...args)
      .flatMap((group) => group.items)
      .find(({ id }) => id === 'gamification');
  expect(entry('manager')).not.toHaveProperty('note');
  expect(entry('manager', false, 'single')).toBeUndefined();
  expect(entry('admin', false, 'single')).toBeUndefined();
  expect(entry('admin', false, 'off')?.note?.defaultMessage).toBe('off');
  expect(entry('manager', false, 'off')).toBeUndefined();
});
