import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { isDrawn } from '../parts/drawn.testing.ts';
import { WaterfallChart } from './WaterfallChart.tsx';

const meta = {
  component: WaterfallChart,
  title: 'charts/WaterfallChart',
  tags: ['experimental'],
  args: {
    title: 'Why the net profit changed',
    description: 'What was charged adds to the profit; a cost that rose takes from it.',
    unit: { currency: 'EUR' },
    notesLabel: 'Before and now',
    steps: [
      { id: 'before', kind: 'total', label: 'Net profit, November', value: 16_398.6, href: '#before' },
      { id: 'sold', kind: 'change', label: 'Total revenue', value: 10_206.89, note: 'from 120,517.11 to 130,724.00' },
      { id: 'returns', kind: 'change', label: 'Returns', value: 777.44, href: '#returns' },
      { id: 'goods', kind: 'change', label: 'Goods', value: -5_248.45, href: '#goods' },
      { id: 'shipping', kind: 'change', label: 'Logistics', value: -1_170, href: '#shipping' },
      { id: 'fees', kind: 'change', label: 'Fees', value: -778.96, href: '#fees' },
      { id: 'ads', kind: 'change', label: 'Ads', value: -1_753.45, href: '#ads' },
      { id: 'now', kind: 'total', label: 'Net profit, December', value: 18_432.07, href: '#now' },
    ],
  },
} satisfies Meta<typeof WaterfallChart>;
export default meta;
type Story = StoryObj<typeof meta>;

const inEnglish = { language: 'en' };

export const Ready: Story = { play: isDrawn };
export const IntoALoss: Story = {
  tags: ['no-visual'],
  play: isDrawn,
  args: {
    steps: [
      { id: 'before', kind: 'total', label: 'Net profit, November', value: 4_000 },
      { id: 'sold', kind: 'change', label: 'Total revenue', value: -2_500 },
      { id: 'ads', kind: 'change', label: 'Ads, of which not all was known before', value: -3_100 },
      { id: 'now', kind: 'total', label: 'Net profit, December', value: -1_600 },
    ],
  },
};
export const Phone: Story = { tags: ['no-visual'], play: isDrawn, globals: { viewport: { value: 'phone' } } };
export const Loading: Story = { args: { loading: true }, tags: ['no-visual'] };
export const Error: Story = { args: { error: 'The server can not be reached.', onRetry: fn() }, tags: ['no-visual'] };
export const Empty: Story = { args: { steps: [] }, tags: ['no-visual'] };

export const ReadAndOpenedByKeyboard: Story = {
  tags: ['no-visual'],
  globals: inEnglish,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await isDrawn({ canvasElement });
    await expect(canvas.getByRole('group', { name: 'Why the net profit changed' })).toHaveAccessibleDescription(
      /Total revenue: \+EUR\s10,206\.89\. Returns: \+EUR\s777\.44\./,
    );
    canvas.getByRole('button', { name: 'Save' }).focus();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('img', { name: /Returns.*\+EUR\s777\.44/ })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(window.location.hash).toBe('#returns'));
    window.history.replaceState(null, '', window.location.pathname + window.location.search);
  },
};

export const SameFiguresAsTable: Story = {
  tags: ['no-visual'],
  globals: inEnglish,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Table' }));
    const table = within(await canvas.findByRole('table', { name: 'Why the net profit changed' }));
    await expect(table.getByRole('row', { name: /^Total revenue/ })).toHaveTextContent('from 120,517.11 to 130,724.00');
    await expect(table.getByRole('row', { name: /^Ads/ })).toHaveTextContent('−EUR 1,753.45');
    await expect(table.getByRole('link', { name: 'Goods' })).toHaveAttribute('href', '#goods');
  },
};
