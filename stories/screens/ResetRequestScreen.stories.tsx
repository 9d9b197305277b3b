import { ResetRequestScreen } from '@adaos/ui/screens/ResetScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { publicFrame } from './publicFrame.tsx';

const onRequest = fn();

const meta = {
  title: 'screens/ResetScreen/Request',
  component: ResetRequestScreen,
  tags: ['stable'],
  parameters: { layout: 'fullscreen' },
  args: { view: { status: 'idle' }, hrefs: { home: '/', login: '/auth' }, onRequest, ...publicFrame },
  beforeEach: () => void onRequest.mockClear(),
} satisfies Meta<typeof ResetRequestScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Sent: Story = {
  name: '[AUTH-15] Sent, in Romanian',
  globals: { language: 'ro' },
  render: function Sent(args) {
    const [sent, setSent] = useState(false);
    return (
      <ResetRequestScreen
        {...args}
        view={{ status: sent ? 'sent' : 'idle' }}
        onRequest={(email) => {
          setSent(true);
          args.onRequest(email);
        }}
      />
    );
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('E-mail'), 'ioana@atelier.ro{Enter}');
    await expect(onRequest).toHaveBeenCalledWith('ioana@atelier.ro');
    await expect(await canvas.findByRole('status')).toHaveTextContent(
      'Un email de resetare a fost trimis. Verifică inbox-ul tău.',
    );
    await expect(canvas.getByText(/ioana@atelier\.ro/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Înapoi la intrarea în cont' })).toHaveAttribute('href', '/auth');
  },
};

export const Failed: Story = {
  tags: ['no-visual'],
  name: '[AUTH-15] Failed, no reason given',
  args: { view: { status: 'error' } },
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Error sending the reset email.');
  },
};

export const FailedInRomanian: Story = {
  tags: ['no-visual'],
  name: '[AUTH-15] Failed, in Romanian',
  args: { view: { status: 'error' } },
  globals: { language: 'ro' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('A apărut o eroare. Te rugăm să încerci din nou.');
  },
};

export const FailedWithReason: Story = {
  tags: ['no-visual'],
  name: '[AUTH-15] Failed, with a reason',
  args: { view: { status: 'error', message: 'The service is not available right now.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The service is not available right now.');
  },
};
