import type { ComponentNameToClassKey, ComponentsPropsList } from '@mui/material/styles';
import { createFormControl } from 'react-hook-form';
import * as tokens from './generated/tokens.ts';
import { plans, subscription } from './plans.testing.ts';

const none = () => undefined;
const saved = () => Promise.resolve();
const day = '2026-01-31';

export type OwnName = Extract<keyof ComponentNameToClassKey, `Adaos${string}`>;
type PropsOf<Name extends OwnName> = Name extends keyof ComponentsPropsList ? ComponentsPropsList[Name] : object;

/** How a component is used, and what the markup holds only when a theme sets a default for it. */
export type Case<Name extends OwnName> = {
  props: PropsOf<Name>;
  defaultProps?: Partial<PropsOf<Name>>;
  shows?: string | RegExp;
  /** Default `root`. */
  slot?: ComponentNameToClassKey[Name];
};

/** A use of each component that a theme restyles. The compiler names those that are missing. */
export const cases: { readonly [Name in OwnName]: Case<Name> } = {
  AdaosAccountMenu: {
    props: { name: 'Ana Pop', email: 'ana@example.com', onLogout: none },
    defaultProps: { name: 'Ion Rus' },
    shows: 'Ion Rus',
  },
  AdaosAppShell: {
    props: { menu: 'Menu', topBar: 'Bar', children: 'Screen' },
    defaultProps: { banner: 'No network' },
    shows: 'No network',
  },
  AdaosAtMostValue: {
    props: { missing: ['handling'], children: '1.00' },
    defaultProps: { missing: ['cogs'] },
    shows: 'Goods',
  },
  AdaosAuthGate: {
    props: { state: 'pending', children: 'Screen' },
    defaultProps: { pending: 'One moment' },
    shows: 'One moment',
  },
  AdaosBrand: { props: {}, defaultProps: { name: 'Marea' }, shows: 'Marea' },
  AdaosBreakdownBar: {
    props: { parts: [{ part: 'profit', amount: 9, quality: 'actual' }], currency: 'EUR' },
    defaultProps: { partHref: () => '#part' },
    shows: '#part',
  },
  AdaosBusyButton: {
    props: { children: 'Save' },
    defaultProps: { variant: 'contained' },
    shows: 'MuiButton-contained',
  },
  AdaosButtonLink: {
    props: { href: '#orders', children: 'Orders' },
    defaultProps: { variant: 'contained' },
    shows: 'MuiButton-contained',
  },
  AdaosCard: {
    props: { children: 'Sheet' },
    defaultProps: { padding: 'small' },
    shows: `padding:${tokens.card.small}px`,
  },
  AdaosCardSkeleton: { props: {}, defaultProps: { height: 321 }, shows: 'height:321px' },
  AdaosChange: { props: { direction: 'up' }, defaultProps: { value: '12 %' }, shows: '12 %' },
  AdaosChangePasswordForm: {
    props: { busy: false, onChangePassword: none, minLength: 12 },
    defaultProps: { wideButton: false },
    shows: 'MuiButton-sizeMedium',
  },
  AdaosChatMessages: { props: { messages: [] }, defaultProps: { start: 'Welcome' }, shows: 'Welcome' },
  AdaosChatWidget: {
    props: {
      open: false,
      status: 'connected',
      messages: [],
      draft: '',
      onOpenChange: none,
      onDraftChange: none,
      onSend: none,
      onRetry: none,
    },
    defaultProps: { unread: 7 },
    shows: '>7<',
    slot: 'launcher',
  },
  AdaosChosenFile: {
    props: { file: { name: 'orders.csv', size: 1200 } },
    defaultProps: { note: '40 orders' },
    shows: '40 orders',
  },
  AdaosCommandPalette: {
    props: { open: false, options: [], query: '', onQueryChange: none, onChoose: none, onClose: none },
  },
  AdaosConfirmDialog: {
    props: {
      open: true,
      title: 'Delete?',
      children: 'All of it',
      confirmLabel: 'Delete',
      onConfirm: none,
      onCancel: none,
    },
    defaultProps: { cancelLabel: 'Keep it' },
    shows: 'Keep it',
  },
  AdaosConnectCard: {
    props: { platform: 'Shopify', description: 'By its address', addressHint: '', connection: null, onConnect: none },
    defaultProps: { mark: 'Sample' },
    shows: 'Sample',
  },
  AdaosCopyBox: { props: { label: 'Key', text: 'abcd' }, defaultProps: { shown: 'ab cd' }, shows: 'ab cd' },
  AdaosDateRangePicker: {
    props: {
      range: { from: '2026-01-01', to: day },
      bounds: { from: '2025-01-01', to: day },
      today: day,
      onRangeChange: none,
    },
    defaultProps: { comparison: { compare: 'previous' } },
    shows: '2025',
  },
  AdaosEmptyState: {
    props: { title: 'No orders' },
    defaultProps: { description: 'Import some' },
    shows: 'Import some',
  },
  AdaosErrorState: { props: {}, defaultProps: { title: 'No answer' }, shows: 'No answer' },
  AdaosFaq: {
    props: { items: [{ id: 'why', question: 'Why?', answer: 'So.' }] },
    defaultProps: { level: 4 },
    shows: '<h4',
  },
  AdaosField: {
    props: { id: 'city', label: 'City', children: 'Control' },
    defaultProps: { hint: 'As on the invoice' },
    shows: 'As on the invoice',
  },
  AdaosFigureCardSkeleton: { props: {}, defaultProps: { lines: 2 }, shows: 'width:30%' },
  AdaosFileDrop: {
    props: { label: 'Orders file', file: null, accept: ['.csv'], onChooseFile: none },
    defaultProps: { hint: 'A table' },
    shows: 'A table',
    slot: 'zone',
  },
  AdaosFilterButtons: {
    props: { label: 'Kinds', choices: [], value: '', onChange: none },
    defaultProps: { label: 'Types' },
    shows: 'Types',
  },
  AdaosFormDialog: {
    props: { open: true, title: 'Add a user', children: 'Form', onClose: none },
    defaultProps: { className: 'wide' },
    shows: 'wide',
  },
  AdaosGoodsCostDialog: {
    props: { open: true, onSave: () => Promise.resolve(), onClose: none },
    defaultProps: { open: false },
    shows: /^(?!.*role="dialog")/s,
  },
  AdaosGuideCard: {
    props: { title: 'Orders', description: 'How to import', category: 'Start', icon: 'plug', onOpen: none },
    defaultProps: { category: 'Import' },
    shows: 'Import<',
  },
  AdaosGuideDialog: {
    props: { open: true, title: 'Orders', content: { status: 'loading' }, onRetry: none, onClose: none },
    defaultProps: { category: 'Import' },
    shows: 'Import',
  },
  AdaosHeroFigure: {
    props: { label: 'Net profit', value: 9, unit: 'count' },
    defaultProps: { note: 'This month' },
    shows: 'This month',
  },
  AdaosKpiCard: { props: { label: 'Ad spend' }, defaultProps: { note: 'This month' }, shows: 'This month' },
  AdaosLanguageSelect: {
    props: { value: 'en', languages: ['en', 'de'], onChange: none },
    defaultProps: { look: 'bare' },
    shows: 'MuiButton-text',
  },
  AdaosLink: {
    props: { href: '#orders', children: 'Orders' },
    defaultProps: { tone: 'quiet' },
    shows: 'MuiLink-underlineHover',
  },
  AdaosLoadingRegion: { props: { children: '' }, defaultProps: { label: 'One moment' }, shows: 'One moment' },
  AdaosLoginForm: {
    props: { busy: false, onLogin: none, forgotHref: '#forgot' },
    defaultProps: { defaultEmail: 'ana@example.com' },
    shows: 'ana@example.com',
  },
  AdaosNotificationMenu: {
    props: { view: { status: 'loading' }, unread: 0, onRead: none, onRetry: none },
    defaultProps: { unread: 7 },
    shows: '>7<',
  },
  AdaosOfflineBanner: {
    props: { connection: 'online' },
    defaultProps: { connection: 'offline' },
    shows: 'MuiSvgIcon-root',
  },
  AdaosPaletteButton: { props: { onOpen: none } },
  AdaosPageHeader: { props: { title: 'Orders' }, defaultProps: { subtitle: 'This month' }, shows: 'This month' },
  AdaosPageSkeleton: { props: {}, defaultProps: { bare: true }, shows: 'min-height:100vh' },
  AdaosPlanCards: { props: { plans, renderAction: none }, defaultProps: { level: 4 }, shows: '<h4' },
  AdaosPlanTable: { props: { plans, groups: [] }, defaultProps: { currentId: 'growth' }, shows: 'data-current="' },
  AdaosProgressPanel: { props: { label: 'Import' }, defaultProps: { detail: '9 lines' }, shows: '9 lines' },
  AdaosPublicLayout: {
    props: { homeHref: '#home', footerLinks: [], children: 'Page' },
    defaultProps: { productName: 'Marea' },
    shows: 'Marea',
  },
  AdaosDefinition: {
    props: { term: 'refunds', children: 'Refunds' },
    defaultProps: { children: 'Orders given back' },
    shows: 'Orders given back',
  },
  AdaosQualityTag: { props: { quality: 'actual' }, defaultProps: { quality: 'missing' }, shows: 'Not known yet' },
  AdaosRecomputation: {
    props: { view: null, onDismiss: none },
    defaultProps: { view: { status: 'running', kind: 'handling', phase: 'counting', done: 0, months: 0 } },
    shows: 'Packing and handling',
  },
  AdaosResetConfirmForm: {
    props: { busy: false, onConfirm: none, minLength: 12 },
    defaultProps: { busy: true },
    shows: 'MuiCircularProgress-root',
  },
  AdaosResetRequestForm: {
    props: { busy: false, onRequest: none },
    defaultProps: { wideButton: false },
    shows: 'MuiButton-sizeMedium',
  },
  AdaosSampleDataMark: { props: {} },
  AdaosSavedViews: {
    props: { view: { status: 'error' }, canShare: true, nameLength: 9, onSave: saved, onRemove: none, onRetry: none },
  },
  AdaosSampleNotice: {
    props: { loadFailed: undefined, onRetry: none },
    defaultProps: { text: 'An invented shop' },
    shows: 'An invented shop',
  },
  AdaosSchemeSwitch: {
    props: { value: 'system', onChange: none },
    defaultProps: { look: 'bare' },
    shows: 'MuiButton-text',
  },
  AdaosShortcutSheet: { props: { open: true, onClose: none, groups: [] } },
  AdaosSideMenu: { props: { groups: [] }, defaultProps: { brand: 'Marea' }, shows: 'Marea' },
  AdaosSignupForm: {
    props: { busy: false, onSignup: none, passwordMinLength: 12 },
    defaultProps: { defaultEmail: 'ana@example.com' },
    shows: 'ana@example.com',
  },
  AdaosSliderField: {
    props: {
      control: createFormControl({ defaultValues: { share: 5 } }).control,
      name: 'share',
      label: 'Share',
      min: 0,
      max: 9,
    },
  },
  AdaosSparkline: { props: { values: [1, 2] }, defaultProps: { width: 123 }, shows: 'width:123px' },
  AdaosStatusCard: {
    props: { title: 'Fraud watch', tone: 'good', status: 'On' },
    defaultProps: { mark: 'Sample' },
    shows: 'Sample',
  },
  AdaosStatusChip: { props: { tone: 'good', label: 'On' }, defaultProps: { label: 'Active' }, shows: 'Active' },
  AdaosSubscriptionCard: {
    props: { subscription },
    defaultProps: { usageNote: 'Nothing is limited' },
    shows: 'Nothing is limited',
  },
  AdaosSummaryCard: {
    props: { label: 'Ad spend', value: '9 EUR' },
    defaultProps: { note: 'This month' },
    shows: 'This month',
  },
  AdaosTableSkeleton: { props: {}, defaultProps: { rows: 6 }, shows: /(?:MuiSkeleton-rounded.*){12}/s },
  AdaosTabs: {
    props: { label: 'Parts', tabs: [], value: '', onChange: none, children: 'Part' },
    defaultProps: { label: 'Views' },
    shows: 'Views',
  },
  AdaosTextSkeleton: { props: {}, defaultProps: { lines: 4 }, shows: /(?:MuiSkeleton-rounded.*){4}/s },
  AdaosTopBar: { props: { title: 'Atelier' }, defaultProps: { start: '9 days left' }, shows: '9 days left' },
  AdaosTwoFactorPrompt: {
    props: { busy: false, onCode: none },
    defaultProps: { submitLabel: 'Check it' },
    shows: 'Check it',
  },
  AdaosTwoFactorSetup: {
    props: { view: { step: 'codes', backupCodes: ['12ab'] }, onConfirm: none, onCancel: none, onDone: none },
    defaultProps: { view: { step: 'codes', backupCodes: ['34cd'] } },
    shows: '34cd',
  },
  AdaosUsageMeter: {
    props: { label: 'API calls', used: 1, limit: 9 },
    defaultProps: { note: 'Until Monday' },
    shows: 'Until Monday',
  },
  // In a portal, which a server does not render: its story proves it.
  AdaosNotices: { props: { notices: [], onDismiss: none } },
};
