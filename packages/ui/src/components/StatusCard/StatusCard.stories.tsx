import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SampleDataMark } from '../../product/SampleDataMark/index.ts';
import { StatusCard } from './StatusCard.tsx';

const meta = {
  component: StatusCard,
  tags: ['stable'],
  args: {
    title: 'Fraud monitoring',
    tone: 'good',
    status: 'Below your threshold',
    children: '0.8% of the orders look like fraud. You are warned from 1.5% on.',
    actions: <Button>Advanced settings</Button>,
  },
} satisfies Meta<typeof StatusCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Bad: Story = { args: { tone: 'bad', status: 'Above your threshold', mark: <SampleDataMark /> } };
export const Bare: Story = {
  tags: ['no-visual'],
  render: () => <StatusCard title="Store connection" tone="info" status="Running" />,
};
export const Phone: Story = { tags: ['no-visual'], globals: { viewport: { value: 'phone' } } };
export const IsNamed: Story = {
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Fraud monitoring' })).toHaveTextContent('Below your threshold');
  },
};
