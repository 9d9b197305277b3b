import { CostsScreen } from '@adaos/ui/screens/CostsScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { change, costProducts, costsArgs, noProducts, products, someMissing } from './costsStates.ts';
import { onPage } from './page.tsx';

const ready = (data: typeof products) => ({
  ...costProducts,
  view: { status: 'ready', data, refreshing: false } as const,
});

const meta = {
  title: 'screens/Costs/Products',
  component: CostsScreen,
  decorators: [onPage],
  tags: ['stable', 'no-visual'],
  parameters: { layout: 'fullscreen' },
  args: { ...costsArgs, products: ready(someMissing) },
} satisfies Meta<typeof CostsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const inEnglish = { language: 'en' };
const inBody = within(document.body);
const dialog = async () => within(await inBody.findByRole('dialog'));
const blanket = products.products[0];

export const SomeMissing: Story = {};
export const Full: Story = { args: { products: ready(products) } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Loading: Story = { args: { products: { ...costProducts, view: { status: 'loading' } } } };
export const Empty: Story = { args: { products: ready(noProducts) } };

export const Shows: Story = {
  name: 'What sells most without a cost comes first, each product with its cost and since when',
  globals: inEnglish,
  play: async ({ canvas }) => {
    const card = within(canvas.getByRole('region', { name: 'Cost of goods by product' }));
    await expect(card.getByText('4 products lack a cost')).toBeVisible();
    const [, first] = card.getAllByRole('row');
    await expect(first).toHaveTextContent(/Covor țesut Maramureș.*Missing.*not set.*612/);
    await expect(card.getByRole('row', { name: /Lumânare/ })).toHaveTextContent(
      /Missing for a part.*EUR 3\.40.*from 1 Sept? 2025/,
    );
    await expect(card.getByRole('link', { name: 'Import costs' })).toHaveAttribute('href', '#import-costs');
  },
};

export const TypesFacts: Story = {
  name: 'The group and the weight of a product are typed in the list, and kept by Enter or by leaving them',
  globals: inEnglish,
  args: { products: ready(products) },
  play: async ({ canvas, args }) => {
    const card = within(canvas.getByRole('region', { name: 'Cost of goods by product' }));
    await userEvent.click(card.getByRole('button', { name: /^Group: Pătură.*, Textile$/ }));
    const group = card.getByRole('textbox', { name: /^Group: Pătură/ });
    await userEvent.clear(group);
    await userEvent.type(group, 'Wool{Enter}');
    await waitFor(() =>
      expect(args.products.onSetFacts).toHaveBeenCalledWith({ code: 'PAT-001', group: 'Wool', weightGrams: 1_400 }),
    );
    await waitFor(() => expect(card.getByRole('button', { name: /^Group: Pătură/ })).toHaveFocus());
    const [weight] = card.getAllByRole('button', { name: /^Weight in kilograms: Lenjerie de in/ });
    await userEvent.click(weight ?? document.body);
    await userEvent.type(card.getByRole('textbox', { name: /^Weight in kilograms/ }), 'heavy{Enter}');
    await expect(await card.findByRole('alert')).toHaveTextContent('Enter a weight, such as 0.25.');
    await userEvent.clear(card.getByRole('textbox', { name: /^Weight in kilograms/ }));
    await userEvent.type(card.getByRole('textbox', { name: /^Weight in kilograms/ }), '0,6');
    await userEvent.tab();
    await waitFor(() =>
      expect(args.products.onSetFacts).toHaveBeenLastCalledWith({ code: 'LEN-031', group: null, weightGrams: 600 }),
    );
  },
};

export const FactFails: Story = {
  name: 'A group that could not be saved stays in its field, with the reason',
  globals: inEnglish,
  args: {
    products: { ...ready(products), onSetFacts: fn(() => Promise.reject(new globalThis.Error('trial_over'))) },
    failureReason: () => 'Choose a plan to continue.',
  },
  play: async ({ canvas }) => {
    const [add] = canvas.getAllByRole('button', { name: /^Group: Lenjerie de in/ });
    await userEvent.click(add ?? document.body);
    await userEvent.type(canvas.getByRole('textbox', { name: /^Group/ }), 'Linen{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('could not be saved. Choose a plan to continue.');
    await expect(canvas.getByRole('textbox', { name: /^Group/ })).toHaveValue('Linen');
  },
};

export const Sets: Story = {
  name: 'A missing cost is suggested from the first sale, previewed as money, and set',
  globals: inEnglish,
  args: { products: { ...ready(someMissing), preview: change } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Set cost: Pernă brodată Sibiel' }));
    const form = await dialog();
    await expect(form.getByLabelText('From')).toHaveValue('2025-05-12');
    await userEvent.click(form.getByRole('button', { name: 'Save cost' }));
    await expect(await form.findByText('Enter an amount; 0 if it costs nothing.')).toBeVisible();
    await userEvent.type(form.getByLabelText('Cost of one unit'), '9,75');
    const cost = { code: 'PER-009', cost: 9.75, from: '2025-05-12' };
    await waitFor(() => expect(args.products.onPreview).toHaveBeenLastCalledWith(cost));
    const preview = within(form.getByRole('region', { name: 'Effect on your net profit' }));
    await expect(preview.getByText('−EUR 412.30')).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Save cost' }));
    await waitFor(() => expect(args.products.onSet).toHaveBeenCalledWith(cost));
    await waitFor(() => expect(inBody.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

export const TakesBack: Story = {
  name: 'All costs of a product are listed, and one is taken back after a question that names it',
  globals: inEnglish,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change cost: Pătură de lână Retezat' }));
    const form = await dialog();
    // The cost is known for all orders: a new one counts from today.
    await expect(form.getByLabelText('From')).toHaveValue('2025-12-31');
    const costs = within(form.getByRole('region', { name: 'Costs so far' })).getAllByRole('listitem');
    await expect(costs.map((each) => /In force|Taken back|Ended/.exec(each.textContent)?.[0])).toEqual([
      'In force',
      'Taken back',
      'Ended',
    ]);
    await userEvent.click(form.getByRole('button', { name: /^Take back: EUR.21\.90$/ }));
    const question = within(await inBody.findByRole('alertdialog', { name: /^Take back EUR.21\.90\?$/ }));
    await userEvent.click(question.getByRole('button', { name: 'Take back' }));
    await waitFor(() => expect(args.products.onWithdraw).toHaveBeenCalledWith(blanket?.costs[0]?.id));
  },
};

export const SetFails: Story = {
  name: '[ALL-2] A cost that could not be saved stays in the form, with the reason',
  globals: inEnglish,
  args: {
    products: { ...ready(someMissing), onSet: fn(() => Promise.reject(new globalThis.Error('trial_over'))) },
    failureReason: () => 'Choose a plan to continue.',
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Set cost: Pernă brodată Sibiel' }));
    const form = await dialog();
    await userEvent.type(form.getByLabelText('Cost of one unit'), '9.75');
    await userEvent.click(form.getByRole('button', { name: 'Save cost' }));
    await expect(await form.findByRole('alert')).toHaveTextContent(/could not be saved.* Choose a plan to continue\./);
    await expect(form.getByLabelText('Cost of one unit')).toHaveValue('9.75');
  },
};

export const Searches: Story = {
  name: 'A search and the filter ask the server from the first page on',
  globals: inEnglish,
  args: { products: { ...ready(someMissing), query: { search: '', missing: false, page: 2 } } },
  play: async ({ canvas, args }) => {
    const card = within(canvas.getByRole('region', { name: 'Cost of goods by product' }));
    await userEvent.type(card.getByRole('searchbox'), 'c');
    await expect(args.products.onQueryChange).toHaveBeenLastCalledWith({ search: 'c', missing: false, page: 0 });
    await userEvent.click(card.getByRole('button', { name: 'Export' }));
    await expect(args.products.onExport).toHaveBeenCalledOnce();
  },
};

export const OnlyManagers: Story = {
  name: '[ROLE-3] A viewer sees the costs of products and their history, and changes none',
  globals: inEnglish,
  args: { canManage: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^(Set|Change) cost/ })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('link', { name: 'Import costs' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Costs so far: Pătură de lână Retezat' }));
    const shown = await dialog();
    await expect(shown.getByText(/EUR 21\.90/)).toBeVisible();
    await expect(shown.queryByRole('button', { name: /Take back|Save/ })).not.toBeInTheDocument();
  },
};

export const Error: Story = {
  name: 'Products that could not be loaded say why, and the rest of the costs is there',
  globals: inEnglish,
  args: {
    products: {
      ...costProducts,
      view: { status: 'error', message: 'The server can not be reached.', retrying: false },
    },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('The products could not be loaded')).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Rules' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /try again/i }));
    await expect(args.products.onRetry).toHaveBeenCalled();
  },
};
