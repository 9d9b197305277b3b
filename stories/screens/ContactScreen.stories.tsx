import { PublicLayout } from '@adaos/ui';
import { ContactScreen } from '@adaos/ui/screens/ContactScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { MouseEvent } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { publicFrame } from './publicFrame.tsx';

const onSend = fn();
const onAgain = fn((event: MouseEvent) => event.preventDefault()); // the story stays where it is

const meta = {
  title: 'screens/ContactScreen',
  component: ContactScreen,
  tags: ['stable'],
  parameters: { layout: 'fullscreen' },
  args: { view: { status: 'idle' }, email: 'hello@adaos.example', onSend, onAgain, againHref: '#contact' },
  decorators: [
    (Story) => (
      <PublicLayout homeHref="/" preferences={publicFrame.controls} footerLinks={publicFrame.footerLinks}>
        <Story />
      </PublicLayout>
    ),
  ],
  beforeEach: () => {
    onSend.mockClear();
    onAgain.mockClear();
  },
} satisfies Meta<typeof ContactScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
const english = { language: 'en' };

export const Ready: Story = {};

export const Sending: Story = {
  tags: ['no-visual'],
  name: '[LAND-6] Each field is required, the e-mail is checked, and the hours are told',
  globals: english,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('In about 24 hours, Monday to Friday, 9:00–18:00 CET.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
    for (const text of [
      'Enter your name.',
      'Enter the name of your company.',
      'Enter your email address.',
      'Write your message.',
    ]) {
      await expect(await canvas.findByText(text)).toBeVisible();
    }
    await userEvent.type(canvas.getByLabelText('Your name'), 'Ana Ionescu');
    await userEvent.type(canvas.getByLabelText('Company'), 'Lână și Lut');
    await userEvent.type(canvas.getByLabelText('Email'), 'ana');
    await userEvent.type(canvas.getByLabelText('Message'), 'Avem două magazine.\nLe putem vedea împreună?');
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
    await expect(await canvas.findByText(/Enter a full email address/)).toBeVisible();
    await expect(onSend).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByLabelText('Email'), '@lut.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
    await expect(onSend).toHaveBeenCalledOnce();
    await expect(onSend).toHaveBeenCalledWith({
      name: 'Ana Ionescu',
      company: 'Lână și Lut',
      email: 'ana@lut.example',
      message: 'Avem două magazine.\nLe putem vedea împreună?',
      website: '',
    });
  },
};

export const Sent: Story = {
  name: '[LAND-6] Sent',
  args: { view: { status: 'sent' } },
  globals: english,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Thank you, your message has arrived');
    const another = canvas.getByRole('link', { name: 'Write another message' });
    another.addEventListener('click', (event) => event.preventDefault()); // the story stays where it is
    await userEvent.click(another);
    await expect(onAgain).toHaveBeenCalledOnce();
  },
};

export const Failed: Story = {
  tags: ['no-visual'],
  name: '[LAND-6] Failed: the reason, else that it is still here',
  args: { view: { status: 'error' } },
  globals: english,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your message could not be sent.');
  },
};

export const SentWithoutAScript: Story = {
  tags: ['no-visual'],
  name: '[LAND-6] Failed where the browser sent it by itself: the reason, and where the message is',
  args: { view: { status: 'error', message: 'Too many attempts.', behind: true } },
  globals: english,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Too many attempts. Go back one page to find what you wrote.',
    );
  },
};
