import { PublicLayout } from '@adaos/ui';
import { VerifyScreen } from '@adaos/ui/screens/VerifyScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'screens/VerifyScreen',
  component: VerifyScreen,
  tags: ['stable'],
  parameters: { layout: 'fullscreen' },
  args: {
    view: { status: 'pending' },
    hrefs: { login: '/auth', retry: '/auth', support: 'mailto:hello@example.com' },
  },
  decorators: [
    (Story) => (
      <PublicLayout layout="centred" homeHref="/" footerLinks={[{ href: '/terms', label: 'Terms' }]}>
        <Story />
      </PublicLayout>
    ),
  ],
} satisfies Meta<typeof VerifyScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Pending: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Confirming your email address...');
  },
};

export const Ready: Story = { args: { view: { status: 'success' } } };

export const Success: Story = {
  tags: ['no-visual'],
  name: '[AUTH-14] Success',
  args: { view: { status: 'success' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Email verified. You can log in now.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/auth');
  },
};

export const Failed: Story = {
  name: '[AUTH-14] Failed, in Romanian',
  args: { view: { status: 'error' } },
  globals: { language: 'ro' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Verificarea emailului a eșuat' })).toBeVisible();
    await expect(canvas.getByText('Tokenul este invalid sau a expirat. Te rugăm să încerci din nou.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Încearcă din nou' })).toHaveAttribute('href', '/auth');
    await expect(canvas.getByRole('link', { name: 'Contactează suportul' })).toHaveAttribute(
      'href',
      'mailto:hello@example.com',
    );
  },
};

export const FailedInEnglish: Story = {
  tags: ['no-visual'],
  name: '[AUTH-14] Failed, in English',
  args: { view: { status: 'error' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Verification failed or the token expired.')).toBeVisible();
  },
};

export const NotReached: Story = {
  tags: ['no-visual'],
  args: { view: { status: 'error', message: 'The service is not available right now. Try again in a minute.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The service is not available right now.');
    await expect(canvas.queryByText(/to get a new link/)).toBeNull();
  },
};

export const Phone: Story = {
  tags: ['no-visual'],
  args: { view: { status: 'error' } },
  globals: { viewport: { value: 'phone' } },
};

export const LongText: Story = { ...Phone, globals: { language: 'fr', viewport: { value: 'phone' } } };
