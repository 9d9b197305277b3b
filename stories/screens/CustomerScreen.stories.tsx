import { sampleCustomer } from '@adaos/api/sample';
import { CustomerScreen, type CustomerView } from '@adaos/ui/screens/CustomerScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { onPage } from './page.tsx';

const ready: CustomerView = { status: 'ready', data: sampleCustomer };

const meta = {
  title: 'screens/Customer',
  component: CustomerScreen,
  decorators: [onPage],
  tags: ['experimental'],
  parameters: { layout: 'fullscreen' },
  args: {
    view: ready,
    page: 0,
    onPageChange: fn(),
    refreshing: false,
    backHref: '#customers',
    costsHref: '#costs',
    orderHref: (id: string) => `#order-${id}`,
    onRetry: fn(),
    admin: { onExport: fn(), exporting: false, onErase: fn(async () => {}) },
  },
} satisfies Meta<typeof CustomerScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const inEnglish = { language: 'en' };
const phone = { viewport: { value: 'phone' } };

export const Ready: Story = {};
export const Loading: Story = { tags: ['no-visual'], args: { view: { status: 'loading' } } };
export const NotFound: Story = { tags: ['no-visual'], args: { view: { status: 'notFound' } } };
export const Error: Story = {
  tags: ['no-visual'],
  args: { view: { status: 'error', message: 'The server can not be reached.' } },
};
export const Manager: Story = {
  name: 'Without what only admins do',
  tags: ['no-visual'],
  args: { admin: undefined },
};
export const Phone: Story = { tags: ['no-visual'], globals: { ...phone } };
export const LongText: Story = {
  tags: ['no-visual'],
  globals: { language: 'fr', ...phone },
  args: {
    view: {
      status: 'ready',
      data: {
        ...sampleCustomer,
        list: sampleCustomer.list.map((order) => ({
          ...order,
          externalId: `BOUTIQUE-DE-NOEL-2025-${order.externalId}`,
        })),
        missing: ['cogs', 'shipping_cost', 'payment_fee'],
      },
    },
  },
};
export const Erased: Story = {
  tags: ['no-visual'],
  globals: inEnglish,
  args: { view: { status: 'ready', data: { ...sampleCustomer, erased: true, daysBetween: null } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Personal data erased')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Erase personal data' })).toBeNull();
  },
};

export const Erases: Story = {
  name: 'Erasing asks first, and says when it failed',
  tags: ['no-visual'],
  globals: inEnglish,
  args: {
    admin: {
      onExport: fn(),
      exporting: false,
      onErase: fn(() => Promise.reject(new TypeError('lost'))),
      failureReason: () => undefined,
    },
  },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export data' }));
    await expect(args.admin?.onExport).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Erase personal data' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Erase personal data' }));
    await expect(args.admin?.onErase).toHaveBeenCalledOnce();
    await expect(await dialog.findByRole('alert')).toHaveTextContent('could not be erased');
  },
};
