import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Change } from '../Change/index.ts';
import { SampleDataMark } from '../../product/SampleDataMark/index.ts';
import { Sparkline } from '../Sparkline/index.ts';
import { KpiCard } from './KpiCard.tsx';

const values = [61, 62, 67, 66, 70, 69, 65, 67, 74, 80, 112, 87];

const meta = {
  component: KpiCard,
  tags: ['stable'],
  args: {
    label: 'Ad spend',
    value: 'EUR 23,401.00',
    change: (
      <Change direction="up" value="8.1%">
        more than before
      </Change>
    ),
    sparkline: <Sparkline color="ads" values={values} />,
  },
  decorators: [
    (Story) => (
      <Box sx={{ maxWidth: 360 }}>
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof KpiCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { args: { href: '#ad-spend' } };
export const Still: Story = { tags: ['no-visual'] };
export const WithNote: Story = {
  tags: ['no-visual'],
  args: {
    label: 'Profit expected in January',
    value: 'EUR 19,100',
    change: undefined,
    sparkline: undefined,
    note: 'between 16,900 and 21,200, right in 8 of 10 tested months',
  },
};
export const NotKnown: Story = {
  args: {
    value: undefined,
    change: undefined,
    sparkline: undefined,
    note: 'No ad spend is recorded in this period.',
    action: <Button size="small">Connect an account</Button>,
  },
};
export const Sample: Story = { args: { mark: <SampleDataMark /> } };
export const LongText: Story = {
  args: {
    label: 'Werbeausgabenwirtschaftlichkeitskennzahl der letzten Kampagnen',
    value: 'EUR 1,234,567,890.12',
    href: '#long',
  },
};
export const Phone: Story = {
  tags: ['no-visual'],
  args: { href: '#ad-spend' },
  globals: { viewport: { value: 'phone' } },
};

const onOpen = fn();

export const OpensByKeyboard: Story = {
  tags: ['no-visual'],
  args: { onOpen },
  beforeEach: () => {
    onOpen.mockClear();
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Ad spend' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onOpen).toHaveBeenCalledOnce();
  },
};
