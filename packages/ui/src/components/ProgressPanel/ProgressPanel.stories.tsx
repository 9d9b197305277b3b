import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../Card/index.ts';
import { ProgressPanel } from './ProgressPanel.tsx';

const meta: Meta<typeof ProgressPanel> = {
  component: ProgressPanel,
  tags: ['stable'],
  args: { label: 'Importing december.csv', value: 0.62, detail: '28,041 rows read' },
  render: (args) => (
    <Card sx={{ p: 3, maxWidth: 560 }}>
      <ProgressPanel {...args} />
    </Card>
  ),
};
export default meta;
type Story = StoryObj<typeof meta>;

export const Known: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Importing december.csv' });
    await expect(bar).toHaveAttribute('aria-valuenow', '62');
    await expect(bar).toHaveAttribute('aria-valuetext', '62%');
  },
};

export const NotKnownYet: Story = { tags: ['no-visual'], args: { value: undefined, detail: 'Waiting for its turn' } };
