import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { PaletteButton } from './PaletteButton.tsx';

const meta = {
  component: PaletteButton,
  tags: ['experimental', 'no-visual'],
  args: { onOpen: fn() },
} satisfies Meta<typeof PaletteButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Ctrl K/ }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};
