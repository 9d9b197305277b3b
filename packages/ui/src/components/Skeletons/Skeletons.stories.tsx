import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../Card/index.ts';
import { LoadingRegion } from './LoadingRegion.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';
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

export const UnknownPage: Story = {
  tags: ['no-visual'],
  render: () => <PageSkeleton bare />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Loading…' })).toBeVisible();
  },
};

export const Shapes: Story = {
  name: 'A card keeps its height, whatever its content',
  tags: ['no-visual'],
  args: {
    children: (
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(3, 1fr)', alignItems: 'start' }}>
        <CardSkeleton holds="chart" height={220} />
        <CardSkeleton holds="rows" height={220} />
        <CardSkeleton holds="text" height={220} />
      </Box>
    ),
  },
  play: async ({ canvas }) => {
    const cards = [...(canvas.getByRole('status').firstElementChild?.firstElementChild?.children ?? [])];
    const heights = cards.map((card) => card.getBoundingClientRect().height);
    await expect(heights).toHaveLength(3);
    await expect(heights[0]).toBeGreaterThan(220);
    await expect(new Set(heights).size).toBe(1);
  },
};
