import { sampleBackupCodes, sampleProfile, sampleTwoFactor, sampleTwoFactorSetup } from '@adaos/api/sample';
import {
  DevelopmentPanel,
  PasswordPanel,
  ProfilePanel,
  ResetPanel,
  SecurityPanel,
  SessionsCard,
  SettingsScreen,
  TwoFactorCard,
  type ProfileView,
  type SessionsView,
  type TwoFactorView,
} from '@adaos/ui/screens/SettingsScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { onPage } from './page.tsx';

const onTabChange = fn();
const events = {
  onSaveProfile: fn(),
  onSavePreferences: fn(),
  onChoosePicture: fn(),
  onRemovePicture: fn(),
  onRetry: fn(),
  onChangePassword: fn(),
  onRequest: fn(),
  onToggle: fn(),
  onSwitchOn: fn(),
  onConfirm: fn(),
  onCancelSetup: fn(),
  onCodesSaved: fn(),
  onAsk: fn(),
  onAnswer: fn(),
  onEnd: fn(),
  onEndOthers: fn(),
};

const profile: Extract<ProfileView, { status: 'ready' }> = {
  status: 'ready',
  data: { ...sampleProfile, pendingEmail: 'ana@lanasilut.example' },
  source: 'live',
  profile: { status: 'idle' },
  preferences: { status: 'idle' },
};
const profilePanel = (view: ProfileView) => (
  <ProfilePanel view={view} timezones={['Europe/Bucharest', 'Europe/London', 'UTC']} {...events} />
);

const on: TwoFactorView = {
  status: 'on',
  since: sampleTwoFactor.enabledAt,
  backupCodesLeft: sampleTwoFactor.backupCodesLeft,
  question: null,
};
const sessions: SessionsView = {
  status: 'ready',
  ending: null,
  sessions: [
    {
      id: '1',
      device: 'Firefox, Linux',
      createdAt: '2026-01-15T07:58:00Z',
      lastUsedAt: '2026-01-15T11:20:00Z',
      current: true,
    },
    {
      id: '2',
      device: 'Safari, iOS',
      createdAt: '2026-01-11T18:05:00Z',
      lastUsedAt: '2026-01-14T20:44:00Z',
      current: false,
    },
    { id: '3', device: null, createdAt: '2026-01-02T09:00:00Z', lastUsedAt: '2026-01-03T09:30:00Z', current: false },
  ],
};
const security = (twoFactor: TwoFactorView, open: SessionsView = sessions): ReactNode => (
  <SecurityPanel
    twoFactor={<TwoFactorCard view={twoFactor} {...events} />}
    sessions={<SessionsCard view={open} {...events} />}
  />
);

const meta = {
  title: 'screens/SettingsScreen',
  component: SettingsScreen,
  decorators: [onPage],
  tags: ['stable'],
  parameters: { layout: 'fullscreen' },
  args: { tab: 'profile', onTabChange, children: profilePanel(profile) },
  beforeEach: () => {
    onTabChange.mockClear();
    for (const event of Object.values(events)) event.mockClear();
  },
} satisfies Meta<typeof SettingsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
const english = { language: 'en' };

export const Ready: Story = {};

export const Profile: Story = {
  tags: ['no-visual'],
  name: '[SETT-1] Five tabs; name and e-mail are required; preferences say what they govern and are saved by themselves',
  globals: english,
  play: async ({ canvas }) => {
    const tabs = ['Profile', 'Password', 'Reset password', 'Security', 'Development'];
    await expect(canvas.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(tabs);
    await userEvent.click(canvas.getByRole('tab', { name: 'Security' }));
    await expect(onTabChange).toHaveBeenCalledWith('security');

    const forms = canvas.getAllByRole('button', { name: 'Save changes' });
    const name = canvas.getByLabelText('Name');
    await userEvent.clear(name);
    await userEvent.type(name, '  {Enter}');
    await expect(await canvas.findByText('Enter your name.')).toBeVisible();
    await expect(events.onSaveProfile).not.toHaveBeenCalled();
    await userEvent.type(name, 'Ana Maria{Enter}');
    await expect(events.onSaveProfile).toHaveBeenCalledWith({ name: 'Ana Maria', email: 'ana@lanasilut.example' });

    const zone = canvas.getByLabelText('Time zone');
    await expect(zone).toHaveAccessibleDescription(
      /^For the times in our emails\. The dashboard uses the shop’s time zone\./,
    );
    await userEvent.selectOptions(canvas.getByLabelText('Language'), 'fr');
    if (forms[1]) await userEvent.click(forms[1]);
    await expect(events.onSavePreferences).toHaveBeenCalledWith({ language: 'fr', timezone: 'Europe/Bucharest' });
  },
};

export const ProfileFailed: Story = {
  tags: ['no-visual'],
  name: '[SETT-1] The profile could not be saved, in Romanian',
  args: {
    children: profilePanel({
      ...profile,
      profile: { status: 'error', message: 'Există deja un cont cu acest e-mail.' },
    }),
  },
  globals: { language: 'ro' },
  play: async ({ canvas }) => {
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent('Eroare la actualizarea profilului...');
    await expect(alert).toHaveTextContent('Există deja un cont cu acest e-mail.');
  },
};

export const Picture: Story = {
  tags: ['no-visual'],
  args: { children: profilePanel({ ...profile, pictureRefused: true }) },
  globals: english,
  play: async ({ canvas, canvasElement }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('there is no file input');
    const file = new File(['x'], 'ana.png', { type: 'image/png' });
    await userEvent.upload(input, file);
    await expect(events.onChoosePicture).toHaveBeenCalledWith(file);
    await expect(canvas.getByRole('alert')).toHaveTextContent('This file could not be read as a picture.');
  },
};

export const Loading: Story = { tags: ['no-visual'], args: { children: profilePanel({ status: 'loading' }) } };

export const Failed: Story = {
  tags: ['no-visual'],
  args: { children: profilePanel({ status: 'error', message: 'The server cannot be reached.' }) },
  globals: english,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(events.onRetry).toHaveBeenCalledOnce();
  },
};

