import { LANGUAGES } from '@adaos/domain';
import { LanguageSelect } from '@adaos/ui';
import { AuthScreen } from '@adaos/ui/screens/AuthScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

const onResend = fn();
const onLogin = fn();
const onCode = fn();
const onBackToLogin = fn();

const meta = {
  title: 'screens/AuthScreen',
  component: AuthScreen,
  tags: ['stable'],
  parameters: { layout: 'fullscreen' },
  args: {
    view: { mode: 'login', status: 'idle' },
    hrefs: { home: '/', login: '/auth', signup: '/auth?mode=signup', forgot: '/auth/reset' },
    passwordMinLength: 8,
    onLogin,
    onSignup: fn(),
    onCode,
    onBackToLogin,
    onResend,
    controls: <LanguageSelect languages={LANGUAGES} look="bare" value="en" onChange={fn()} />,
    footerLinks: [
      { href: '/terms', label: 'Terms' },
      { href: '/privacy', label: 'Privacy' },
      { href: '/gdpr', label: 'GDPR' },
      { href: '/contact', label: 'Contact' },
    ],
  },
  beforeEach: () => {
    onResend.mockClear();
    onLogin.mockClear();
    onCode.mockClear();
    onBackToLogin.mockClear();
  },
} satisfies Meta<typeof AuthScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const ReadyToSignUp: Story = { name: 'Signup ready', args: { view: { mode: 'signup', status: 'idle' } } };

export const Login: Story = {
  tags: ['no-visual'],
  name: '[AUTH-1] Login, with the way to signup',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/auth?mode=signup');
    await expect(canvas.queryByLabelText('Company name')).toBeNull();
  },
};

export const Signup: Story = {
  tags: ['no-visual'],
  name: '[AUTH-1] Signup, with the way to login',
  args: { view: { mode: 'signup', status: 'idle' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Create your account' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/auth');
    await expect(canvas.getByLabelText('Company name')).toBeVisible();
  },
};

export const Busy: Story = {
  tags: ['no-visual'],
  name: '[ALL-4] Busy',
  args: { view: { mode: 'login', status: 'busy' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Processing...' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const LoginFailed: Story = {
  name: '[AUTH-6] Login failed: the given reason',
  args: { view: { mode: 'login', status: 'error', message: 'The e-mail or the password is wrong.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The e-mail or the password is wrong.');
  },
};

export const LoginFailedWithoutReason: Story = {
  tags: ['no-visual'],
  name: '[AUTH-6] Login failed: no reason given',
  args: { view: { mode: 'login', status: 'error' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Login failed');
  },
};

export const SignupFailed: Story = {
  tags: ['no-visual'],
  name: '[AUTH-8] Signup failed: no reason given',
  args: { view: { mode: 'signup', status: 'error' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Signup failed');
  },
};

export const TooManyTries: Story = {
  tags: ['no-visual'],
  args: { view: { mode: 'login', status: 'error', retryAfter: 130 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Too many attempts. Try again in 3 minutes.');
  },
};

export const NotVerified: Story = {
  name: '[AUTH-9] Not verified: resend offered, for the address just sent',
  args: {
    view: {
      mode: 'login',
      status: 'error',
      message: 'Please confirm your email before you log in.',
      offerResend: true,
    },
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'ioana@atelier.ro');
    await userEvent.type(canvas.getByLabelText('Password'), 'o lampă de seară{Enter}');
    await expect(onLogin).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Resend verification' }));
    await expect(onResend).toHaveBeenCalledOnce();
    await expect(onResend).toHaveBeenCalledWith('ioana@atelier.ro');
    await expect(canvas.getByLabelText('Password')).toHaveValue('o lampă de seară');
  },
};

const resent = (status: 'sent' | 'failed' | 'unavailable', text: string): Story => ({
  args: {
    view: {
      mode: 'login',
      status: 'error',
      message: 'Please confirm your email before you log in.',
      offerResend: true,
      resend: { status },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(text)).toBeVisible();
  },
});

export const Resent: Story = {
  tags: ['no-visual'],
  name: '[AUTH-9] Resend: sent',
  ...resent('sent', 'Verification email sent.'),
};

export const ResendFailed: Story = {
  tags: ['no-visual'],
  name: '[AUTH-9] Resend: failed',
  ...resent('failed', 'Could not resend verification. Please contact support.'),
};

export const ResendUnavailable: Story = {
  tags: ['no-visual'],
  name: '[AUTH-9] Resend: unavailable',
  ...resent('unavailable', 'Resend not available. Please contact support.'),
};

export const SignedUp: Story = {
  name: '[AUTH-8] Signup success',
  args: { view: { mode: 'signup', status: 'success', offerResend: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Signup successful. Please check your email to verify your account.',
    );
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/auth');
  },
};

export const PasswordRefused: Story = {
  tags: ['no-visual'],
  args: {
    view: {
      mode: 'signup',
      status: 'error',
      field: 'password',
      message: 'This password is among the first that others would guess. Choose another one.',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription(/first that others would guess/);
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const CodeAsked: Story = {
  name: '[AUTH-19] A code, or a backup code, of an account with a second factor',
  args: { view: { mode: 'login', step: 'code', status: 'idle' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'One more step' })).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Code'), '123 456{Enter}');
    await expect(onCode).toHaveBeenCalledOnce();
    await expect(onCode).toHaveBeenCalledWith('123456');
    await userEvent.click(canvas.getByRole('button', { name: 'Back to login' }));
    await expect(onBackToLogin).toHaveBeenCalledOnce();
  },
};

export const CodeRefused: Story = {
  tags: ['no-visual'],
  name: '[AUTH-19] A code that was refused',
  args: { view: { mode: 'login', step: 'code', status: 'error', message: 'This code has already been used.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Code')).toHaveAccessibleDescription('This code has already been used.');
    await expect(canvas.getByLabelText('Code')).toHaveFocus();
  },
};

export const Romanian: Story = {
  tags: ['no-visual'],
  args: { view: { mode: 'signup', status: 'idle' } },
  globals: { language: 'ro' },
};

export const LongText: Story = {
  args: {
    view: {
      mode: 'login',
      status: 'error',
      message: `Une erreur est survenue pendant le traitement de votre demande par le serveur d’authentification : ${'authentification'.repeat(6)}. Veuillez réessayer.`,
      offerResend: true,
      resend: { status: 'failed' },
    },
  },
  globals: { language: 'fr', viewport: { value: 'phone' } },
};
