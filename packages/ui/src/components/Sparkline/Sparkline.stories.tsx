import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Sparkline } from './Sparkline.tsx';

const meta = {
  component: Sparkline,
  tags: ['stable'],
  args: { values: [52, 56, 64, 61, 69, 66, 59, 63, 72, 78, 104, 96] },
} satisfies Meta<typeof Sparkline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Profit: Story = {};
export const Ads: Story = { tags: ['no-visual'], args: { color: 'ads' } };
export const Gap: Story = { args: { values: [52, 56, 64, null, null, 66, null, 63, 72, 78, null] } };
export const Flat: Story = { tags: ['no-visual'], args: { values: [5, 5, 5] } };

export const TooFewValues: Story = {
  tags: ['no-visual'],
  args: { values: [null, 3, null] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).not.toBeInTheDocument();
  },
};
