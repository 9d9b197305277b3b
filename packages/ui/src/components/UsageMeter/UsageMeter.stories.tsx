import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { UsageMeter } from './UsageMeter.tsx';

const meta = {
  component: UsageMeter,
  tags: ['stable', '!autodocs'],
  args: { label: 'API calls', used: 21_236, limit: 50_000 },
} satisfies Meta<typeof UsageMeter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  name: 'Ready: low, near the limit, full, without a limit',
  render: () => (
    <Box sx={{ display: 'grid', gap: 4, maxWidth: 420 }}>
      <UsageMeter label="API calls" used={21_236} limit={50_000} note="Begins anew on 1 February" />
      <UsageMeter label="API calls" used={41_236} limit={50_000} note="Begins anew on 1 February" />
      <UsageMeter label="Storage" used={10.2} limit={10} format={(size) => `${size} GB`} />
      <UsageMeter label="Connected platforms" used={7} limit={null} />
    </Box>
  ),
};

export const AnnouncesUsage: Story = {
  name: '[BILL-8] Usage against its limit is a meter with words',
  tags: ['no-visual'],
  args: { used: 50_000 },
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('meter', { name: 'API calls' });
    await expect(meter).toHaveAttribute('aria-valuenow', '50000');
    await expect(meter).toHaveAttribute('aria-valuetext', '50,000 of 50,000, Limit reached');
    await expect(canvas.getByText('Limit reached')).toBeVisible();
  },
};
