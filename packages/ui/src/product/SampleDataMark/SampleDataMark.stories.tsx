import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../../components/Card/index.ts';
import { SampleDataMark } from './SampleDataMark.tsx';

const meta = { component: SampleDataMark, tags: ['stable', '!autodocs'] } satisfies Meta<typeof SampleDataMark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Alone: Story = { tags: ['no-visual'] };

export const BesideAFigure: Story = {
  render: () => (
    <Card sx={{ p: 2.5, maxWidth: 320 }}>
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography variant="label">Net profit</Typography>
        <SampleDataMark />
      </Stack>
      <Typography variant="figureMedium">EUR 30,500.00</Typography>
    </Card>
  ),
};

export const Romanian: Story = { tags: ['no-visual'], globals: { language: 'ro' } };
