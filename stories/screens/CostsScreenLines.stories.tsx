import { type CostLines, CostsScreen } from '@adaos/ui/screens/CostsScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { costsArgs } from './costsStates.ts';
import { onPage } from './page.tsx';

const lines: CostLines = {
  view: {
    status: 'ready',
    lines: [
      { code: 'DOT', name: 'DOTCOM POSTAGE', lines: 50, sales: 18_574.58, kind: 'shipping', decision: null },
      { code: 'gift_0001_20', name: null, lines: 3, sales: 69.56, kind: 'gift_voucher', decision: null },
      {
        code: 'M',
        name: 'Manual',
        lines: 31,
        sales: -2_848.51,
        kind: 'correction',
        decision: { id: 'manual', isProduct: false, createdAt: '2026-01-04T08:10:00Z', createdBy: 'Ana Pop' },
      },
      {
        code: 'TEST-TUBE',
        name: 'Test',
        lines: 12,
        sales: 240,
        kind: 'test',
        decision: { id: 'tube', isProduct: true, createdAt: '2026-01-03T08:10:00Z', createdBy: null },
      },
    ],
  },
  onRetry: fn(),
  onDecide: fn(() => Promise.resolve()),
  onWithdraw: fn(() => Promise.resolve()),
};
const of = (view: CostLines['view']) => ({ lines: { ...lines, view } });

const meta = {
  title: 'screens/Costs/Lines',
  component: CostsScreen,
  decorators: [onPage],
  tags: ['stable', 'no-visual'],
  parameters: { layout: 'fullscreen' },
  args: { ...costsArgs, lines },
} satisfies Meta<typeof CostsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const inEnglish = { language: 'en' };
const inBody = within(document.body);
const TITLE = { name: 'Lines that are not products' };

export const Proposed: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Loading: Story = { args: of({ status: 'loading' }) };
export const Error: Story = {
  args: of({ status: 'error', message: 'The server can not be reached.', retrying: false }),
};

export const Empty: Story = {
  name: 'A shop that sells only products is shown what would be here',
  args: of({ status: 'ready', lines: [] }),
  globals: inEnglish,
  play: async ({ canvas }) => {
    const card = within(canvas.getByRole('region', TITLE));
    await expect(card.getByText('Every line looks like a product')).toBeVisible();
  },
};

export const Confirms: Story = {
  name: 'A line is confirmed after a question that says what it changes',
  globals: inEnglish,
  play: async ({ canvas, args }) => {
    const card = within(canvas.getByRole('region', TITLE));
    await expect(card.getByRole('row', { name: /DOTCOM POSTAGE/ })).toHaveTextContent(
      /DOT.*Shipping.*50.*18,574\.58.*To confirm/,
    );
    await userEvent.click(card.getByRole('button', { name: 'Not a product: DOTCOM POSTAGE' }));
    const dialog = within(await inBody.findByRole('alertdialog', { name: 'Is DOTCOM POSTAGE not a product?' }));
    await expect(dialog.getByText(/^50 lines get no cost of goods any more/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Not a product' }));
    await expect(args.lines?.onDecide).toHaveBeenCalledWith('DOT', false);
  },
};

export const Keeps: Story = {
  name: 'A proposed line can be kept as a product',
  globals: inEnglish,
  play: async ({ canvas, args }) => {
    const card = within(canvas.getByRole('region', TITLE));
    await userEvent.click(card.getByRole('button', { name: 'It is a product: gift_0001_20' }));
    const dialog = within(await inBody.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'It is a product' }));
    await expect(args.lines?.onDecide).toHaveBeenCalledWith('gift_0001_20', true);
  },
};

export const TakesBack: Story = {
  name: 'A decision is shown with its author and can be taken back; a failure is said in the dialog',
  args: { lines: { ...lines, onWithdraw: fn(() => Promise.reject(new TypeError('lost'))) } },
  globals: inEnglish,
  play: async ({ canvas, args }) => {
    const card = within(canvas.getByRole('region', TITLE));
    await expect(card.getByRole('row', { name: /Manual/ })).toHaveTextContent(/Not a product.*Ana Pop/);
    await userEvent.click(card.getByRole('button', { name: 'Take back: Manual' }));
    const dialog = within(await inBody.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Take back' }));
    await expect(args.lines?.onWithdraw).toHaveBeenCalledWith('manual');
    await expect(await dialog.findByRole('alert')).toHaveTextContent('The decision could not be saved.');
  },
};

export const Viewer: Story = {
  name: 'Who may only read sees the lines and can decide none',
  args: { canManage: false },
  globals: inEnglish,
  play: async ({ canvas }) => {
    const card = within(canvas.getByRole('region', TITLE));
    await expect(card.getByText('DOTCOM POSTAGE')).toBeVisible();
    await expect(card.queryByRole('button', { name: /product:|Take back/ })).not.toBeInTheDocument();
  },
};
