import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { isDrawn } from '../parts/drawn.testing.ts';
import { BarChart } from './BarChart.tsx';

const MONTHS = Array.from({ length: 12 }, (_, index) => `2025-${String(index + 1).padStart(2, '0')}`);
const ads = [6_100, 6_200, 6_700, 6_600, 7_000, 6_900, 6_500, 6_700, 7_400, 8_000, 11_200, 8_700];
const profit = [4_210, 4_890, 6_020, 5_730, 6_480, 6_300, 5_120, 5_990, 7_300, 8_460, 12_140, 10_050];

const meta = {
  component: BarChart,
  title: 'charts/BarChart',
  tags: ['stable'],
  args: {
    title: 'Ad spend and profit, by month',
    points: MONTHS,
    granularity: 'month',
    unit: { currency: 'EUR' },
    series: [
      { id: 'ads', label: 'Ad spend', color: 'ads', values: ads },
      { id: 'profit', label: 'Profit', color: 'profit', values: profit },
    ],
  },
} satisfies Meta<typeof BarChart>;
export default meta;
type Story = StoryObj<typeof meta>;

const inEnglish = { language: 'en' };

export const Ready: Story = { play: isDrawn };
export const Losses: Story = {
  tags: ['no-visual'],
  play: isDrawn,
  args: {
    series: [
      { id: 'ads', label: 'Ad spend', color: 'ads', values: ads },
      { id: 'profit', label: 'Profit', color: 'profit', values: profit.map((value) => value - 6_500) },
    ],
  },
};
export const LongNames: Story = {
  play: isDrawn,
  args: {
    title: 'Stock by supplier',
    granularity: 'label',
    layout: 'horizontal',
    unit: 'number',
    points: ['Țesătoria Sălaj', 'Atelierele Reunite din Sibiel', 'Ceramica Horezu', 'Stupina Veche'],
    series: [{ id: 'stock', label: 'In stock', color: 'series2', values: [412, 96, 1_280, 233] }],
  },
};
export const Loading: Story = { args: { loading: true }, tags: ['no-visual'] };
export const Error: Story = { args: { error: 'The server can not be reached.', onRetry: fn() }, tags: ['no-visual'] };
export const Empty: Story = { args: { points: [], series: [] }, tags: ['no-visual'] };
export const Phone: Story = { tags: ['no-visual'], play: isDrawn, globals: { viewport: { value: 'phone' } } };

export const ReadByKeyboard: Story = {
  tags: ['no-visual'],
  globals: inEnglish,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await isDrawn({ canvasElement });
    const chart = canvas.getByRole('group', { name: 'Ad spend and profit, by month' });
    await expect(chart).toHaveAccessibleDescription(/Ad spend: from EUR\s6,100\.00 to EUR\s11,200\.00\./);
    canvas.getByRole('button', { name: 'Save' }).focus();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await waitFor(() =>
      expect(canvas.getByRole('img', { name: /February 2025; Ad spend; EUR\s6,200\.00/ })).toHaveFocus(),
    );
  },
};

export const SameFiguresAsTable: Story = {
  tags: ['no-visual'],
  globals: inEnglish,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Table' }));
    const table = within(await canvas.findByRole('table', { name: 'Ad spend and profit, by month' }));
    await expect(table.getAllByRole('row')).toHaveLength(13);
    await expect(table.getByRole('row', { name: /^November 2025/ })).toHaveTextContent('EUR 12,140.00');
  },
};
