import Stack from '@mui/material/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
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

export const AnotherProduct: Story = {
  name: 'Another product has its own letters and mark',
  tags: ['no-visual'],
  args: { name: 'FitWerk', mark: <span data-testid="mark">◆</span>, href: '/' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'FitWerk' })).toHaveTextContent('◆FitWerk');
    await expect(canvas.getByRole('link').querySelector('svg')).toBeNull();
  },
};
