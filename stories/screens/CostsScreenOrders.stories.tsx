import { CostsScreen, type OrderCosts } from '@adaos/ui/screens/CostsScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { costsArgs } from './costsStates.ts';
import { onPage } from './page.tsx';

const orderCosts: OrderCosts = {
  view: {
    status: 'ready',
    files: [
      {
        importId: 'december',
        fileName: 'courier-december.csv',
        createdAt: '2026-01-04T08:10:00Z',
        createdBy: 'Ana Pop',
        orders: 312,
        kinds: ['shipping_cost', 'return_shipping_cost'],
        amount: 4_918.4,
        withdrawn: false,
      },
      {
        importId: 'november',
        fileName: 'payments-november.xlsx',
        createdAt: '2025-12-03T08:10:00Z',
        createdBy: null,
        orders: 288,
        kinds: ['payment_fee'],
        amount: 611.05,
        withdrawn: true,
      },
    ],
  },
  onRetry: fn(),
  onWithdraw: fn(() => Promise.resolve()),
  importHref: '#import-order-costs',
};
const of = (view: OrderCosts['view']) => ({ orderCosts: { ...orderCosts, view } });

const meta = {
  title: 'screens/Costs/Orders',
  component: CostsScreen,
  decorators: [onPage],
  tags: ['stable', 'no-visual'],
  parameters: { layout: 'fullscreen' },
  args: { ...costsArgs, orderCosts },
} satisfies Meta<typeof CostsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const inEnglish = { language: 'en' };
const inBody = within(document.body);

export const Files: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Loading: Story = { args: of({ status: 'loading' }) };
export const Error: Story = {
  args: of({ status: 'error', message: 'The server can not be reached.', retrying: false }),
};

export const Empty: Story = {
  name: 'Without files it says where real costs come from',
  args: of({ status: 'ready', files: [] }),
  globals: inEnglish,
  play: async ({ canvas }) => {
    const card = within(canvas.getByRole('region', { name: 'Real costs of orders' }));
    await expect(card.getByText('No real costs yet')).toBeVisible();
    await expect(card.getByRole('link', { name: 'Import order costs' })).toHaveAttribute('href', '#import-order-costs');
  },
};

export const TakesBack: Story = {
  name: 'A file is taken back after a question that says for how many orders; one that was taken back is not asked again',
  globals: inEnglish,
  play: async ({ canvas, args }) => {
    const card = within(canvas.getByRole('region', { name: 'Real costs of orders' }));
    await expect(card.getByRole('row', { name: /courier-december/ })).toHaveTextContent(
      /Shipping, Return shipping.*312.*4,918\.40.*In force/,
    );
    await expect(card.queryByRole('button', { name: 'Take back: payments-november.xlsx' })).not.toBeInTheDocument();
    await userEvent.click(card.getByRole('button', { name: 'Take back: courier-december.csv' }));
    const dialog = within(await inBody.findByRole('alertdialog'));
    await expect(dialog.getByText(/^312 orders go back to the previous cost/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Take back' }));
    await expect(args.orderCosts?.onWithdraw).toHaveBeenCalledWith('december');
  },
};

export const Viewer: Story = {
  name: 'Who may only read sees the files and can change none',
  args: { canManage: false },
  globals: inEnglish,
  play: async ({ canvas }) => {
    const card = within(canvas.getByRole('region', { name: 'Real costs of orders' }));
    await expect(card.getByText('courier-december.csv')).toBeVisible();
    await expect(card.queryByRole('button', { name: /Take back/ })).not.toBeInTheDocument();
    await expect(card.queryByRole('link', { name: 'Import order costs' })).not.toBeInTheDocument();
  },
};
