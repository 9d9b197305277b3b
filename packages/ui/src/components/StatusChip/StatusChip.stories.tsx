import Stack from '@mui/material/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatusChip } from './StatusChip.tsx';

const meta = { component: StatusChip, tags: ['stable'], args: { tone: 'good', label: 'Active' } } satisfies Meta<
  typeof StatusChip
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Good: Story = { tags: ['no-visual'] };

export const AllTones: Story = {
  render: () => (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
      <StatusChip tone="good" label="Active" />
      <StatusChip tone="careful" label="Incomplete" />
      <StatusChip tone="bad" label="Critical" />
      <StatusChip tone="info" label="Running" />
      <StatusChip tone="neutral" label="Paused" />
    </Stack>
  ),
};
