import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, waitFor, within } from 'storybook/test';
import { isDrawn } from '../parts/drawn.testing.ts';
import { LineChart } from './LineChart.tsx';

const MONTHS = Array.from({ length: 12 }, (_, index) => `2025-${String(index + 1).padStart(2, '0')}`);
const roi = [141.2, 138.9, 146.4, 151.8, 149.3, 158.7, 155.1, 160.9, 168.2, 171.4, 166.8, 178.8];
const google = roi.map((value, index) => Math.round((value + 14 - ((index * 5) % 9)) * 10) / 10);

/** A hundred thousand values of one wave with spikes, always the same. */
const MANY = Array.from({ length: 100_000 }, (_, index) => {
  const wave = Math.round(4_000 + 1_500 * Math.sin(index / 9_000) + ((index * 7919) % 613));
  return index % 17_011 === 17_010 ? wave + 4_200 : wave;
});
const START = Date.UTC(2025, 0, 1);
const minutes = MANY.map((_value, index) => new Date(START + index * 300_000).toISOString());

const meta = {
  component: LineChart,
  title: 'charts/LineChart',
  tags: ['stable'],
  args: {
    title: 'Return on ad spend, by month',
    points: MONTHS,
    granularity: 'month',
    unit: 'percent',
    series: [{ id: 'roi', label: 'ROI', color: 'profit', values: roi }],
  },
} satisfies Meta<typeof LineChart>;
export default meta;
type Story = StoryObj<typeof meta>;

const inEnglish = { language: 'en' };

export const Ready: Story = {
  play: isDrawn,
  args: {
    reference: { value: 100, label: 'Break-even' },
    series: [
      { id: 'roi', label: 'All ads', color: 'profit', values: roi },
      { id: 'google', label: 'Google Ads', color: 'series4', values: google },
    ],
  },
};
export const OneLine: Story = { play: isDrawn, args: { reference: { value: 100, label: 'Break-even' } } };
export const Gaps: Story = {
  tags: ['no-visual'],
  play: isDrawn,
  args: {
    series: [
      { id: 'roi', label: 'ROI', color: 'profit', values: roi.map((value, at) => (at % 4 === 2 ? null : value)) },
    ],
  },
};
export const HundredThousandPoints: Story = {
  tags: ['no-visual'],
  play: isDrawn,
  args: {
    title: 'Orders, every five minutes',
    points: minutes,
    granularity: 'time',
    unit: 'number',
    series: [{ id: 'orders', label: 'Orders', color: 'series4', values: MANY }],
  },
};
export const Loading: Story = { args: { loading: true }, tags: ['no-visual'] };
export const Error: Story = { args: { error: 'The server can not be reached.', onRetry: fn() }, tags: ['no-visual'] };
export const Empty: Story = {
  args: { series: [{ id: 'roi', label: 'ROI', color: 'profit', values: roi.map(() => null) }] },
  tags: ['no-visual'],
};
export const Phone: Story = { ...Ready, tags: ['no-visual'], globals: { viewport: { value: 'phone' } } };

export const DrawsExtremesOnly: Story = {
  ...HundredThousandPoints,
  name: 'Of 100,000 points the extremes are drawn, and the table has all',
  tags: ['no-visual'],
  globals: inEnglish,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await isDrawn({ canvasElement });
    const path = canvasElement.querySelector('[data-series="orders"]')?.getAttribute('d') ?? '';
    const corners = path.split('L').length;
    await expect(corners).toBeGreaterThan(200);
    await expect(corners).toBeLessThan(4_000);
    await userEvent.click(canvas.getByRole('button', { name: 'Table' }));
    const table = await canvas.findByRole('table', { name: 'Orders, every five minutes' });
    await expect(table).toHaveAttribute('aria-rowcount', '100001');
    await waitFor(() => expect(within(table).getAllByRole('row').length).toBeGreaterThan(5));
    await expect(within(table).getAllByRole('row').length).toBeLessThan(100);
  },
};

export const SavesFiles: Story = {
  ...Ready,
  name: 'A chart is saved as a picture and as figures',
  tags: ['no-visual'],
  globals: inEnglish,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await isDrawn({ canvasElement });
    const link = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const address = spyOn(URL, 'createObjectURL');
    const savedFile = () => address.mock.lastCall?.[0] as Blob;
    try {
      const menu = within(document.body);
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      await userEvent.click(await menu.findByRole('menuitem', { name: 'Save figures (CSV)' }));
      await expect(await savedFile().text()).toContain('2025-12,178.8,');
      await waitFor(() => expect(menu.queryByRole('menu')).not.toBeInTheDocument());
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      await userEvent.click(await menu.findByRole('menuitem', { name: 'Save as picture (PNG)' }));
      await waitFor(() => expect(address).toHaveBeenCalledTimes(2), { timeout: 10_000 });
      const image = await createImageBitmap(savedFile());
      const card = canvas.getByRole('region', { name: 'Return on ad spend, by month' }).getBoundingClientRect();
      await expect(image.width).toBe(Math.ceil(card.width * 2));
      const canvas2d = new OffscreenCanvas(image.width, image.height);
      const context = canvas2d.getContext('2d');
      context?.drawImage(image, 0, 0);
      const { data } = context?.getImageData(0, 0, image.width, image.height) ?? { data: new Uint8ClampedArray() };
      const colours = new Set<number>();
      for (let at = 0; at < data.length; at += 4) {
        colours.add(((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0));
      }
      // Text, grid, two lines and their smooth edges: an empty picture has one colour.
      await expect(colours.size).toBeGreaterThan(50);
    } finally {
      link.mockRestore();
      address.mockRestore();
    }
  },
};
