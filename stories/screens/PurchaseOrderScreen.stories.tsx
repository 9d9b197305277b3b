import { sampleDraft, samplePurchaseOrder } from '@adaos/api/sample';
import { PurchaseOrderScreen } from '@adaos/ui/screens/PurchaseOrderScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { onPage } from './page.tsx';

const meta = {
  title: 'screens/PurchaseOrder',
  component: PurchaseOrderScreen,
  decorators: [onPage],
  tags: ['stable'],
  parameters: { layout: 'fullscreen' },
  args: {
    view: { status: 'ready', data: samplePurchaseOrder },
    backHref: '#orders',
    today: '2025-12-31',
    saving: null,
    onRetry: fn(),
    onChange: fn(async () => {}),
    onPlace: fn(async () => {}),
    onReceive: fn(async () => {}),
    onUndo: fn(async () => {}),
    onCancel: fn(async () => {}),
    onPdf: fn(),
    onCsv: fn(),
    failureReason: () => undefined,
  },
} satisfies Meta<typeof PurchaseOrderScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const inEnglish = { language: 'en' };
const dialog = () => within(document.body).findByRole('dialog');

export const Ready: Story = {};
export const Draft: Story = { tags: ['no-visual'], args: { view: { status: 'ready', data: sampleDraft } } };
export const Loading: Story = { tags: ['no-visual'], args: { view: { status: 'loading' } } };
export const NotFound: Story = { tags: ['no-visual'], args: { view: { status: 'notFound' } } };
export const Error: Story = {
  tags: ['no-visual'],
  args: { view: { status: 'error', message: 'The server can not be reached.' } },
};
export const LongText: Story = {
  tags: ['no-visual'],
  globals: { language: 'ro', viewport: { value: 'phone' } },
};

export const Receives: Story = {
  name: 'Goods are received in parts: what is on the way is filled in, and a mistake is undone',
  tags: ['no-visual'],
  globals: inEnglish,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Receive goods' }));
    const form = within(await dialog());
    const mugs = form.getByLabelText('Units of Set de căni Horezu');
    await expect(mugs).toHaveValue('50');
    await userEvent.clear(mugs);
    await userEvent.type(mugs, '20');
    await userEvent.click(form.getByRole('button', { name: 'Add to stock' }));
    await expect(args.onReceive).toHaveBeenCalledWith({
      receivedOn: '2025-12-31',
      lines: [
        { sku: 'CANI-HOREZU', units: 20 },
        { sku: 'VAZA-HOREZU', units: 30 },
      ],
    });
    await waitFor(() => expect(document.querySelector('[role="dialog"]')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Undo receipt' }));
    const question = within(await within(document.body).findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Undo receipt' }));
    await expect(args.onUndo).toHaveBeenCalledWith(samplePurchaseOrder.receipts[0]?.id);
  },
};

export const Orders: Story = {
  name: 'A draft is edited and marked as ordered',
  tags: ['no-visual'],
  globals: inEnglish,
  args: { view: { status: 'ready', data: sampleDraft } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
    const form = within(await dialog());
    const units = form.getByLabelText(/^Units of/);
    await userEvent.clear(units);
    await userEvent.type(units, '0');
    await userEvent.click(form.getByRole('button', { name: 'Save draft' }));
    await expect(await form.findByText('Enter units for at least one product.')).toBeVisible();
    await userEvent.clear(units);
    await userEvent.type(units, '150');
    await userEvent.click(form.getByRole('button', { name: 'Save draft' }));
    await expect(args.onChange).toHaveBeenCalledWith({
      note: '',
      lines: [{ sku: 'LENJ-IN', units: 150, unitCost: 57 }],
    });
    await waitFor(() => expect(document.querySelector('[role="dialog"]')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Mark as ordered' }));
    await userEvent.click(within(await dialog()).getByRole('button', { name: 'Mark as ordered' }));
    await expect(args.onPlace).toHaveBeenCalledWith({ orderedOn: '2025-12-31' });
  },
};

export const Adds: Story = {
  name: 'A draft takes further products of its supplier, with the smallest quantity that can be ordered',
  tags: ['no-visual'],
  globals: inEnglish,
  args: {
    view: { status: 'ready', data: sampleDraft },
    offers: [{ sku: 'NEW', product: 'Linen towel', unitCost: 18.5, leastUnits: 30, packUnits: 12 }],
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
    const form = within(await dialog());
    await userEvent.click(form.getByRole('combobox', { name: /Add a product/ }));
    await userEvent.click(await within(document.body).findByRole('option', { name: 'Linen towel' }));
    const units = await form.findByLabelText('Units of Linen towel');
    await expect(units).toHaveValue('36');
    await expect(form.getByText('In packs of 12. At least 30 units.')).toBeVisible();
    await expect(form.queryByRole('combobox', { name: /Add a product/ })).toBeNull();
    await userEvent.click(form.getByRole('button', { name: 'Save draft' }));
    const added = { sku: 'NEW', units: 36, unitCost: 18.5 };
    await expect(args.onChange).toHaveBeenCalledWith(
      expect.objectContaining({ lines: expect.arrayContaining([added]) }),
    );
  },
};
