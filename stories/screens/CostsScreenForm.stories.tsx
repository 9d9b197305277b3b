import { CostsScreen } from '@adaos/ui/screens/CostsScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { change, costsArgs, live, zeroVat } from './costsStates.ts';
import { onPage } from './page.tsx';

const meta = {
  title: 'screens/Costs/Form',
  component: CostsScreen,
  decorators: [onPage],
  tags: ['stable'],
  parameters: { layout: 'fullscreen' },
  args: costsArgs,
} satisfies Meta<typeof CostsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const inEnglish = { language: 'en' };
const inBody = within(document.body);
const dialog = () => inBody.findByRole('dialog');

/** Opens the form for a cost by its place in the list: VAT comes first, then goods, shipping, returns, packing, payments, others. */
async function openForm(canvas: Canvas, place: number) {
  const [row] = canvas.getAllByRole('listitem').slice(place, place + 1);
  await userEvent.click(within(row ?? document.body).getByRole('button'));
  return within(await dialog());
}
const type = (form: Awaited<ReturnType<typeof openForm>>, label: string | RegExp, text: string) =>
  userEvent.type(form.getByLabelText(label), text);

export const Ready: Story = {
  args: { preview: change },
  play: async ({ canvas }) => {
    await openForm(canvas, 2);
  },
};
export const Phone: Story = {
  tags: ['no-visual'],
  globals: { viewport: { value: 'phone' } },
  args: { preview: change },
  play: async ({ canvas }) => {
    await openForm(canvas, 5);
  },
};
export const FixedCost: Story = {
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    await openForm(canvas, 8);
  },
};

export const Vat: Story = {
  name: 'The rate of the VAT is for a country and a group of products, in the prices or added to them',
  globals: inEnglish,
  args: { preview: change },
  play: async ({ canvas, args }) => {
    const form = await openForm(canvas, 0);
    await expect(form.getByLabelText('Cost')).toHaveValue('tax');
    await userEvent.selectOptions(form.getByLabelText('For orders from'), 'Germany');
    await userEvent.selectOptions(form.getByLabelText('For products of the group'), 'Textile');
    await type(form, 'VAT rate', '19');
    const rule = { kind: 'tax', country: 'DE', group: 'Textile', percent: 19, vatIncluded: true };
    await waitFor(() => expect(args.onPreview).toHaveBeenLastCalledWith(expect.objectContaining(rule)));
    await userEvent.selectOptions(form.getByLabelText('The prices in the orders'), 'Exclude VAT: it is added');
    await waitFor(() =>
      expect(args.onPreview).toHaveBeenLastCalledWith(expect.objectContaining({ ...rule, vatIncluded: false })),
    );
    await userEvent.selectOptions(form.getByLabelText('The prices in the orders'), 'Include VAT');
  },
};

export const VatOverZero: Story = {
  name: 'Where the VAT of all orders is stated as 0, the rate counts over it unless the owner says otherwise',
  tags: ['no-visual'],
  globals: inEnglish,
  args: { view: { ...live, data: zeroVat }, preview: change },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/^given as 0 in all 1,204 orders/)).toBeVisible();
    const form = await openForm(canvas, 0);
    await expect(form.getByText(/1,204 orders have a VAT of 0/)).toBeVisible();
    await type(form, 'VAT rate', '19');
    const rule = { kind: 'tax', percent: 19, overZero: true };
    await waitFor(() => expect(args.onPreview).toHaveBeenLastCalledWith(expect.objectContaining(rule)));
    await userEvent.selectOptions(form.getByLabelText('Orders with a VAT of 0'), 'Have no VAT');
    await waitFor(() =>
      expect(args.onPreview).toHaveBeenLastCalledWith(expect.objectContaining({ ...rule, overZero: false })),
    );
  },
};

export const OfOneCarrier: Story = {
  name: 'A cost of shipping is for one carrier, a range of weights and each parcel',
  globals: inEnglish,
  args: { preview: change },
  play: async ({ canvas, args }) => {
    const form = await openForm(canvas, 2);
    await userEvent.selectOptions(form.getByLabelText('For orders sent by'), 'Easybox');
    await type(form, /Heavier than/, '2,5');
    await type(form, /Up to/, '1');
    await type(form, 'Per parcel', '3.2');
    await userEvent.click(form.getByRole('button', { name: 'Add rule' }));
    await expect(await form.findByText('Enter a weight above the previous one.')).toBeVisible();
    await userEvent.clear(form.getByLabelText(/Up to/));
    await type(form, /Up to/, '5');
    const rule = { carrier: 'Easybox', weightOver: 2_500, weightTo: 5_000, perParcel: 3.2, perOrder: null };
    await waitFor(() => expect(args.onPreview).toHaveBeenLastCalledWith(expect.objectContaining(rule)));
  },
};

export const OfOnePaymentMethod: Story = {
  name: 'A payment fee is for one payment method of the shop’s own orders, which come with their sales',
  tags: ['no-visual'],
  globals: inEnglish,
  play: async ({ canvas, args }) => {
    const form = await openForm(canvas, 5);
    const methods = form.getByLabelText('For payments by');
    const names = within(methods)
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
    await expect(names[0]).toBe('All payment methods');
    await expect(names[1]).toMatch(/^Card \(.*241,901 in sales\)$/);
    await userEvent.selectOptions(methods, 'Card');
    await type(form, 'Percentage of the payment', '1,4');
    await waitFor(() =>
      expect(args.onPreview).toHaveBeenLastCalledWith(
        expect.objectContaining({ kind: 'payment_fee', paymentMethod: 'Card', percent: 1.4 }),
      ),
    );
  },
};

