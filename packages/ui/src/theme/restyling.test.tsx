import type { Components } from '@mui/material/styles';
import { createElement, type ElementType } from 'react';
import { renderToString } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { describe, expect, test } from 'vitest';
import * as commerce from '../commerce.ts';
import en from '../i18n/locales/en.json' with { type: 'json' };
import * as icons from '../icons/icons.tsx';
import * as general from '../index.ts';
import * as table from '../table.ts';
import { AppThemeProvider } from './AppThemeProvider.tsx';
import { createAppTheme } from './createAppTheme.ts';
import * as tokens from './generated/tokens.ts';
import { cases, type Case, type OwnName } from './restyling.testing.ts';

/** Exported components without a style or a default of their own, and why. */
const PLAIN: Readonly<Record<string, string>> = {
  AppThemeProvider: 'gives the theme',
  AppShellOutline: 'an AppShell with a TopBar',
  AtMost: 'a StatusChip',
  BrandMark: 'an SvgIcon',
  CostsFiller: 'a context',
  DateRangeSkeleton: 'a Skeleton',
  ComboboxField: 'an Autocomplete in a Field',
  LeaveDialog: 'a ConfirmDialog',
  LinkProvider: 'a context',
  PasswordField: 'a TextField',
  RegionBoundary: 'a Card with an ErrorState, after an error',
  Regions: 'laid out by each screen',
  SubscriptionStatus: 'a StatusChip',
  DataTable: 'restyled as a table of MUI',
  RowLink: 'a Link in a table',
  SelectField: 'a Select in a Field',
  TextField: 'an OutlinedInput in a Field',
  TableAddressProvider: 'a context',
  UnsavedChangesProvider: 'a context',
};

/** A function, or what `forwardRef` makes of one. */
const isComponent = (value: unknown) =>
  typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);

const exported = Object.entries<unknown>({ ...general, ...table, ...commerce }).filter(
  (entry): entry is [string, ElementType] => isComponent(entry[1]) && /^[A-Z]/.test(entry[0]) && !(entry[0] in icons),
);
const caseOf = (name: string): Case<OwnName> | undefined => Object.entries(cases).find(([own]) => own === name)?.[1];

function render(Component: ElementType, props: object, themed: Components = {}): string {
  const theme = createAppTheme({ components: { MuiModal: { defaultProps: { disablePortal: true } }, ...themed } });
  return renderToString(
    <AppThemeProvider scheme="light" theme={theme}>
      <IntlProvider locale="en-GB" messages={en} timeZone="UTC">
        {createElement(Component, props)}
      </IntlProvider>
    </AppThemeProvider>,
  );
}

const holds = (html: string, what: string | RegExp) =>
  typeof what === 'string' ? html.includes(what) : what.test(html);

test('every exported component is restyled by a theme, or named with the reason why not', () => {
  const missing = exported.flatMap(([name]) => (caseOf(`Adaos${name}`) || name in PLAIN ? [] : [name]));
  expect(missing).toEqual([]);
});

describe.each(exported.filter(([name]) => !(name in PLAIN) && name !== 'Notices'))(
  'a theme sets of %s',
  (name, Component) => {
    const { props, defaultProps, shows = '', slot = 'root' } = caseOf(`Adaos${name}`) ?? { props: {} };

    test('the style, over its own', () => {
      const html = render(Component, props, {
        [`Adaos${name}`]: { styleOverrides: { [slot]: { display: 'inline-table' } } },
      });
      const [style = ''] = /\{[^}]*display:inline-table[^}]*\}/.exec(html) ?? [];
      expect(style.match(/(?<=[{;])display:[^;}]+/g)?.at(-1)).toBe('display:inline-table');
    });

    if (!defaultProps) return;
    test('the default props', () => {
      const left = Object.fromEntries(Object.entries(props).filter(([prop]) => !(prop in defaultProps)));
      expect(holds(render(Component, left, { [`Adaos${name}`]: { defaultProps } }), shows)).toBe(true);
      expect(holds(render(Component, props), shows)).toBe(false);
    });
  },
);

test('props given to a component override those of the theme', () => {
  const themed = { AdaosCard: { defaultProps: { padding: 'small' } } } as const;
  expect(render(general.Card, { padding: 'none' }, themed)).not.toContain(`padding:${tokens.card.small}px`);
});
