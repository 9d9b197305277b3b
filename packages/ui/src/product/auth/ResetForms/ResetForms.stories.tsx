import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ResetConfirmForm, ResetRequestForm } from './index.ts';

const onRequest = fn();
const onConfirm = fn();

const meta = {
  title: 'product/auth/ResetForms',
  component: ResetConfirmForm,
  subcomponents: { ResetRequestForm },
  tags: ['stable'],
  args: { busy: false, onConfirm, minLength: 6 },
  decorators: [
    (Story) => (
      <Box sx={{ maxWidth: 400 }}>
        <Story />
      </Box>
    ),
  ],
  beforeEach: () => {
    onRequest.mockClear();
    onConfirm.mockClear();
  },
} satisfies Meta<typeof ResetConfirmForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Request: Story = {
  name: '[AUTH-15] A request needs an address',
  globals: { language: 'en' },
  render: ({ busy }) => <ResetRequestForm busy={busy} onRequest={onRequest} />,
  play: async ({ canvas }) => {
    const email = canvas.getByLabelText('Email');
    await userEvent.click(canvas.getByRole('button', { name: 'Send the link' }));
    await expect(await canvas.findByText('Enter your email address.')).toBeVisible();
    await expect(onRequest).not.toHaveBeenCalled();
    await userEvent.type(email, ' ioana@atelier.ro {Enter}');
    await expect(onRequest).toHaveBeenCalledOnce();
    await expect(onRequest).toHaveBeenCalledWith('ioana@atelier.ro');
  },
};

export const Checks: Story = {
  tags: ['no-visual'],
  name: '[AUTH-16] The checks, in Romanian',
  globals: { language: 'ro' },
  play: async ({ canvas }) => {
    const [password, again] = [canvas.getByLabelText('Parola nouă'), canvas.getByLabelText('Repetă parola nouă')];
    await userEvent.type(password, 'unu');
    await userEvent.type(again, 'doi{Enter}');
    await expect(await canvas.findByText('Parolele nu se potrivesc. Te rugăm să încerci din nou.')).toBeVisible();
    await userEvent.clear(again);
    await userEvent.type(again, 'unu{Enter}');
    await expect(await canvas.findByText('Parola trebuie să aibă cel puțin 6 caractere.')).toBeVisible();
    await expect(onConfirm).not.toHaveBeenCalled();
    await userEvent.type(password, ' și doi');
    await userEvent.type(again, ' și doi{Enter}');
    await expect(onConfirm).toHaveBeenCalledOnce();
    await expect(onConfirm).toHaveBeenCalledWith('unu și doi');
  },
};

export const RefusedByTheServer: Story = {
  tags: ['no-visual'],
  args: { passwordProblem: 'This password is one of the most common ones. Choose another.' },
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('New password')).toHaveAccessibleDescription(/most common ones/);
    await expect(canvas.getByLabelText('New password')).toHaveFocus();
  },
};