export const Adds: Story = {
  name: 'A rule is previewed while it is typed, and added',
  tags: ['no-visual'],
  globals: inEnglish,
  args: { preview: change },
  play: async ({ canvas, args }) => {
    const form = await openForm(canvas, 2);
    await expect(form.getByLabelText('Cost')).toHaveValue('shipping_cost');
    await expect(args.onPreview).toHaveBeenLastCalledWith(null);
    await type(form, 'Per order', '4,50');
    await type(form, 'Per item', '0.3');
    await userEvent.selectOptions(form.getByLabelText('For orders from'), 'Hungary');
    const rule = {
      kind: 'shipping_cost',
      label: null,
      country: 'HU',
      percent: null,
      perOrder: 4.5,
      perItem: 0.3,
      perParcel: null,
      carrier: null,
      weightOver: null,
      weightTo: null,
      perMonth: null,
      once: null,
      from: '2025-01-01',
      to: null,
    };
    await waitFor(() => expect(args.onPreview).toHaveBeenLastCalledWith(rule));
    const preview = within(form.getByRole('region', { name: 'Effect on your net profit' }));
    await expect(preview.getByText('−EUR 412.30')).toBeVisible();
    await expect(preview.getByText('312 orders change')).toBeVisible();
    await expect(preview.getAllByRole('listitem')).toHaveLength(4);
    await expect(preview.getByText('and 2 earlier months')).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Add rule' }));
    await waitFor(() => expect(args.onAdd).toHaveBeenCalledWith(rule));
    await waitFor(() => expect(inBody.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

export const AddsFixed: Story = {
  name: 'A fixed cost has a name, an amount a month or once, and no country',
  tags: ['no-visual'],
  globals: inEnglish,
  play: async ({ canvas, args }) => {
    const form = await openForm(canvas, 8);
    await expect(form.queryByLabelText('For orders from')).not.toBeInTheDocument();
    await userEvent.click(form.getByRole('button', { name: 'Add rule' }));
    await expect(await form.findByText('Enter a name.')).toBeVisible();
    await expect(form.getByText('Enter an amount; 0 if it costs nothing.')).toBeVisible();
    await type(form, 'Name', 'Photos');
    await userEvent.selectOptions(form.getByLabelText('How often'), 'Only once');
    await type(form, 'Amount', '300');
    await expect(form.getByText(/spread evenly over the days/)).toBeVisible();
    await type(form, /Last day/, '2025-01-10');
    await userEvent.click(form.getByRole('button', { name: 'Add rule' }));
    await waitFor(() =>
      expect(args.onAdd).toHaveBeenCalledWith(
        expect.objectContaining({ kind: 'custom_cost', label: 'Photos', perMonth: null, once: 300, to: '2025-01-10' }),
      ),
    );
  },
};

export const Invalid: Story = {
  name: 'What is wrong with a rule is said at its field',
  globals: inEnglish,
  play: async ({ canvas, args }) => {
    const form = await openForm(canvas, 5);
    await type(form, 'Percentage of the payment', '140');
    await type(form, 'Per order', 'a little');
    await type(form, /Last day/, '2024-12-31');
    await userEvent.click(form.getByRole('button', { name: 'Add rule' }));
    await expect(await form.findByText('Enter a percentage from 0 to 100, such as 1.4.')).toBeVisible();
    await expect(form.getByText('Enter an amount, such as 4.50.')).toBeVisible();
    await expect(form.getByText('The last day is before the first.')).toBeVisible();
    await expect(args.onPreview).toHaveBeenLastCalledWith(null);
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
};

export const PreviewFails: Story = {
  name: 'A preview that fails says why and is calculated again',
  tags: ['no-visual'],
  globals: inEnglish,
  args: { preview: { status: 'error', message: 'The server can not be reached.' } },
  play: async ({ canvas, args }) => {
    const form = await openForm(canvas, 2);
    await expect(form.getByText(/could not be calculated\. The server can not be reached\./)).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Try again' }));
    await expect(args.onPreviewAgain).toHaveBeenCalled();
  },
};

export const PreviewLoading: Story = {
  tags: ['no-visual'],
  args: { preview: { status: 'loading' } },
  play: async ({ canvas }) => {
    await openForm(canvas, 2);
  },
};

export const NothingChanges: Story = {
  name: 'A rule that changes nothing in the past says so',
  tags: ['no-visual'],
  globals: inEnglish,
  args: { preview: { status: 'ready', change: 0, changed: 0, months: [] } },
  play: async ({ canvas }) => {
    const form = await openForm(canvas, 2);
    await expect(form.getByText(/^Nothing changes in the past/)).toBeVisible();
  },
};

export const AddFails: Story = {
  name: '[ALL-2] A rule that could not be added stays in the form, with the reason',
  tags: ['no-visual'],
  globals: inEnglish,
  args: {
    onAdd: fn(() => Promise.reject(new globalThis.Error('trial_over'))),
    failureReason: () => 'Choose a plan to continue.',
  },
  play: async ({ canvas }) => {
    const form = await openForm(canvas, 2);
    await type(form, 'Per order', '4.5');
    await userEvent.click(form.getByRole('button', { name: 'Add rule' }));
    await expect(await form.findByRole('alert')).toHaveTextContent(/could not be added.* Choose a plan to continue\./);
    await expect(form.getByLabelText('Per order')).toHaveValue('4.5');
  },
};
