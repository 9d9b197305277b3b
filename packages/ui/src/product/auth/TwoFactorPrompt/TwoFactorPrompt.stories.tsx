import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { TwoFactorPrompt } from './TwoFactorPrompt.tsx';

const onCode = fn();

const meta = {
  title: 'product/auth/TwoFactorPrompt',
  component: TwoFactorPrompt,
  tags: ['stable'],
  args: { busy: false, onCode },
  decorators: [
    (Story) => (
      <Box sx={{ maxWidth: 400 }}>
        <Story />
      </Box>
    ),
  ],
  beforeEach: () => void onCode.mockClear(),
} satisfies Meta<typeof TwoFactorPrompt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const ByKeyboard: Story = {
  tags: ['no-visual'],
  name: '[AUTH-19] A code by keyboard alone, with the space that apps show in it',
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    const code = canvas.getByLabelText('Code');
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(code).toHaveAttribute('inputmode', 'numeric');
    code.focus();
    await userEvent.keyboard('12345{Enter}');
    await expect(await canvas.findByText('Enter the six digits from the app.')).toBeVisible();
    await expect(onCode).not.toHaveBeenCalled();
    await userEvent.clear(code);
    await userEvent.keyboard('123 456{Enter}');
    await expect(onCode).toHaveBeenCalledOnce();
    await expect(onCode).toHaveBeenCalledWith('123456');
  },
};

export const BackupCode: Story = {
  name: '[AUTH-19] A backup code instead',
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Use a backup code/ }));
    const code = canvas.getByLabelText('Backup code');
    await expect(code).toHaveFocus();
    await userEvent.keyboard('4K7M-QX2P{Enter}');
    await expect(onCode).toHaveBeenCalledOnce();
    await expect(onCode).toHaveBeenCalledWith('4K7M-QX2P');
    await userEvent.click(canvas.getByRole('button', { name: /Use the authenticator app/ }));
    await expect(canvas.getByLabelText('Code')).toHaveValue('');
  },
};

export const Refused: Story = {
  tags: ['no-visual'],
  args: { problem: 'This code is wrong or has already been used. Wait for the next code and try again.' },
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Code')).toHaveAccessibleDescription(/has already been used/);
    await expect(canvas.getByLabelText('Code')).toHaveFocus();
  },
};
