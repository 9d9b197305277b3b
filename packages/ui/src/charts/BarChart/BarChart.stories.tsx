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
const DAYS = Array.from({ length: 31 }, (_, index) => `2025-12-${String(index + 1).padStart(2, '0')}`);
const wave = (index: number) => Math.round(520 + 230 * Math.sin(index / 1.7) + ((index * 37) % 11) * 22);

export const ThatExplains: Story = {
  name: 'Days with those before as a line, with what happened, and as links',
  globals: inEnglish,
  args: {
    title: 'Profit, by day',
    granularity: 'day',
    points: DAYS,
    series: [
      { id: 'profit', label: 'Profit', color: 'profit', values: DAYS.map((_, index) => wave(index) - 180) },
      { id: 'ads', label: 'Ads', color: 'ads', values: DAYS.map((_, index) => 300 + ((index * 17) % 7) * 20) },
    ],
    before: { label: 'Profit, 31 Oct – 30 Nov 2025', values: DAYS.map((_, index) => wave(index + 2) - 240) },
    flags: [
      { id: 'sale', from: '2025-12-05', to: '2025-12-08', text: 'Winter sale, 5–8 Dec 2025' },
      { id: 'budget', from: '2025-12-08', text: 'Budget changed: Candles, EUR 40 a day' },
      { id: 'import', from: '2025-12-23', text: 'Import: orders.csv' },
    ],
    pointHref: (point) => `#orders-${point}`,
    pointHrefText: 'Opens the orders of this day',
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await isDrawn({ canvasElement });
    await expect(canvasElement.querySelectorAll('[data-flag]')).toHaveLength(3);
    const chart = canvas.getByRole('group', { name: 'Profit, by day' });
    await expect(chart).toHaveAccessibleDescription(/Enter opens what is behind a value/);
    canvas.getByRole('button', { name: 'Save' }).focus();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}'.repeat(8));
    const day = await canvas.findByRole('img', { name: /8 Dec 2025 \(Winter sale.*; Budget changed: Candles/ });
    await waitFor(() => expect(day).toHaveFocus());
    await waitFor(() => expect(within(document.body).getByText('Opens the orders of this day')).toBeVisible());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(window.location.hash).toBe('#orders-2025-12-08'));
    window.history.replaceState(null, '', window.location.pathname + window.location.search);
    day.blur();
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
