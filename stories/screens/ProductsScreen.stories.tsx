import { sampleProductProfits } from '@adaos/api/sample';
import { ProductsScreen, type ProductProfitsView, type ProductsScreenProps } from '@adaos/ui/screens/ProductsScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { onPage } from './page.tsx';

// An answer of the contract is a view's data as it is.
const live: ProductProfitsView = { status: 'ready', source: 'live', data: sampleProductProfits };
const lacksCosts: ProductProfitsView = {
  ...live,
  data: {
    ...sampleProductProfits,
    products: sampleProductProfits.products.map((row, index) => ({
      ...row,
      missing: index % 2 === 0 ? ['cogs', 'shipping_cost'] : ['shipping_cost'],
    })),
    missing: ['cogs', 'shipping_cost'],
  },
};

const meta = {
  title: 'screens/Products',
  component: ProductsScreen,
  decorators: [onPage],
  tags: ['experimental'],
  parameters: { layout: 'fullscreen' },
  args: {
    view: live,
    refreshing: false,
    query: {
      by: 'product',
      product: null,
      search: '',
      losing: false,
      uncosted: false,
      returned: false,
      sort: 'contribution',
      descending: true,
      page: 0,
    },
    onQueryChange: fn(),
    productHref: (code, hasVariants) => `#${hasVariants ? 'variants' : 'products'}/${code ?? ''}`,
    importHref: '#integrations',
    costsHref: '#costs',
    onAllocate: fn() as ProductsScreenProps['onAllocate'],
    allocating: false,
    onExport: fn(),
    exporting: false,
    onRetry: fn(),
    onUseSample: fn(),
    onLeaveSample: fn(),
  },
} satisfies Meta<typeof ProductsScreen>;
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
export const Phone: Story = { tags: ['no-visual'], globals: { ...phone } };
export const LongText: Story = { tags: ['no-visual'], globals: { language: 'fr', ...phone } };

export const LacksCosts: Story = {
  name: 'What lacks a cost is at most what is shown, in its row and in the sum',
  tags: ['no-visual'],
  globals: inEnglish,
  args: { view: lacksCosts },
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('grid', { name: 'Products' }));
    await expect(table.getAllByText('Cost missing').length).toBeGreaterThan(0);
    await expect(canvas.getByText('At most: 2 costs are missing')).toBeVisible();
  },
};

export const Compared: Story = {
  name: 'The period before is in the sums and in each row, and a row opens to its product',
  tags: ['no-visual'],
  globals: inEnglish,
  args: {
    view: {
      ...live,
      data: {
        ...sampleProductProfits,
        products: sampleProductProfits.products.map((row) => ({ ...row, before: { ...row, contribution: 1_234 } })),
        before: { from: '2025-10-31', to: '2025-11-30', sum: sampleProductProfits.sum, missing: [] },
      },
    },
  },
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('grid', { name: 'Products' }));
    await expect(table.getAllByText('against 1,234.00').length).toBeGreaterThan(0);
    await expect(table.getAllByText('24 days').length).toBeGreaterThan(0);
    await expect(canvas.getAllByText(/Nov 2025: /)).toHaveLength(4);
    await expect(table.getAllByRole('link')[0]).toHaveAttribute('href', '#products/PAT-001');
  },
};

export const Asks: Story = {
  name: 'Sorting asks the server; what belongs to no product is a row of its own',
  tags: ['no-visual'],
  globals: inEnglish,
  play: async ({ canvas, args, userEvent }) => {
    const table = within(canvas.getByRole('grid', { name: 'Products' }));
    await expect(table.getByText('No product')).toBeVisible();
    await userEvent.click(table.getByRole('button', { name: 'Net sales' }));
    await expect(args.onQueryChange).toHaveBeenCalledWith(expect.objectContaining({ sort: 'netSales', page: 0 }));
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await expect(args.onExport).toHaveBeenCalledOnce();
  },
};

export const Allocates: Story = {
  name: 'By what order costs are shared is said and chosen, and so is for how many orders it says nothing',
  tags: ['no-visual'],
  globals: inEnglish,
  args: {
    view: { ...live, data: { ...sampleProductProfits, allocation: { key: 'weight', byValue: 12 } } },
  },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText(/shared by its products, by their weight: shipping/)).toBeVisible();
    await expect(canvas.getByText(/^12 orders of this period are shared by value/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Enter weights' })).toHaveAttribute('href', '#costs');
    const choice = canvas.getByLabelText('Share order costs');
    await expect(choice).toHaveValue('weight');
    await userEvent.selectOptions(choice, 'By units');
    await expect(args.onAllocate).toHaveBeenCalledWith('units');
  },
};

export const Viewer: Story = {
  name: '[ROLE-3] Who may not change costs reads by what order costs are shared, without the choice',
  tags: ['no-visual'],
  globals: inEnglish,
  args: { onAllocate: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/shared by its products, by the value of their lines/)).toBeVisible();
    await expect(canvas.queryByLabelText('Share order costs')).toBeNull();
  },
};

const [first, ...others] = sampleProductProfits.products;
const shirts = first ? [{ ...first, code: 'shopify:7', name: 'Cămașă de in', variants: 3 }] : [];

export const ByProduct: Story = {
  name: 'A product sums its variants and opens to them; the list can be one of variants',
  tags: ['no-visual'],
  globals: inEnglish,
  args: {
    view: { ...live, data: { ...sampleProductProfits, hasVariants: true, products: [...shirts, ...others] } },
  },
  play: async ({ canvas, args, userEvent }) => {
    const table = within(canvas.getByRole('grid', { name: 'Products' }));
    await expect(table.getByText('3 variants')).toBeVisible();
    const links = table.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(links.slice(0, 2)).toEqual(['#variants/shopify:7', `#products/${others[0]?.code}`]);
    await userEvent.selectOptions(canvas.getByLabelText('Show'), 'Variants');
    await expect(args.onQueryChange).toHaveBeenCalledWith(expect.objectContaining({ by: 'variant', page: 0 }));
  },
};

export const VariantsOfOne: Story = {
  name: 'The variants of one product lead back to all products',
  tags: ['no-visual'],
  globals: inEnglish,
  args: {
    query: { ...meta.args.query, product: 'shopify:7' },
    view: {
      ...live,
      data: {
        ...sampleProductProfits,
        by: 'variant',
        hasVariants: true,
        product: { code: 'shopify:7', name: 'Cămașă de in' },
        products: others.slice(0, 2).map((row, index) => ({
          ...row,
          code: `CAM-${index}`,
          name: `Cămașă de in - ${['S', 'M'][index]}`,
        })),
        total: 2,
      },
    },
  },
  play: async ({ canvas, args, userEvent }) => {
    const table = within(canvas.getByRole('grid', { name: 'Variants of Cămașă de in' }));
    await expect(table.getByText('Cămașă de in - M')).toBeVisible();
    await expect(table.queryByText('No product')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'All products' }));
    await expect(args.onQueryChange).toHaveBeenCalledWith(
      expect.objectContaining({ by: 'product', product: null, page: 0 }),
    );
  },
};
