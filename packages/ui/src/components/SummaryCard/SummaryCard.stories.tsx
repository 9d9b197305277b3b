import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { summaryGrid } from '../../product/frame/summaryGrid.ts';
import { Change } from '../Change/index.ts';
import { BoxIcon, ShieldIcon, TruckIcon, WarningIcon } from '../Icon/index.ts';
import { SampleDataMark } from '../../product/SampleDataMark/index.ts';
import { SummaryCard } from './SummaryCard.tsx';

const meta = {
  component: SummaryCard,
  tags: ['stable'],
  args: { label: 'Units in stock', value: '1,270', note: 'of 8 product lines', icon: BoxIcon },
} satisfies Meta<typeof SummaryCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  render: (args) => (
    <Box sx={summaryGrid}>
      <SummaryCard {...args} />
      <SummaryCard
        label="Critical products"
        value="2"
        note="At or below the reorder point"
        icon={WarningIcon}
        tone="bad"
      />
      <SummaryCard
        label="Fraud alerts this month"
        value="6"
        change={
          <Change direction="down" tone="good" value="2">
            fewer than last month (8)
          </Change>
        }
        icon={ShieldIcon}
      />
      <SummaryCard
        label="Average delivery time"
        value="7.8 days"
        note="From the order until the goods arrive"
        icon={TruckIcon}
      />
    </Box>
  ),
};
export const Sample: Story = { tags: ['no-visual'], args: { mark: <SampleDataMark /> } };
export const LongText: Story = {
  tags: ['no-visual'],
  args: { label: 'Werbeausgabenwirtschaftlichkeitskennzahl', value: 'EUR 1,234,567,890.12' },
  globals: { viewport: { value: 'phone' } },
};
export const IsNamed: Story = {
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Units in stock' })).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};
