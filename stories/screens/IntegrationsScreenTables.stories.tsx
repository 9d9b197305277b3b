import { IntegrationsScreen } from '@adaos/ui/screens/IntegrationsScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import {
  adsFile,
  adsPreview,
  at,
  choosing,
  december,
  done,
  february,
  january,
  mapping,
  ordersFile,
  ordersPreview,
  preview,
  stockFile,
  stockPreview,
} from './IntegrationsScreen.views.ts';

const onStart = fn();
const onChooseKind = fn();
const inRon = {
  shop: {
    currency: 'RON',
    timezone: 'Europe/Bucharest',
    goodsRule: { percent: 54, from: null },
    goodsCostPercent: null,
  },
};

const meta = {
  title: 'screens/IntegrationsScreen/Ad spend and stock',
  component: IntegrationsScreen,
  tags: ['stable', 'no-visual'],
  args: {
    view: at(choosing),
    costsHref: '#costs',
    onRetry: fn(),
    onChooseFile: fn(),
    onChooseKind,
    onStart,
    onStartOver: fn(),
    onCancelUpload: fn(),
    onLoadMoreRejected: fn(),
    onRetryRejected: fn(),
    onDownloadRejected: fn(),
  },
  beforeEach: () => {
    onStart.mockClear();
    onChooseKind.mockClear();
  },
} satisfies Meta<typeof IntegrationsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const ads = mapping({ kind: 'ads', file: adsFile, preview: adsPreview });

export const Ready: Story = {
  tags: ['!no-visual'],
  args: { view: at({ step: 'choose', kind: 'ads' }, { history: [february, december] }) },
};
export const Stock: Story = { args: { view: at({ step: 'choose', kind: 'stock' }) } };
export const Phone: Story = {
  globals: { language: 'ro', viewport: { value: 'phone' } },
  args: { view: at(ads, inRon) },
};

export const ChoosesKind: Story = {
  name: 'What the file holds is chosen before it',
  globals: { language: 'en' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Orders' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Ad spend' }));
    await expect(onChooseKind).toHaveBeenCalledWith('ads');
  },
};

export const AdSpend: Story = {
  name: 'Ad spend in another currency takes the rate of its day, or a typed one',
  globals: { language: 'en' },
  args: { view: at(ads, inRon) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/Meta Ads export/)).toBeVisible();
    await expect(canvas.getByLabelText('Amount spent')).toHaveValue('Amount spent (EUR)');
    await expect(canvas.queryByLabelText('Order number')).toBeNull();
    const rate = canvas.getByLabelText(/^1 EUR in RON/);
    await expect(rate).toHaveAccessibleDescription(/each day uses the rate of the European Central Bank/);
    await userEvent.type(rate, 'x');
    await userEvent.click(canvas.getByRole('button', { name: 'Start import' }));
    await expect(await canvas.findByText('Type a number above zero, such as 4.9712.')).toBeVisible();
    await userEvent.clear(rate);
    await userEvent.type(rate, '4,9712');
    await userEvent.click(canvas.getByRole('button', { name: 'Start import' }));
    await expect(onStart).toHaveBeenCalledWith({
      mapping: adsPreview.mapping,
      currency: 'EUR',
      timezone: 'Europe/Bucharest',
      goodsCostPercent: null,
      rate: 4.9712,
    });
  },
};

export const StockCosts: Story = {
  name: 'Unit costs of a stock file count from the chosen day, or not at all',
  globals: { language: 'en' },
  args: { view: at(mapping({ kind: 'stock', file: stockFile, preview: stockPreview }), inRon) },
  play: async ({ canvas, userEvent }) => {
    const settings = {
      mapping: stockPreview.mapping,
      currency: 'RON',
      timezone: 'Europe/Bucharest',
      goodsCostPercent: null,
    };
    await userEvent.click(canvas.getByRole('button', { name: 'Start import' }));
    await expect(onStart).toHaveBeenLastCalledWith(settings);
    await userEvent.type(canvas.getByLabelText(/^Unit costs count from/), '2026-01-01');
    await userEvent.click(canvas.getByRole('button', { name: 'Start import' }));
    await expect(onStart).toHaveBeenLastCalledWith({ ...settings, costsFrom: '2026-01-01' });
  },
};

export const Done: Story = {
  globals: { language: 'en' },
  args: { view: at(done({ import: february }), { history: [february, december] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '162 rows imported' })).toBeVisible();
    await expect(canvas.queryByText('refunds')).toBeNull();
    await expect(canvas.getByRole('columnheader', { name: 'Contents' })).toBeInTheDocument();
  },
};

const orders = mapping({ file: ordersFile, preview: ordersPreview });
const inEur = { shop: { currency: 'EUR', timezone: 'Europe/Paris', goodsRule: null, goodsCostPercent: 40 } };

export const OrdersWithoutItems: Story = {
  name: 'A file with one row for each order says what is lost',
  globals: { language: 'en' },
  args: { view: at(orders, inEur) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/One row per order: profit without products · 9 columns/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'One row per order' })).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByText(/instead of unit costs.*VAT in the totals counts as sales\./)).toBeVisible();
    await expect(canvas.getByLabelText('Order total')).toHaveValue('Total');
    await expect(canvas.queryByLabelText('Quantity')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Start import' }));
    await expect(onStart).toHaveBeenCalledWith({
      mapping: ordersPreview.mapping,
      currency: 'EUR',
      timezone: 'Europe/Paris',
      goodsCostPercent: 40,
    });
  },
};

export const ChoosesRows: Story = {
  name: 'What a row is can be chosen by hand, and needs its own columns',
  globals: { language: 'en' },
  args: { view: at(mapping({ preview: { ...preview, format: 'unknown', mapping: { orderId: 'Invoice' } } }), inEur) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Still needed: Date, Quantity and Unit price.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'One row per order' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Start import' }));
    await expect(onStart).not.toHaveBeenCalled();
    await expect(canvas.getByLabelText('Order total')).toBeInvalid();
    await userEvent.selectOptions(canvas.getByLabelText('Date'), 'InvoiceDate');
    await userEvent.selectOptions(canvas.getByLabelText('Order total'), 'Price');
    await userEvent.click(canvas.getByRole('button', { name: 'Start import' }));
    await expect(onStart).toHaveBeenCalledWith(
      expect.objectContaining({ mapping: { orderId: 'Invoice', date: 'InvoiceDate', orderTotal: 'Price' } }),
    );
  },
};

export const OrdersWithoutItemsPhone: Story = {
  globals: { language: 'ro', viewport: { value: 'phone' } },
  args: { view: at(orders, inEur) },
};

export const OrdersDone: Story = {
  globals: { language: 'en' },
  args: { view: at(done({ import: january }), { history: [january, december] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '206 orders imported' })).toBeVisible();
    await expect(
      canvas.getByText(/you see profit without products\. We do not know which products were sold/),
    ).toBeVisible();
  },
};
