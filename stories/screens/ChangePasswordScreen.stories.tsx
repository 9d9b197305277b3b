import { ChangePasswordScreen } from '@adaos/ui/screens/ChangePasswordScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { publicFrame } from './publicFrame.tsx';

const onLogout = fn();

const meta = {
  title: 'screens/ChangePasswordScreen',
  component: ChangePasswordScreen,
  tags: ['stable'],
  parameters: { layout: 'fullscreen' },
  args: {
    view: { status: 'idle' },
    forced: false,
    hrefs: { home: '/', overview: '/dashboard/overview' },
    passwordMinLength: 6,
    onChangePassword: fn(),
    onLogout,
    ...publicFrame,
  },
  beforeEach: () => void onLogout.mockClear(),
} satisfies Meta<typeof ChangePasswordScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Forced: Story = {
  name: '[AUTH-13] Forced: no way to the dashboard, only out',
  args: { forced: true },
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: /dashboard/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Log out' }));
    await expect(onLogout).toHaveBeenCalledOnce();
  },
};

export const Done: Story = {
  name: '[AUTH-11] Done, in Romanian',
  args: { view: { status: 'done' } },
  globals: { language: 'ro' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Parola a fost schimbată cu succes!');
  },
};

export const Failed: Story = {
  tags: ['no-visual'],
  name: '[AUTH-11] Failed, no reason given, in Romanian',
  args: { view: { status: 'error' } },
  globals: { language: 'ro' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Eroare la schimbarea parolei');
  },
};

export const FailedAtField: Story = {
  tags: ['no-visual'],
  args: { view: { status: 'error', problem: { field: 'oldPassword', text: 'The current password is wrong.' } } },
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Current password')).toHaveAccessibleDescription(
      'The current password is wrong.',
    );
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};
