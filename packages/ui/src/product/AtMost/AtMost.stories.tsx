import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Card } from '../../components/Card/index.ts';
import { AtMost } from './AtMost.tsx';
import { CostsFiller } from './CostsFiller.tsx';
import { AtMostValue } from './AtMostValue.tsx';

const meta = {
  component: AtMost,
  tags: ['experimental'],
  args: { missing: ['shipping_cost', 'payment_fee'], costsHref: '#costs' },
} satisfies Meta<typeof AtMost>;
export default meta;
type Story = StoryObj<typeof meta>;

const onFill = fn();
const inEnglish = { language: 'en' };

export const Ready: Story = {
  name: 'Names the number of costs, and leads to them',
  tags: ['no-visual'],
  globals: inEnglish,
  play: async ({ canvas }) => {
    const mark = canvas.getByRole('link', { name: 'At most: 2 costs are missing' });
    await expect(mark).toHaveAttribute('href', '#costs');
    await expect(mark).toHaveAccessibleDescription('Costs not fully known: Shipping, payment fees');
  },
};

export const Fills: Story = {
  name: 'Within a filler it opens the list of the missing costs, and stays on the screen',
  tags: ['no-visual'],
  globals: inEnglish,
  render: (args) => (
    <CostsFiller onFill={onFill}>
      <AtMost {...args} />
    </CostsFiller>
  ),
  play: async ({ canvas, userEvent }) => {
    const mark = canvas.getByRole('button', { name: 'At most: 2 costs are missing' });
    await expect(mark).toHaveAttribute('aria-haspopup', 'dialog');
    mark.focus();
    await userEvent.keyboard('{Enter}');
    await expect(onFill).toHaveBeenCalledOnce();
  },
};

export const Short: Story = { tags: ['no-visual'], args: { short: true } };

export const Whole: Story = {
  name: 'A figure that lacks nothing has no mark',
  tags: ['no-visual'],
  args: { missing: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
};

export const InAList: Story = {
  name: 'The sign of a list takes no room, and is heard as words',
  tags: ['no-visual'],
  globals: inEnglish,
  render: ({ missing }) => (
    <Card sx={{ p: 2.5, maxWidth: 320 }}>
      <Stack component="ul" sx={{ alignItems: 'flex-end', listStyle: 'none', m: 0, p: 0 }}>
        <li data-testid="whole">1,204.50</li>
        <li data-testid="lacking">
          <AtMostValue missing={missing}>1,204.50</AtMostValue>
        </li>
      </Stack>
      <Typography variant="figureMedium">
        <AtMostValue missing={missing} inline>
          1,204.50
        </AtMostValue>
      </Typography>
    </Card>
  ),
  play: async ({ canvas }) => {
    const [whole, lacking] = [canvas.getByTestId('whole'), canvas.getByTestId('lacking')];
    await expect(lacking).toHaveTextContent('≤At most 1,204.50');
    await expect(lacking.getBoundingClientRect().width).toBeCloseTo(whole.getBoundingClientRect().width, 1);
    await expect(canvas.getAllByTitle('Costs not fully known: Shipping, payment fees')).toHaveLength(2);
    await expect(canvas.getAllByText('≤')[0]).toHaveAttribute('aria-hidden', 'true');
  },
};

export const Romanian: Story = { tags: ['no-visual'], globals: { language: 'ro' } };
