import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { isDrawn } from '../parts/drawn.testing.ts';
import { PanelChart } from './PanelChart.tsx';

const DAYS = Array.from({ length: 14 }, (_, index) => `2025-12-${String(index + 9).padStart(2, '0')}`);

const meta = {
  component: PanelChart,
  title: 'charts/PanelChart',
  tags: ['stable'],
  args: {
    title: 'Spend and conversions, by day',
    points: DAYS,
    granularity: 'day',
    height: 300,
    panels: [
      {
        id: 'spend',
        label: 'Spend',
        color: 'ads',
        unit: { currency: 'EUR' },
        values: [50, 50, 50, 59, 67, 76, 67, 50, 50, 59, 59, 67, 76, 59],
      },
      {
        id: 'conversions',
        label: 'Conversions',
        color: 'series2',
        unit: 'number',
        kind: 'bar',
        values: [3, 3, 3, 4, 5, 5, 5, 3, 3, 4, 4, 5, 5, 4],
      },
    ],
  },
} satisfies Meta<typeof PanelChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { play: isDrawn };
export const Empty: Story = { tags: ['no-visual'], args: { panels: [], points: [] } };
export const SameFiguresAsTable: Story = {
  tags: ['no-visual'],
  globals: { language: 'en' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Table' }));
    const table = within(await canvas.findByRole('table', { name: 'Spend and conversions, by day' }));
    await expect(table.getByRole('row', { name: /^14 Dec 2025/ })).toHaveTextContent('EUR 76.005');
  },
};
