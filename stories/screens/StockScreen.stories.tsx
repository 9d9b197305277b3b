import { sampleStock } from '@adaos/api/sample';
import { StockScreen, type StockQuery, type StockView } from '@adaos/ui/screens/StockScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { onPage } from './page.tsx';

// An answer of the contract is a view's data as it is.
const live: StockView = { status: 'ready', source: 'live', data: sampleStock };
const sample: StockView = { status: 'ready', source: 'sample', data: sampleStock };
const allGood: StockView = {
  ...live,
  data: {
    ...sampleStock,
    summary: { ...sampleStock.summary, criticalProducts: 0, criticalSuppliers: 0, averageDeliveryTime: null },
    critical: [],
    suppliers: sampleStock.suppliers.map((row) => ({
      ...row,
      status: 'Good',
      deliveryTime: null,
      reorderPoint: null,
    })),
  },
};

const [first, second] = sampleStock.suppliers;
/** One product was sold more often than it was counted, of another something came back and was written off. */
const oversold: StockView = {
  ...live,
  data: {
    ...sampleStock,
    suppliers: [first, second].flatMap((row, place) =>
      row?.count === undefined
        ? []
        : [
            place === 0
              ? { ...row, stock: 0, status: 'Critical', count: { ...row.count, units: 40, sold: 52, oversold: true } }
              : { ...row, count: { ...row.count, returned: 3, adjusted: -2 } },
          ],
    ),
  },
};

const meta = {
  title: 'screens/Stock',
  component: StockScreen,
  decorators: [onPage],
  tags: ['stable'],
  parameters: { layout: 'fullscreen' },
  args: {
    view: live,
    importHref: '#integrations',
    ordersHref: '#orders',
    suppliersHref: '#suppliers',
    onRetry: fn(),
    onUseSample: fn(),
    onLeaveSample: fn(),
  },
} satisfies Meta<typeof StockScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** In every language: the chart has come with its library, after the figures. */
const chartIsDrawn = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  const drawing = () => canvasElement.querySelector('[role="group"][aria-describedby] svg');
  await waitFor(() => expect(drawing()).toBeInTheDocument(), { timeout: 10_000 });
};
const inEnglish = { language: 'en' };
const phone = { viewport: { value: 'phone' } };

export const Ready: Story = { play: chartIsDrawn };
export const Sample: Story = { tags: ['no-visual'], args: { view: sample }, play: chartIsDrawn };
export const AllGood: Story = { tags: ['no-visual'], args: { view: allGood }, play: chartIsDrawn };
export const Loading: Story = { tags: ['no-visual'], args: { view: { status: 'loading' } } };
export const Empty: Story = { tags: ['no-visual'], args: { view: { status: 'empty' } } };
export const Error: Story = {
  tags: ['no-visual'],
  args: { view: { status: 'error', message: 'The server can not be reached.' } },
};
export const LongText: Story = { tags: ['no-visual'], globals: { language: 'fr', ...phone }, play: chartIsDrawn };

