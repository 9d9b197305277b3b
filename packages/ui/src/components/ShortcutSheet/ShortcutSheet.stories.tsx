import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { ShortcutSheet } from './ShortcutSheet.tsx';

const meta = {
  component: ShortcutSheet,
  tags: ['experimental', 'no-visual'],
  globals: { language: 'en' },
  args: {
    open: true,
    onClose: fn(),
    groups: [
      { title: 'Everywhere', shortcuts: [{ label: 'Search and commands', keys: ['/'] }] },
      {
        title: 'Screens',
        shortcuts: [
          { label: 'Overview', keys: ['G', 'O'] },
          { label: 'Profit by product', keys: ['G', 'P'] },
        ],
      },
    ],
  },
} satisfies Meta<typeof ShortcutSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ args }) => {
    await expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    await expect(screen.getByText('Profit by product')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' }, language: 'ro' } };
