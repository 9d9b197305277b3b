import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Card } from '../Card/index.ts';
import { EmptyState } from '../EmptyState/index.ts';
import { ErrorState } from '../ErrorState/index.ts';
import { DataTable } from './DataTable.tsx';
import { args, campaigns, phone, type Campaign } from './DataTable.testing.tsx';

const meta = {
  component: DataTable<Campaign>,
  title: 'components/DataTable',
  tags: ['stable'],
  decorators: [
    (Story) => (
      <Card sx={{ p: { xs: 2, sm: 3 } }}>
        <Story />
      </Card>
    ),
  ],
  args,
} satisfies Meta<typeof DataTable<Campaign>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { args: { defaultSort: { column: 'spend', descending: true } } };
export const Plain: Story = {
  tags: ['no-visual'],
  render: ({ rowHref: _none, exportName: _file, ...props }) => (
    <DataTable
      {...props}
      chooseColumns={false}
      columns={props.columns.map(({ id, header, cell, align, card }) => ({
        id,
        header,
        cell,
        ...(align && { align }),
        ...(card && { card }),
      }))}
    />
  ),
};
export const OneRow: Story = { tags: ['no-visual'], args: { rows: campaigns(1) } };
export const LoadsMore: Story = { args: { rows: campaigns(8), total: 1_839, onLoadMore: fn() } };
export const LoadingMore: Story = {
  tags: ['no-visual'],
  args: { rows: campaigns(8), total: 1_839, onLoadMore: fn(), loadingMore: true },
};
export const Refreshing: Story = { tags: ['no-visual'], args: { refreshing: true } };
export const Loading: Story = { args: { rows: [], loading: true } };
export const Empty: Story = {
  tags: ['no-visual'],
  args: { rows: [], empty: <EmptyState level={3} title="No campaigns yet" /> },
};
export const Error: Story = { tags: ['no-visual'], args: { rows: [], error: <ErrorState level={3} onRetry={fn()} /> } };
export const Phone: Story = { globals: phone };
export const PhoneLoading: Story = { tags: ['no-visual'], args: { rows: [], loading: true }, globals: phone };
