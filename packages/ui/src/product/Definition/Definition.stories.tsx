import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Definition } from './Definition.tsx';

const meta = {
  component: Definition,
  tags: ['experimental', 'no-visual'],
  args: { term: 'averageOrder', children: 'Average order' },
} satisfies Meta<typeof Definition>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  name: 'A figure says on focus what it is of',
  globals: { language: 'en' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const tip = await within(document.body).findByRole('tooltip');
    await expect(tip).toHaveTextContent(/^Net sales divided by orders: without VAT and shipping/);
    await expect(canvas.getByText('Average order')).toHaveAccessibleDescription(/Net sales divided by orders/);
  },
};

export const Romanian: Story = { globals: { language: 'ro' } };
