import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const onConfirm = fn();
const onCancel = fn();

const meta = {
  component: ConfirmDialog,
  tags: ['stable', '!autodocs'],
  args: {
    open: true,
    title: 'Cancel the Growth plan?',
    children:
      'You keep everything until 31 January 2026. After that your figures stay readable, and nothing new is imported.',
    confirmLabel: 'Cancel the plan',
    cancelLabel: 'Keep it',
    onConfirm,
    onCancel,
  },
  globals: { language: 'en' },
  parameters: { docs: { story: { inline: false, height: '320px' } } },
  beforeEach: () => {
    onConfirm.mockClear();
    onCancel.mockClear();
  },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = {};

export const Danger: Story = {
  name: '[ALL-5] Danger',
  args: { tone: 'danger' },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Cancel the Growth plan?' });
    await expect(dialog).toHaveAccessibleDescription(/until 31 January 2026/);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(onCancel).toHaveBeenCalledOnce();
    await expect(onConfirm).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel the plan' }));
    await expect(onConfirm).toHaveBeenCalledOnce();
  },
};

export const Busy: Story = {
  tags: ['no-visual'],
  args: { tone: 'danger', busy: true },
  play: async () => {
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await expect(onCancel).not.toHaveBeenCalled();
  },
};
