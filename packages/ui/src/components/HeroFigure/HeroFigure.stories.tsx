import type { Meta, StoryObj } from '@storybook/react-vite';
import { Change } from '../Change/index.ts';
import { Link } from '../Link/index.ts';
import { SampleDataMark } from '../../product/SampleDataMark/index.ts';
import { HeroFigure } from './HeroFigure.tsx';

const meta = {
  component: HeroFigure,
  tags: ['stable'],
  args: {
    label: 'Net profit',
    value: 18_432.07,
    unit: { currency: 'EUR' },
    change: (
      <Change direction="up" tone="good" value="12.4%">
        more than EUR 16,398.60 in the previous period
      </Change>
    ),
    note: 'EUR 14.10 remains of every EUR 100 sold',
    action: <Link href="#formula">See the formula and the orders</Link>,
  },
} satisfies Meta<typeof HeroFigure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Alone: Story = {
  tags: ['no-visual'],
  render: () => <HeroFigure label="Net sales" value={122_880.46} unit={{ currency: 'EUR' }} />,
};
export const Negative: Story = { tags: ['no-visual'], args: { value: -9_412.38 } };
export const SevenDigits: Story = { args: { value: 1_843_207.64, unit: { currency: 'RON' } } };
export const WithoutCurrency: Story = { tags: ['no-visual'], args: { unit: { currency: null } } };
export const Sample: Story = { args: { mark: <SampleDataMark /> } };
export const Phone: Story = {
  args: { value: -1_843_207.64, unit: { currency: 'RON' } },
  globals: { viewport: { value: 'phone' }, language: 'ro' },
};
