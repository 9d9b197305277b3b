import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SampleNotice } from './SampleNotice.tsx';

const meta = {
  component: SampleNotice,
  tags: ['stable'],
  args: { loadFailed: undefined, onRetry: fn(), onLeave: fn() },
} satisfies Meta<typeof SampleNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const AfterFailure: Story = { tags: ['no-visual'], args: { loadFailed: 'The server can not be reached.' } };

export const Leads: Story = {
  name: '[ALL-6] The sample says what it is and how to leave it',
  tags: ['no-visual'],
  globals: { language: 'en' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Exit sample data' }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
    await expect(args.onRetry).not.toHaveBeenCalled();
  },
};
