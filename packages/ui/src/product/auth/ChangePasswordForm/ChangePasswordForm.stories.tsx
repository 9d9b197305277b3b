import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ChangePasswordForm } from './ChangePasswordForm.tsx';

const onChangePassword = fn();
type Field = { getByLabelText: (label: string) => HTMLElement };

const meta = {
  title: 'product/auth/ChangePasswordForm',
  component: ChangePasswordForm,
  tags: ['stable'],
  args: { busy: false, onChangePassword, minLength: 6 },
  decorators: [
    (Story) => (
      <Box sx={{ maxWidth: 400 }}>
        <Story />
      </Box>
    ),
  ],
  beforeEach: () => void onChangePassword.mockClear(),
} satisfies Meta<typeof ChangePasswordForm>;
export default meta;
type Story = StoryObj<typeof meta>;

async function fill(canvas: Field, [old, next, again]: readonly [string, string, string]) {
  const labels = ['Parola actuală', 'Parola nouă', 'Repetă parola nouă'];
  for (const [index, value] of [old, next, again].entries()) {
    const field = canvas.getByLabelText(labels[index] ?? '');
    await userEvent.clear(field);
    if (value) await userEvent.type(field, value);
  }
  await userEvent.keyboard('{Enter}');
}

export const Ready: Story = {};

export const Checks: Story = {
  tags: ['no-visual'],
  name: '[AUTH-12] The checks, in order, in Romanian',
  globals: { language: 'ro' },
  play: async ({ canvas }) => {
    await fill(canvas, ['', '', '']);
    await expect(await canvas.findByText('Toate câmpurile sunt obligatorii')).toBeVisible();
    await expect(canvas.getByLabelText('Parola actuală')).toHaveFocus();
    await fill(canvas, ['veche1', 'abc', 'abd']);
    await expect(await canvas.findByText('Parolele noi nu coincid')).toBeVisible();
    await fill(canvas, ['veche1', 'abc', 'abc']);
    await expect(await canvas.findByText('Parola nouă trebuie să aibă cel puțin 6 caractere')).toBeVisible();
    await fill(canvas, ['veche1', 'veche1', 'veche1']);
    await expect(await canvas.findByText('Parola nouă trebuie să fie diferită de parola veche')).toBeVisible();
    await expect(onChangePassword).not.toHaveBeenCalled();
  },
};

export const InTheSettings: Story = {
  tags: ['no-visual'],
  name: '[SETT-2] The checks of the settings, in Romanian',
  args: { flow: 'settings', minLength: 8 },
  globals: { language: 'ro' },
  play: async ({ canvas }) => {
    await fill(canvas, ['veche', '', '']);
    await expect(await canvas.findByText('Toate câmpurile sunt obligatorii')).toBeVisible();
    await fill(canvas, ['veche', 'șapte-7', 'șapte-8']);
    await expect(await canvas.findByText('Parolele nu se potrivesc!')).toBeVisible();
    await fill(canvas, ['veche', 'șapte-7', 'șapte-7']);
    await expect(await canvas.findByText('Parola trebuie să aibă cel puțin 8 caractere!')).toBeVisible();
    await expect(onChangePassword).not.toHaveBeenCalled();
  },
};

export const ByKeyboard: Story = {
  tags: ['no-visual'],
  name: '[AUTH-11] Filled in by keyboard, each field shown and hidden on its own',
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: 'Show password' })).toHaveLength(3);
    canvas.getByLabelText('Current password').focus();
    await userEvent.keyboard('veche1');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByLabelText('Current password')).toHaveAttribute('type', 'text');
    await expect(canvas.getByLabelText('New password')).toHaveAttribute('type', 'password');
    await userEvent.tab();
    await userEvent.keyboard('o lampă');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('o lampă{Enter}');
    await expect(onChangePassword).toHaveBeenCalledOnce();
    await expect(onChangePassword).toHaveBeenCalledWith({
      oldPassword: 'veche1',
      newPassword: 'o lampă',
      confirmPassword: 'o lampă',
    });
  },
};

export const RefusedByTheServer: Story = {
  args: { problem: { field: 'oldPassword', text: 'The current password is wrong.' } },
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Current password');
    await expect(field).toHaveAccessibleDescription('The current password is wrong.');
    await expect(field).toHaveFocus();
  },
};

export const Busy: Story = {
  tags: ['no-visual'],
  name: '[ALL-4] Busy',
  args: { busy: true },
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Processing...' })).toHaveAttribute('aria-disabled', 'true');
  },
};