export const Shows: Story = {
  name: '[STOCK-1] Four figures, the stock of each supplier, and every product with its status',
  tags: ['no-visual'],
  globals: inEnglish,
  play: async (context) => {
    const { canvas, userEvent } = context;
    for (const name of ['Units in stock', 'Suppliers', 'Critical products', 'Average delivery time'])
      await expect(canvas.getByRole('heading', { level: 2, name })).toBeVisible();
    await expect(canvas.getByText('7.8 days')).toBeVisible();
    await chartIsDrawn(context);
    const chart = within(canvas.getByRole('region', { name: 'Stock by supplier' }));
    await userEvent.click(chart.getByRole('button', { name: 'Table' }));
    await expect(await chart.findByRole('row', { name: /Lanaria Sibiu/ })).toHaveTextContent('316');

    const table = within(canvas.getByRole('grid', { name: 'Suppliers and products' }));
    for (const name of ['Supplier', 'Product', 'Stock', 'Reorder point', 'Delivery time', 'Status'])
      await expect(table.getByRole('columnheader', { name })).toBeVisible();
    // What must be ordered is first.
    await expect(table.getAllByRole('row')[1]).toHaveTextContent(/21.*35.*14 days.*Critical/);
    await expect(table.getByRole('row', { name: /^Stupina Apuseni/ })).toHaveTextContent(/410.*3 days.*Good/);
    await userEvent.click(canvas.getByRole('button', { name: 'Status', expanded: false }));
    await userEvent.click(await within(document.body).findByRole('checkbox', { name: 'Critical' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(table.getAllByRole('row')).toHaveLength(4));
  },
};

export const SoldSinceTheCount: Story = {
  name: '[STOCK-1] The stock says when it was counted and what has moved since, and asks for a count where more was sold',
  tags: ['no-visual'],
  args: { view: oversold },
  globals: inEnglish,
  play: async (context) => {
    const { canvas } = context;
    await chartIsDrawn(context);
    const rows = within(canvas.getByRole('grid', { name: 'Suppliers and products' }));
    await expect(rows.getByText(/^40 counted on 15 Dec 2025, [\d:]+, 52 sold since then/)).toBeVisible();
    await expect(rows.getByText('More sold than counted: count again')).toBeVisible();
    await expect(rows.getByText(/sold since then, 3 returned, −2 by adjustments/)).toBeVisible();
  },
};

const query: StockQuery = {
  search: '',
  status: null,
  least: null,
  most: null,
  sort: 'status',
  descending: false,
  page: 0,
};
const onQueryChange = fn();
const onExport = fn();

export const FoundByTheServer: Story = {
  name: '[STOCK-1] Of thousands of products a page is shown; the server finds, sorts and saves them',
  tags: ['no-visual'],
  args: {
    view: { ...live, data: { ...sampleStock, total: 20_000 } },
    list: { query, onQueryChange, refreshing: false, onExport, exporting: false },
  },
  globals: inEnglish,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/20,000/)).toBeVisible();
    const table = within(canvas.getByRole('grid', { name: 'Suppliers and products' }));
    await userEvent.click(table.getByRole('button', { name: /^Stock/ }));
    await expect(onQueryChange).toHaveBeenLastCalledWith({ ...query, sort: 'stock', descending: true });
    await userEvent.click(canvas.getByRole('button', { name: 'Status', expanded: false }));
    await userEvent.click(await within(document.body).findByRole('checkbox', { name: 'Critical' }));
    await expect(onQueryChange).toHaveBeenLastCalledWith({ ...query, status: 'Critical' });
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await expect(onExport).toHaveBeenCalledOnce();
  },
};

const saved = fn(async () => {});
export const Terms: Story = {
  tags: ['no-visual'],
  name: 'Pack size and least order of a product are set in its row; what is no number above 0 is not saved',
  globals: inEnglish,
  args: { terms: { onSave: saved, failureReason: () => undefined } },
  play: async ({ canvas, userEvent }) => {
    saved.mockClear();
    const row = sampleStock.suppliers.find(({ status }) => status === 'Critical');
    await userEvent.click(
      canvas.getByRole('button', { name: `Any quantity Change the order terms of ${row?.product}` }),
    );
    const form = within(await within(document.body).findByRole('dialog'));
    await userEvent.type(form.getByLabelText(/Units per pack/), '0');
    await userEvent.type(form.getByLabelText(/Minimum order/), '48');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await expect(form.getByText('Enter a number above 0.')).toBeVisible();
    await expect(saved).not.toHaveBeenCalled();
    await userEvent.clear(form.getByLabelText(/Units per pack/));
    await userEvent.type(form.getByLabelText(/Units per pack/), '12');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await expect(saved).toHaveBeenCalledWith(expect.objectContaining({ product: row?.product }), {
      packUnits: 12,
      leastUnits: 48,
    });
  },
};

export const LostSales: Story = {
  name: 'What being sold out has cost in all is beside what runs out',
  tags: ['no-visual'],
  globals: inEnglish,
  args: { view: { ...live, data: { ...sampleStock, summary: { ...sampleStock.summary, lost: 1_240 } } } },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('heading', { level: 2, name: 'Critical products' }).closest('section');
    await expect(card).toHaveTextContent(
      /reorder point · about EUR\s1,240 of profit lost by being sold out in 90 days$/,
    );
  },
};
