import { ResetConfirmScreen } from '@adaos/ui/screens/ResetScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { publicFrame } from './publicFrame.tsx';

const meta = {
  title: 'screens/ResetScreen/Confirm',
  component: ResetConfirmScreen,
  tags: ['stable'],
  parameters: { layout: 'fullscreen' },
  args: {
    view: { status: 'idle' },
    hrefs: { home: '/', login: '/auth', request: '/auth/reset' },
    passwordMinLength: 6,
    onConfirm: fn(),
    ...publicFrame,
  },
} satisfies Meta<typeof ResetConfirmScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const NoToken: Story = {
  name: '[AUTH-16] No token, in Romanian',
  args: { view: { status: 'noToken' } },
  globals: { language: 'ro' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Token invalid sau lipsă. Te rugăm să încerci din nou.');
    await expect(canvas.getByRole('link', { name: 'Cere un link nou' })).toHaveAttribute('href', '/auth/reset');
    await expect(canvas.queryByLabelText('Parola nouă')).toBeNull();
  },
};

export const LinkExpired: Story = {
  tags: ['no-visual'],
  name: '[AUTH-16] A link that is not good any more',
  args: { view: { status: 'error', about: 'link', message: 'This link has expired.' } },
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This link has expired.');
    await expect(canvas.getByRole('link', { name: 'Request a new link' })).toHaveAttribute('href', '/auth/reset');
  },
};

export const Done: Story = {
  name: '[AUTH-16] Done, in Romanian',
  args: { view: { status: 'done' } },
  globals: { language: 'ro' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Parola a fost resetată cu succes. Te poți loga acum.');
  },
};

export const Failed: Story = {
  tags: ['no-visual'],
  name: '[AUTH-16] Failed, no reason given',
  args: { view: { status: 'error' } },
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Reset failed.');
    await expect(canvas.getByLabelText('New password')).toBeVisible();
  },
};
