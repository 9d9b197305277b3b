import type { Language } from '@adaos/api';
import { paths } from './paths.ts';
import { titles } from './routes.messages.ts';
import type { AppRoute } from './route.ts';

const loadSettings = () => import('../pages/SettingsPage/index.ts').then((page) => page.SettingsPage);

const prepareLegal = (language: Language) =>
  import('../queries/legal.ts').then(({ prepareLegalContent }) => prepareLegalContent(language));

/** Pages that need no account, beside the landing page and the login. */
export const openRoutes = [
  {
    path: paths.contact,
    title: titles.contact,
    language: 'en',
    access: 'public',
    load: () => import('../pages/ContactPage/index.ts').then((page) => page.ContactPage),
  },
  {
    path: paths.terms,
    title: titles.terms,
    language: 'en',
    access: 'public',
    load: () => import('../pages/LegalPage/index.ts').then((page) => page.TermsPage),
    prepare: prepareLegal,
  },
  {
    path: paths.privacy,
    title: titles.privacy,
    language: 'en',
    access: 'public',
    load: () => import('../pages/LegalPage/index.ts').then((page) => page.PrivacyPage),
    prepare: prepareLegal,
  },
  {
    path: paths.gdpr,
    title: titles.gdpr,
    language: 'en',
    access: 'public',
    load: () => import('../pages/LegalPage/index.ts').then((page) => page.GdprPage),
    prepare: prepareLegal,
  },
  {
    path: paths.debug,
    title: titles.debug,
    language: 'en',
    access: 'public',
    load: () => import('../pages/DebugPage/index.ts').then((page) => page.DebugPage),
  },
] as const satisfies readonly AppRoute[];

/** The pages around one's own account and the shop's users. */
export const accountRoutes = [
  {
    path: paths.analytics,
    title: titles.analytics,
    language: 'ro',
    access: 'viewer',
    load: () => import('../pages/ComingSoonPage/index.ts').then((page) => page.AnalyticsPage),
  },
  {
    path: paths.users,
    title: titles.users,
    language: 'ro',
    access: 'viewer',
    load: () => import('../pages/ComingSoonPage/index.ts').then((page) => page.UsersPage),
  },
  {
    path: paths.admin,
    title: titles.admin,
    language: 'ro',
    access: 'admin',
    menu: 'admin',
    messages: ['open', 'later'],
    load: () => import('../pages/AdminPage/index.ts').then((page) => page.AdminPage),
  },
  {
    path: paths.shops,
    title: titles.shops,
    language: 'ro',
    access: 'viewer',
    period: 'alone',
    load: () => import('../pages/ShopsPage/index.ts').then((page) => page.ShopsPage),
  },
  {
    path: paths.settings,
    title: titles.settings,
    language: 'ro',
    access: 'viewer',
    menu: 'settings',
    messages: ['open', 'later'],
    load: loadSettings,
  },
  {
    path: paths.settingsAtTop,
    title: titles.settings,
    language: 'ro',
    access: 'viewer',
    menu: 'settings',
    messages: ['open', 'later'],
    load: loadSettings,
  },
] as const satisfies readonly AppRoute[];
