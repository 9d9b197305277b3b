import { sampleProduct } from '@adaos/api/sample';
import { ProductScreen, type ProductData, type ProductView } from '@adaos/ui/screens/ProductScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { onPage } from './page.tsx';

// An answer of the contract is a view's data as it is.
const data: ProductData = sampleProduct;
const ready = (changes: Partial<ProductData> = {}): ProductView => ({ status: 'ready', data: { ...data, ...changes } });
const { stock: _, ...uncounted } = data.product;

const meta = {
  title: 'screens/Product',
  component: ProductScreen,
  decorators: [onPage],
  tags: ['experimental'],
  parameters: { layout: 'fullscreen' },
  args: {
    view: ready(),
    backHref: '#products',
    ordersHref: (month) => `#orders${month === undefined ? '' : `?month=${month}`}`,
    productHref: (code) => `#products/${code}`,
    costsHref: '#costs',
    adCopyHref: (product) => `#ad-copy?product=${product}`,
    onRetry: fn(),
  },
} satisfies Meta<typeof ProductScreen>;
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
export const Phone: Story = { tags: ['no-visual'], globals: phone };
export const LongText: Story = {
  tags: ['no-visual'],
  globals: { language: 'fr', ...phone },
  args: {
    view: ready({
      product: {
        ...data.product,
        name: 'Couverture en laine mérinos tissée à la main dans les Maramureș, bordure brodée, 140 × 200 cm, écru et anthracite',
      },
    }),
  },
};
export const Empty: Story = {
  name: 'A product that was not sold in the period and has nothing beside it',
  tags: ['no-visual'],
  args: {
    view: ready({
      product: { ...uncounted, units: 0, orders: 0, returned: 0, netSales: 0, contribution: 0, margin: null },
      soldWith: [],
      returnReasons: [],
      costs: [],
    }),
  },
};

export const OpensToOrders: Story = {
  name: 'Its figures and each of its months open to their orders',
  tags: ['no-visual'],
  globals: inEnglish,
  args: { view: ready({ product: { ...data.product, missing: ['cogs'] } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Units sold' })).toHaveAttribute('href', '#orders');
    const months = within(canvas.getByRole('grid', { name: 'By month' }));
    await expect(months.getByRole('link', { name: 'December 2025' })).toHaveAttribute('href', '#orders?month=2025-12');
    await expect(canvas.getByRole('link', { name: 'At most' })).toHaveAttribute('href', '#costs');
    await expect(canvas.getByText(/, from 1 Jul/)).toBeVisible();
  },
};

export const ConnectedStore: Story = {
  name: 'It opens in the connected store, where its price is changed',
  tags: ['no-visual'],
  globals: inEnglish,
  args: {
    view: ready({ store: { platform: 'shopify', products: 'https://lamps.myshopify.com/admin/products?query=' } }),
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Open in Shopify' });
    await expect(link).toHaveAttribute('href', `https://lamps.myshopify.com/admin/products?query=${data.product.code}`);
    await expect(link).toHaveAttribute('target', '_blank');
  },
};
