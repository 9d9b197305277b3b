import { sampleCosts } from '@adaos/api/sample';
import { CostsScreen, type CostPreviewView, type CostsData, type CostsView } from '@adaos/ui/screens/CostsScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { onPage } from './page.tsx';

const { source: _, ...data } = sampleCosts satisfies CostsData;
const live: Extract<CostsView, { status: 'ready' }> = { status: 'ready', source: 'live', data };
const allKnown: CostsData = {
  ...data,
  coverage: data.coverage.map((row) => ({ ...row, known: row.of, share: 100 })),
};
const nothingKnown: CostsData = {
  ...data,
  goodsCostPercent: null,
  rules: [],
  coverage: data.coverage.map((row) =>
    row.kind === 'return_shipping_cost' ? { ...row, of: 0, share: null } : { ...row, known: 0, share: 0 },
  ),
};
const long: CostsData = {
  ...data,
  rules: data.rules.map((rule) => ({
    ...rule,
    label: 'Abonnement annuel au logiciel de gestion d’entrepôt et de préparation des commandes',
    createdBy: 'Marie-Antoinette de La Rochefoucauld-Montmorency',
    ...(rule.perMonth !== null && { perMonth: 1_234_567.89 }),
  })),
};
const change: CostPreviewView = {
  status: 'ready',
  change: -412.3,
  changed: 312,
  months: [
    { month: '2025-12', change: -96.2 },
    { month: '2025-11', change: -112.1 },
    { month: '2025-10', change: -84 },
    { month: '2025-09', change: -64 },
    { month: '2025-08', change: -56 },
  ],
};

const meta = {
  title: 'screens/Costs',
  component: CostsScreen,
  decorators: [onPage],
  tags: ['stable'],
  parameters: { layout: 'fullscreen' },
  args: {
    view: live,
    today: '2025-12-31',
    importHref: '#integrations',
    canManage: true,
    preview: { status: 'idle' },
    onPreview: fn(),
    onPreviewAgain: fn(),
    onAdd: fn(() => Promise.resolve()),
    onWithdraw: fn(() => Promise.resolve()),
    onSetGoodsCost: fn(() => Promise.resolve()),
    onRetry: fn(),
    onUseSample: fn(),
    onLeaveSample: fn(),
  },
} satisfies Meta<typeof CostsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const inEnglish = { language: 'en' };
const inBody = within(document.body);
const dialog = () => inBody.findByRole('dialog');

/** Opens the form for a cost by its place in the list: the goods come first, then shipping, returns, packing, payments, others. */
async function openForm(canvas: Canvas, place: number) {
  const [row] = canvas.getAllByRole('listitem').slice(place, place + 1);
  await userEvent.click(within(row ?? document.body).getByRole('button'));
  return within(await dialog());
}
const type = (form: Awaited<ReturnType<typeof openForm>>, label: string | RegExp, text: string) =>
  userEvent.type(form.getByLabelText(label), text);

export const Ready: Story = {};
export const Sample: Story = { tags: ['no-visual'], args: { view: { ...live, source: 'sample' } } };
export const AllKnown: Story = { tags: ['no-visual'], args: { view: { ...live, data: allKnown } } };
export const NothingKnown: Story = { args: { view: { ...live, data: nothingKnown } } };
export const Viewer: Story = { tags: ['no-visual'], args: { canManage: false } };
export const Loading: Story = { tags: ['no-visual'], args: { view: { status: 'loading' } } };
export const Empty: Story = { tags: ['no-visual'], args: { view: { status: 'empty' } } };
export const Error: Story = {
  tags: ['no-visual'],
  args: { view: { status: 'error', message: 'The server can not be reached.' } },
};
export const LongText: Story = {
  tags: ['no-visual'],
  globals: { language: 'fr', viewport: { value: 'phone' } },
  args: { view: { ...live, data: long } },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const FormOpen: Story = {
  args: { preview: change },
  play: async ({ canvas }) => {
    await openForm(canvas, 1);
  },
};
export const FormOnPhone: Story = {
  tags: ['no-visual'],
  globals: { viewport: { value: 'phone' } },
  args: { preview: change },
  play: async ({ canvas }) => {
    await openForm(canvas, 4);
  },
};
export const FormOfFixedCost: Story = {
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    await openForm(canvas, 5);
  },
};

export const Shows: Story = {
  name: 'Each cost says how much of the sales it is known for, each rule what it is',
  tags: ['no-visual'],
  globals: inEnglish,
  play: async ({ canvas }) => {
    const known = within(canvas.getByRole('region', { name: 'What is known' }));
    await expect(known.getByText('2 of 5 complete')).toBeVisible();
    await expect(known.getByText('54% of net sales')).toBeVisible();
    await expect(known.getByRole('meter', { name: 'Shipping' })).toHaveAttribute(
      'aria-valuetext',
      '86.4%, known for 6,688 of 7,600 orders',
    );
    await expect(known.getByRole('meter', { name: 'Packing and handling' })).toHaveAttribute(
      'aria-valuetext',
      'Not known, known for 0 of 7,600 orders',
    );
    await expect(known.getByText('known for 365 of 365 days')).toBeVisible();
    const rules = within(canvas.getByRole('region', { name: 'Rules' }));
    for (const text of [
      'EUR 1,200.00 per month',
      'EUR 300.00 once',
      '1.4% of the payment + EUR 0.25 per order',
      'EUR 3.90 per order + EUR 0.30 per item',
      'EUR 45.00 per return',
      'The whole shop',
      'Taken back',
    ]) {
      await expect(rules.getAllByText(text)[0]).toBeVisible();
    }
    await expect(rules.getAllByText('In force')).toHaveLength(3);
    await expect(rules.getAllByText('Ended')).toHaveLength(2);
    await expect(rules.getAllByRole('button', { name: /^Take back/ })).toHaveLength(5);
  },
};

