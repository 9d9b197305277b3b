import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../Card/index.ts';
import { LoadingRegion } from './LoadingRegion.tsx';
import { CardSkeleton, FigureCardSkeleton, TableSkeleton, TextSkeleton } from './Skeletons.tsx';

const meta = {
  component: LoadingRegion,
  title: 'components/Skeletons',
  tags: ['stable'],
  args: { children: <TextSkeleton /> },
} satisfies Meta<typeof LoadingRegion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = {
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Loading…' })).toBeInTheDocument();
  },
};

export const Screen: Story = {
  args: {
    children: (
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: 'repeat(3, 1fr)' } }}>
          <FigureCardSkeleton />
          <FigureCardSkeleton />
          <FigureCardSkeleton />
        </Box>
        <CardSkeleton height={240} />
        <Card sx={{ p: 3 }}>
          <TableSkeleton />
        </Card>
      </Box>
    ),
  },
};
