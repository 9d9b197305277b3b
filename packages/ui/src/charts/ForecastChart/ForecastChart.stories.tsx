import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { isDrawn } from '../parts/drawn.testing.ts';
import { ForecastChart } from './ForecastChart.tsx';

const PAST = Array.from({ length: 12 }, (_, index) => `2025-${String(index + 1).padStart(2, '0')}`);
const sales = [38_200, 39_600, 42_900, 41_800, 44_300, 43_500, 40_700, 42_200, 46_100, 48_400, 53_600, 52_000];

const meta = {
  component: ForecastChart,
  title: 'charts/ForecastChart',
  tags: ['stable'],
  args: {
    title: 'Sales: history and forecast',
    points: [...PAST, '2026-01', '2026-02', '2026-03'],
    past: 12,
    granularity: 'month',
    unit: { currency: 'EUR' },
    series: [
      {
        id: 'sales',
        label: 'Sales',
        color: 'profit',
        history: sales,
        forecast: [54_600, 57_330, 60_196.5],
        low: [50_900, 51_800, 52_400],
        high: [58_300, 62_900, 68_000],
      },
    ],
  },
} satisfies Meta<typeof ForecastChart>;
export default meta;
type Story = StoryObj<typeof meta>;

const inEnglish = { language: 'en' };

export const Ready: Story = { play: isDrawn };
export const TwoWithoutBounds: Story = {
  tags: ['no-visual'],
  play: isDrawn,
  args: {
    series: [
      { id: 'sales', label: 'Sales', color: 'goods', history: sales, forecast: [54_600, 57_330, 60_196.5] },
      {
        id: 'profit',
        label: 'Profit',
        color: 'profit',
        history: sales.map((value) => Math.round(value * 0.58)),
        forecast: [24_058.4, 24_058.4, 24_058.4],
      },
    ],
  },
};
export const Loading: Story = { args: { loading: true }, tags: ['no-visual'] };
export const Error: Story = { args: { error: 'The server can not be reached.', onRetry: fn() }, tags: ['no-visual'] };
export const Empty: Story = { args: { points: [], past: 0, series: [] }, tags: ['no-visual'] };
export const Phone: Story = { tags: ['no-visual'], play: isDrawn, globals: { viewport: { value: 'phone' } } };

export const ReadByKeyboard: Story = {
  tags: ['no-visual'],
  globals: inEnglish,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await isDrawn({ canvasElement });
    canvas.getByRole('button', { name: 'Save' }).focus();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(
      () => expect(canvas.getByRole('img', { name: /January 2025; Sales; EUR\s38,200\.00/ })).toHaveFocus(),
      { timeout: 10_000 },
    );
  },
};

export const SameFiguresAsTable: Story = {
  tags: ['no-visual'],
  globals: inEnglish,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Table' }));
    const table = within(await canvas.findByRole('table', { name: 'Sales: history and forecast' }));
    for (const name of ['Sales', 'Sales, forecast', 'Sales, at least', 'Sales, at most']) {
      await expect(table.getByRole('columnheader', { name })).toBeVisible();
    }
    await expect(table.getByRole('row', { name: /^January 2026/ })).toHaveTextContent(
      'January 2026EUR 54,600.00EUR 50,900.00EUR 58,300.00',
    );
  },
};