export const OnlyManagers: Story = {
  name: '[ROLE-3] A viewer sees the costs and changes none',
  tags: ['no-visual'],
  globals: inEnglish,
  args: { canManage: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Managers and administrators can add costs/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Add a rule|Take back|percentage/ })).not.toBeInTheDocument();
  },
};

export const SampleIsMarked: Story = {
  name: '[ALL-6] Sample costs are marked and can not be changed',
  tags: ['no-visual'],
  globals: inEnglish,
  args: { view: { ...live, source: 'sample' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Sample data')[0]).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Add a rule|Take back|percentage/ })).not.toBeInTheDocument();
  },
};

export const Adds: Story = {
  name: 'A rule is previewed while it is typed, and added',
  tags: ['no-visual'],
  globals: inEnglish,
  args: { preview: change },
  play: async ({ canvas, args }) => {
    const form = await openForm(canvas, 1);
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
    const form = await openForm(canvas, 5);
    await expect(form.queryByLabelText('For orders from')).not.toBeInTheDocument();
    await userEvent.click(form.getByRole('button', { name: 'Add rule' }));
    await expect(await form.findByText('Enter a name.')).toBeVisible();
    await expect(form.getByText('Enter an amount; 0 if it costs nothing.')).toBeVisible();
    await type(form, 'Name', 'Photos');
    await userEvent.selectOptions(form.getByLabelText('How often'), 'Only once');
    await type(form, 'Amount', '300');
    await expect(form.queryByLabelText(/Last day/)).not.toBeInTheDocument();
    await userEvent.click(form.getByRole('button', { name: 'Add rule' }));
    await waitFor(() =>
      expect(args.onAdd).toHaveBeenCalledWith(
        expect.objectContaining({ kind: 'custom_cost', label: 'Photos', perMonth: null, once: 300, to: null }),
      ),
    );
  },
};

export const Invalid: Story = {
  name: 'What is wrong with a rule is said at its field',
  globals: inEnglish,
  play: async ({ canvas, args }) => {
    const form = await openForm(canvas, 4);
    await type(form, 'Part of the payment', '140');
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
    const form = await openForm(canvas, 1);
    await expect(form.getByText(/could not be calculated\. The server can not be reached\./)).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Try again' }));
    await expect(args.onPreviewAgain).toHaveBeenCalled();
  },
};

export const PreviewLoading: Story = {
  tags: ['no-visual'],
  args: { preview: { status: 'loading' } },
  play: async ({ canvas }) => {
    await openForm(canvas, 1);
  },
};

export const NothingChanges: Story = {
  name: 'A rule that changes nothing in the past says so',
  tags: ['no-visual'],
  globals: inEnglish,
  args: { preview: { status: 'ready', change: 0, changed: 0, months: [] } },
  play: async ({ canvas }) => {
    const form = await openForm(canvas, 1);
    await expect(form.getByText(/^Nothing changes in the past/)).toBeVisible();
  },
};

export const AddFails: Story = {
  name: '[ALL-2] A rule that could not be added stays in the form, with the reason',
  tags: ['no-visual'],
  globals: inEnglish,
  args: {
    onAdd: fn(() => Promise.reject(new globalThis.Error('trial_over'))),
    failureReason: () => 'Choose a plan to go on.',
  },
  play: async ({ canvas }) => {
    const form = await openForm(canvas, 1);
    await type(form, 'Per order', '4.5');
    await userEvent.click(form.getByRole('button', { name: 'Add rule' }));
    await expect(await form.findByRole('alert')).toHaveTextContent(/could not be added.* Choose a plan to go on\./);
    await expect(form.getByLabelText('Per order')).toHaveValue('4.5');
  },
};

export const TakesBack: Story = {
  name: 'A rule is taken back after a question that names it',
  tags: ['no-visual'],
  globals: inEnglish,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Take back: Chirie atelier Sibiu' }));
    const question = within(await inBody.findByRole('alertdialog', { name: 'Take back “Chirie atelier Sibiu”?' }));
    await expect(question.getByText(/EUR 1,200\.00 per month, from 1 Jan 2025/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Take back' }));
    await waitFor(() => expect(args.onWithdraw).toHaveBeenCalledWith(data.rules[0]?.id));
    await waitFor(() => expect(inBody.queryByRole('alertdialog')).not.toBeInTheDocument());
  },
};

export const TakeBackFails: Story = {
  name: 'A rule that could not be taken back still counts, and that is said',
  tags: ['no-visual'],
  globals: inEnglish,
  args: { onWithdraw: fn(() => Promise.reject(new globalThis.Error('lost'))) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Take back: Chirie atelier Sibiu' }));
    const question = within(await inBody.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Take back' }));
    await expect(await question.findByRole('alert')).toHaveTextContent(/It still counts/);
  },
};

export const SetsGoodsCost: Story = {
  name: 'The percentage of the goods is set from here',
  tags: ['no-visual'],
  globals: inEnglish,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change the percentage' }));
    const field = await within(await dialog()).findByRole('textbox');
    await userEvent.clear(field);
    await userEvent.type(field, '60{Enter}');
    await waitFor(() => expect(args.onSetGoodsCost).toHaveBeenCalledWith(60));
  },
};

export const EmptyLeadsOn: Story = {
  name: 'Before the first import there are two ways on',
  tags: ['no-visual'],
  args: { view: { status: 'empty' } },
  globals: inEnglish,
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: 'Import orders' })).toHaveAttribute('href', '#integrations');
    await userEvent.click(canvas.getByRole('button', { name: 'Look at sample data' }));
    await expect(args.onUseSample).toHaveBeenCalled();
  },
};