export const Password: Story = {
  name: '[SETT-2] Password, changed',
  args: {
    tab: 'password',
    children: <PasswordPanel view={{ status: 'done' }} changes={1} minLength={8} {...events} />,
  },
  globals: english,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Your password has been changed.');
    await expect(canvas.getByLabelText('New password')).toHaveAccessibleDescription(/At least 8 characters/);
  },
};

export const Reset: Story = {
  tags: ['no-visual'],
  name: '[SETT-3] Reset: an address is required, failures are shown',
  args: {
    tab: 'reset',
    children: (
      <ResetPanel view={{ status: 'error', message: 'Too many attempts.' }} email="ana@lut.example" {...events} />
    ),
  },
  globals: english,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Too many attempts.');
    const email = canvas.getByLabelText('Email');
    await expect(email).toHaveValue('ana@lut.example');
    await userEvent.clear(email);
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Enter your email address.')).toBeVisible();
    await expect(events.onRequest).not.toHaveBeenCalled();
  },
};

export const ReadySecurity: Story = {
  name: 'Security',
  args: { tab: 'security', children: security(on) },
};

export const Security: Story = {
  tags: ['no-visual'],
  name: '[SETT-4] The second factor goes by password and code; sessions are ended one by one or all others',
  args: { tab: 'security', children: security(on) },
  globals: english,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Turn off' }));
    await expect(events.onAsk).toHaveBeenCalledWith('disable');
    await userEvent.click(canvas.getByRole('button', { name: 'Log out Safari, iOS' }));
    await expect(events.onEnd).toHaveBeenCalledWith('2');
    await userEvent.click(canvas.getByRole('button', { name: 'Log out everywhere else' }));
    await expect(events.onEndOthers).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('button', { name: /Firefox/ })).toBeNull();
  },
};

export const SwitchingOff: Story = {
  name: '[SETT-4] Switching off asks for password and code, and shows what went wrong',
  args: {
    tab: 'security',
    children: security({ ...on, question: { what: 'disable', busy: false, problem: 'This code is wrong.' } }),
  },
  globals: english,
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Turn off two-factor authentication?' }));
    await expect(dialog.getByRole('alert')).toHaveTextContent('This code is wrong.');
    await userEvent.click(dialog.getByRole('button', { name: 'Turn off' }));
    await expect(await dialog.findByText('Enter your password.')).toBeVisible();
    await expect(events.onAnswer).not.toHaveBeenCalled();
    await userEvent.type(dialog.getByLabelText('Password'), 'o lampă');
    await userEvent.type(dialog.getByLabelText(/^Code from the app/), '123456{Enter}');
    await expect(events.onAnswer).toHaveBeenCalledWith({ password: 'o lampă', code: '123456' });
  },
};

export const SettingUp: Story = {
  name: '[SETT-4] Setting up the second factor',
  args: { tab: 'security', children: security({ status: 'setup', setup: { step: 'scan', ...sampleTwoFactorSetup } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /QR/ })).toBeVisible();
    await expect(canvas.getByText(sampleTwoFactorSetup.secret.replaceAll(/(.{4})(?=.)/g, '$1 '))).toBeVisible();
  },
};

export const BackupCodes: Story = {
  tags: ['no-visual'],
  args: { tab: 'security', children: security({ status: 'setup', setup: { step: 'codes', ...sampleBackupCodes } }) },
};

export const SecurityFailed: Story = {
  tags: ['no-visual'],
  name: '[SETT-4] The errors of the second factor are shown',
  args: {
    tab: 'security',
    children: security(
      { status: 'off', busy: false, problem: 'The service is not available right now.' },
      { status: 'error', message: 'The server cannot be reached.' },
    ),
  },
  globals: english,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The service is not available right now.')).toBeVisible();
    await expect(canvas.getByText('The server cannot be reached.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Turn on' }));
    await expect(events.onSwitchOn).toHaveBeenCalledOnce();
  },
};

export const Development: Story = {
  name: '[SETT-5] Mock mode says that it is on and that the app reloads',
  args: {
    tab: 'development',
    children: <DevelopmentPanel mockMode byBuild={false} reloading onToggle={events.onToggle} />,
  },
  globals: english,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch', { name: 'Sample mode' })).toBeChecked();
    await expect(canvas.getByRole('alert')).toHaveTextContent('Sample mode is on. The app reloads.');
  },
};

export const DevelopmentToggled: Story = {
  tags: ['no-visual'],
  args: {
    tab: 'development',
    children: <DevelopmentPanel mockMode={false} byBuild={false} reloading={false} onToggle={events.onToggle} />,
  },
  globals: english,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Sample mode' }));
    await expect(events.onToggle).toHaveBeenCalledWith(true);
  },
};

export const Phone: Story = {
  tags: ['no-visual'],
  args: { tab: 'security', children: security(on) },
  globals: { language: 'fr', viewport: { value: 'phone' } },
};
