import { chartsSurfaceClasses } from '@mui/x-charts/ChartsSurface';
import { lineClasses } from '@mui/x-charts/LineChart';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { decemberOverview } from '../../sample-data/index.ts';
import { isDrawn } from '../parts/drawn.testing.ts';
import { AreaChart, type AreaChartSeries } from './AreaChart.tsx';

const { chartData } = decemberOverview;
const profit: AreaChartSeries = {
  id: 'profit',
  label: 'Profit',
  color: 'profit',
  area: true,
  values: chartData.map((point) => point.profit),
};
const ads: AreaChartSeries = { id: 'ads', label: 'Ads', color: 'ads', values: chartData.map((point) => point.ads) };

const meta = {
  component: AreaChart,
  title: 'charts/AreaChart',
  tags: ['stable'],
  args: {
    title: 'Profit and ads, by day',
    points: chartData.map(({ month }) => month),
    granularity: 'day',
    series: [profit, ads],
    unit: { currency: 'EUR' },
  },
} satisfies Meta<typeof AreaChart>;
export default meta;
type Story = StoryObj<typeof meta>;

const inEnglish = { language: 'en' };
const unknownAt = (...days: number[]) => profit.values.map((value, index) => (days.includes(index) ? null : value));

export const Ready: Story = { play: isDrawn };
export const ByMonth: Story = {
  play: isDrawn,
  tags: ['no-visual'],
  args: {
    title: 'Profit and ads, by month',
    granularity: 'month',
    points: ['2025-07', '2025-08', '2025-09', '2025-10', '2025-11', '2025-12'],
    series: [
      { ...profit, values: [7_800, 9_000, 11_000, 13_100, 15_200, 18_432] },
      { ...ads, values: [11_700, 12_300, 13_600, 15_000, 16_800, 20_500] },
    ],
  },
};
export const Gaps: Story = {
  play: isDrawn,
  args: { series: [{ ...profit, values: unknownAt(4, 5, 12, 14, 15, 30) }, ads] },
};
export const Losses: Story = {
  play: isDrawn,
  args: { series: [{ ...profit, values: profit.values.map((value) => (value === null ? null : value - 600)) }, ads] },
};
export const CloseEnds: Story = {
  play: isDrawn,
  args: { series: [profit, { ...ads, values: profit.values.map((value) => (value === null ? null : value + 9)) }] },
};
export const OneDay: Story = {
  play: isDrawn,
  tags: ['no-visual'],
  args: {
    points: ['2025-12-01'],
    series: [
      { ...profit, values: [515.1] },
      { ...ads, values: [702] },
    ],
  },
};
export const Millions: Story = {
  play: isDrawn,
  tags: ['no-visual'],
  args: { series: [{ ...profit, values: profit.values.map((value) => (value ?? 0) * 4_100) }] },
};
export const Loading: Story = { args: { loading: true } };
export const Error: Story = { tags: ['no-visual'], args: { error: 'The server can not be reached.', onRetry: fn() } };
export const Empty: Story = { args: { series: [{ ...profit, values: profit.values.map(() => null) }] } };
export const LongText: Story = {
  play: isDrawn,
  tags: ['no-visual'],
  args: { title: 'Werbeausgaben und Reingewinnentwicklung nach Kalendertagen' },
  globals: { viewport: { value: 'phone' } },
};
export const Phone: Story = { play: isDrawn, globals: { viewport: { value: 'phone' } } };

export const SameFiguresAsTable: Story = {
  tags: ['no-visual'],
  args: { series: [{ ...profit, values: unknownAt(30) }, ads] },
  globals: inEnglish,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Table' }));
    const table = within(await canvas.findByRole('table', { name: 'Profit and ads, by day' }));
    await expect(table.getAllByRole('row')).toHaveLength(32);
    await expect(table.getByRole('row', { name: /^31 Dec 2025/ })).toHaveTextContent('not known');
    await expect(table.getByRole('row', { name: /^1 Dec 2025/ })).toHaveTextContent('EUR 516.10');
    await userEvent.click(canvas.getByRole('button', { name: 'Chart' }));
    await expect(canvas.queryByRole('table')).not.toBeInTheDocument();
  },
};

export const ReadByKeyboard: Story = {
  tags: ['no-visual'],
  globals: inEnglish,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await isDrawn({ canvasElement });
    const chart = canvas.getByRole('group', { name: 'Profit and ads, by day' });
    await expect(chart).toHaveAccessibleDescription(
      /From 1 Dec 2025 to 31 Dec 2025\. Profit: from EUR\s221\.18 to EUR\s866\.31\./,
    );
    canvas.getByRole('button', { name: 'Save' }).focus();
    await userEvent.tab();
    await expect(chart).toContainElement(document.activeElement as HTMLElement | null);
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('img', { name: /1 Dec 2025; Profit; EUR\s516\.10/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('img', { name: /2 Dec 2025; Profit; EUR\s571\.39/ })).toHaveFocus());
  },
};

/** Moves a pointer to the first point of the chart, and expects its values in a tooltip. */
async function expectTooltip(canvasElement: HTMLElement, ...events: [type: string, pointerType: string][]) {
  const surface = canvasElement.querySelector(`.${chartsSurfaceClasses.root}`);
  const line = canvasElement.querySelector(`.${lineClasses.line}[data-series="profit"]`);
  const [, x = '', y = ''] = /M([\d.]+),([\d.]+)/.exec(line?.getAttribute('d') ?? '') ?? [];
  const box = surface?.getBoundingClientRect();
  const point = { clientX: (box?.x ?? 0) + Number(x), clientY: (box?.y ?? 0) + Number(y) };
  for (const [type, pointerType] of events) {
    const init = { ...point, pointerType, pointerId: 1, isPrimary: true, bubbles: true };
    surface?.dispatchEvent(new PointerEvent(type, init));
  }
  const tooltip = await within(document.body).findByRole('tooltip');
  await expect(tooltip).toHaveTextContent(/1 Dec 2025.*Profit.*EUR\s516\.10.*Ads.*EUR\s702\.03/);
}

export const TooltipAtPointer: Story = {
  name: 'The values at the pointer are in a tooltip',
  tags: ['no-visual'],
  globals: inEnglish,
  play: async ({ canvasElement }) => {
    await isDrawn({ canvasElement });
    await expectTooltip(canvasElement, ['pointermove', 'mouse']);
  },
};

export const TooltipAtFinger: Story = {
  name: 'The values at a finger are in a tooltip',
  tags: ['no-visual'],
  globals: { ...inEnglish, viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await isDrawn({ canvasElement });
    await expectTooltip(canvasElement, ['pointerdown', 'touch']);
  },
};
