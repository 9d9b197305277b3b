import Stack from '@mui/material/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Brand, BrandMark } from './Brand.tsx';

const meta = { component: Brand, tags: ['stable'] } satisfies Meta<typeof Brand>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Wordmark: Story = { tags: ['no-visual'] };

export const AsLink: Story = { tags: ['no-visual'], args: { href: '/' } };

export const Sizes: Story = {
  render: () => (
    <Stack spacing={3} sx={{ alignItems: 'flex-start' }}>
      <Brand size={16} />
      <Brand size={24} />
      <Brand size={48} />
      <BrandMark sx={{ fontSize: 96 }} />
    </Stack>
  ),
};
