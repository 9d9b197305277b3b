import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { isDrawn } from '../parts/drawn.testing.ts';
import { PieChart } from './PieChart.tsx';

const meta = {
  component: PieChart,
  title: 'charts/PieChart',
  tags: ['stable'],
  args: {
    title: 'Clicks, safe and fraudulent',
    unit: 'percent',
    parts: [
      { id: 'safe', label: 'Safe', value: 90.3, color: 'goods' },
      { id: 'fraud', label: 'Fraud', value: 9.7, color: 'returns' },
    ],
  },
} satisfies Meta<typeof PieChart>;
export default meta;
type Story = StoryObj<typeof meta>;

const inEnglish = { language: 'en' };

export const Ready: Story = {
  play: isDrawn,
  args: {
    centre: (
      <>
        <Typography variant="figureMedium" component="span">
          9.7%
        </Typography>
        <Typography variant="caption" component="span" sx={{ color: 'text.secondary' }}>
          fraud
        </Typography>
      </>
    ),
  },
};
export const Amounts: Story = {
  tags: ['no-visual'],
  play: isDrawn,
  args: {
    title: 'Where the costs go',
    unit: { currency: 'EUR' },
    parts: [
      { id: 'goods', label: 'Goods', value: 60_131.99, color: 'goods' },
      { id: 'ads', label: 'Ads', value: 23_401, color: 'ads' },
      { id: 'shipping', label: 'Shipping', value: 14_380, color: 'shipping' },
      { id: 'returns', label: 'Returns and refunds with a long name', value: 7_843.54, color: 'returns' },
      { id: 'fees', label: 'Fees', value: 6_535.4, color: 'fees' },
    ],
  },
};
export const Loading: Story = { args: { loading: true }, tags: ['no-visual'] };
export const Error: Story = { args: { error: 'The server can not be reached.', onRetry: fn() }, tags: ['no-visual'] };
export const Empty: Story = { args: { parts: [] }, tags: ['no-visual'] };
export const Phone: Story = { ...Amounts, globals: { viewport: { value: 'phone' } } };

export const NearlyAll: Story = {
  name: 'A part of 97 % or more is said in a sentence, without a ring',
  globals: inEnglish,
  args: {
    parts: [
      { id: 'safe', label: 'Safe', value: 98.6, color: 'goods' },
      { id: 'fraud', label: 'Fraud', value: 1.4, color: 'returns' },
    ],
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByText('Safe: 98.6%. The rest: Fraud 1.4%.')).toBeVisible();
    await expect(canvasElement.querySelector('[role="group"][aria-describedby]')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Table' }));
    await expect(await canvas.findByRole('row', { name: /^Fraud/ })).toHaveTextContent('1.4%');
  },
};
export const Alone: Story = {
  name: 'A part alone is all of it',
  tags: ['no-visual'],
  globals: inEnglish,
  args: { unit: 'number', parts: [{ id: 'safe', label: 'Safe', value: 412, color: 'goods' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Safe: 100%, that is 412 of 412.')).toBeVisible();
  },
};

export const ReadByKeyboard: Story = {
  tags: ['no-visual'],
  globals: inEnglish,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await isDrawn({ canvasElement });
    await expect(canvas.getByRole('group', { name: 'Clicks, safe and fraudulent' })).toHaveAccessibleDescription(
      /Safe: 90\.3%\. Fraud: 9\.7%\./,
    );
    canvas.getByRole('button', { name: 'Save' }).focus();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('img', { name: /Fraud; 9\.7%/ })).toHaveFocus());
  },
};

export const SameFiguresAsTable: Story = {
  ...Amounts,
  tags: ['no-visual'],
  globals: inEnglish,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Table' }));
    const table = within(await canvas.findByRole('table', { name: 'Where the costs go' }));
    await expect(table.getByRole('row', { name: /^Ads/ })).toHaveTextContent('EUR 23,401.00');
  },
};
