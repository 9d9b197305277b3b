import Stack from '@mui/material/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Change } from './Change.tsx';

const meta = {
  component: Change,
  tags: ['stable'],
  args: { direction: 'up', tone: 'good', value: '12.4%', children: 'more than before' },
} satisfies Meta<typeof Change>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  render: () => (
    <Stack spacing={1}>
      <Change direction="up" tone="good" value="12.4%">
        more than before
      </Change>
      <Change direction="down" tone="bad" value="8.1%">
        less than before
      </Change>
      <Change direction="up" value="8.1%">
        more than before
      </Change>
      <Change direction="flat">the same as before</Change>
    </Stack>
  ),
};
