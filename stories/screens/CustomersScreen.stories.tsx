import { sampleCustomerList, sampleCustomers } from '@adaos/api/sample';
import {
  CustomersScreen,
  type CustomerListView,
  type CustomersScreenProps,
  type CustomersView,
} from '@adaos/ui/screens/CustomersScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { onPage } from './page.tsx';

// An answer of the contract is a view's data as it is.
const live: CustomersView = { status: 'ready', source: 'live', data: sampleCustomers };
const list: CustomerListView = { status: 'ready', data: sampleCustomerList };
const lacksCosts: CustomersView = {
  ...live,
  data: { ...sampleCustomers, missing: ['cogs', 'shipping_cost'], missingEver: ['cogs', 'shipping_cost'] },
};
const young: CustomersView = {
  ...live,
  data: {
    ...sampleCustomers,
    cohorts: sampleCustomers.cohorts.slice(-3).map((cohort) => ({ ...cohort, value: null })),
    running: '2025-12',
    value: { predicted: null, predictedFrom: '2026-10', testedFrom: '2027-09', tests: [], error: null },
    payback: sampleCustomers.payback.slice(-1),
    attributed: false,
  },
};
const nobody = { customers: 0, repeatRate: null, daysBetween: null, cohorts: [], value: null, payback: [] };
const unknown: CustomersView = {
  ...live,
  data: {
    ...sampleCustomers,
    ...nobody,
    now: sampleCustomers.now && {
      ...sampleCustomers.now,
      parts: sampleCustomers.now.parts.map((row) =>
        row.part === 'none'
          ? { ...row, orders: 1_370, netSales: 79_699, contribution: 23_753 }
          : { ...row, customers: 0, orders: 0, netSales: 0, contribution: 0 },
      ),
    },
  },
};

const meta = {
  title: 'screens/Customers',
  component: CustomersScreen,
  decorators: [onPage],
  tags: ['experimental'],
  parameters: { layout: 'fullscreen' },
  args: {
    view: live,
    list,
    refreshing: false,
    query: { segment: null, sort: 'contribution', descending: true, page: 0 },
    onQueryChange: fn(),
    onRetryList: fn(),
    importHref: '#integrations',
    costsHref: '#costs',
    customerHref: (id: string) => `#customer-${id}`,
    onFind: fn(async () => {}) as CustomersScreenProps['onFind'],
    onExport: fn() as CustomersScreenProps['onExport'],
    exporting: false,
    onRetry: fn(),
    onUseSample: fn(),
    onLeaveSample: fn(),
  },
} satisfies Meta<typeof CustomersScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const inEnglish = { language: 'en' };
const phone = { viewport: { value: 'phone' } };

export const Ready: Story = {};
export const Sample: Story = { tags: ['no-visual'], args: { view: { ...live, source: 'sample' } } };
export const Loading: Story = { tags: ['no-visual'], args: { view: { status: 'loading' } } };
export const Empty: Story = { tags: ['no-visual'], args: { view: { status: 'empty' } } };
export const Error: Story = {
  tags: ['no-visual'],
  args: { view: { status: 'error', message: 'The server can not be reached.' } },
};
export const ListLoading: Story = { tags: ['no-visual'], args: { list: { status: 'loading' } } };
export const ListError: Story = {
  tags: ['no-visual'],
  args: { list: { status: 'error', message: 'The server can not be reached.' } },
};
export const Young: Story = { name: 'Not enough history', tags: ['no-visual'], args: { view: young } };
export const Phone: Story = { tags: ['no-visual'], globals: { ...phone } };
export const LongText: Story = { tags: ['no-visual'], globals: { language: 'fr', ...phone } };
export const Manager: Story = {
  name: 'Without what only admins do',
  tags: ['no-visual'],
  args: { onFind: undefined, onExport: undefined },
};

export const NoneKnown: Story = {
  name: 'Orders that name no customers',
  tags: ['no-visual'],
  globals: inEnglish,
  args: { view: unknown },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your orders name no customers')).toBeVisible();
    await expect(canvas.getByText('Orders without a customer')).toBeVisible();
    await expect(canvas.queryByText('Segments')).toBeNull();
  },
};

export const LacksCosts: Story = {
  name: 'What lacks a cost is at most what is shown',
  tags: ['no-visual'],
  globals: inEnglish,
  args: { view: lacksCosts },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('At most: 2 costs are missing').length).toBeGreaterThan(1);
  },
};

export const CohortsByBoth: Story = {
  name: 'The cohorts show who ordered again, or what remained, each number in its cell',
  tags: ['no-visual'],
  globals: inEnglish,
  args: { view: { ...live, data: { ...sampleCustomers, running: '2025-12' } } },
  play: async ({ canvas, userEvent }) => {
    const table = within(canvas.getByRole('table', { name: 'Customers by month of their first order' }));
    await expect(table.getByRole('columnheader', { name: 'Month 2' })).toBeVisible();
    const november = within(table.getByRole('row', { name: /November 2025/ }));
    await expect(november.getByRole('cell', { name: /%\s?so far$/ })).toBeVisible();
    await expect(table.queryByRole('columnheader', { name: '12 months, expected' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'What remains per customer' }));
    await expect(table.getByRole('columnheader', { name: '12 months, expected' })).toBeVisible();
    await expect(table.getByRole('columnheader', { name: 'Month 1' })).toBeVisible();
  },
};

export const Asks: Story = {
  name: 'A segment opens to its customers; sorting and exporting ask the server; a customer is found by name',
  tags: ['no-visual'],
  globals: inEnglish,
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'At risk' }));
    await expect(args.onQueryChange).toHaveBeenCalledWith(expect.objectContaining({ segment: 'at_risk', page: 0 }));
    const customers = within(canvas.getByRole('grid', { name: 'Customers' }));
    await userEvent.click(customers.getByRole('button', { name: 'Last order' }));
    await expect(args.onQueryChange).toHaveBeenCalledWith(expect.objectContaining({ sort: 'lastOn' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await expect(args.onExport).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Find' }));
    await expect(canvas.getByText('Enter the customer’s email address, name or number.')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Email address, name or number'), 'ana@shop.example{Enter}');
    await expect(args.onFind).toHaveBeenCalledWith('ana@shop.example');
  },
};
