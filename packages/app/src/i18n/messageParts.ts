/**
 * The messages of a language come in parts: `first` is what the frame and the overview say, `open` what the pages outside the
 * dashboard say in addition, `later` what all other screens say.
 */
export type MessagePart = 'first' | 'open' | 'later';

const of = (owner: 'screens' | 'ui', names: string) => names.split(' ').map((name) => `${owner}.${name}`);

const OPEN = new Set([
  'app.description',
  ...of('screens', 'Auth ChangePassword CheckoutSandbox Contact Debug Landing Legal OfflineAhead Reset Verify'),
  ...of(
    'ui',
    'ChangePasswordForm LoginForm PasswordField PlanCards PublicLayout ResetForms SignupForm TwoFactorPrompt plans',
  ),
]);
const LATER = new Set([
  'app.checkout', // of a page that holds its own texts
  'app.admin',
  'app.alerts',
  'app.billing',
  'app.channels',
  'app.costs',
  'app.customer',
  'app.customers',
  'app.figure',
  'app.forecast',
  'app.fraud',
  'app.guide',
  'app.notFound',
  'app.palette',
  'app.products',
  'app.purchases',
  'app.reconciliation',
  'app.reports',
  'app.savedViews',
  'app.settings',
  'app.shortcuts',
  'app.stock',
  'app.undo',
  ...of(
    'ui',
    'wording Actions Allocation ComboboxField CommandPalette rows ConnectCard CopyBox DataTable DayEvent FileDrop ForecastChart FraudVerdict GuideCard GuideDialog PieChart PlanTable QualityTag Recomputation ScreenFrame SliderField ' +
      'Metric MetricDimension Report SavedViews ShortcutSheet SubscriptionCard TwoFactorSetup UsageMeter campaign customers purchases',
  ),
]);

/** The part that a message belongs to. @param id e.g. `screens.Overview.title` */
export function messagePartOf(id: string): MessagePart {
  const owner = id.split('.', 2).join('.');
  if (OPEN.has(owner)) return 'open';
  if (LATER.has(owner)) return 'later';
  return owner.startsWith('screens.') && owner !== 'screens.Overview' ? 'later' : 'first';
}
