import { MissingCosts } from '@adaos/ui/screens/MissingCosts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { missingCostsArgs, missingCostsData as data, missingCostsDialog } from './missingCostsStates.ts';

const meta = {
  title: 'screens/MissingCosts',
  component: MissingCosts,
  tags: ['experimental'],
  parameters: { layout: 'fullscreen' },
  args: missingCostsArgs,
} satisfies Meta<typeof MissingCosts>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await missingCostsDialog());

const inEnglish = { language: 'en' };
const open = async (name: RegExp) => {
  const list = await dialog();
  await userEvent.click(list.getByRole('button', { name }));
  return within(list.getByRole('region', { name }));
};
const change = { status: 'ready', change: -4_812.75, changed: 3_104, months: [], inPeriod: -1_225.8 } as const;

export const Ready: Story = {
  tags: ['no-visual'],
  args: { preview: change },
  globals: inEnglish,
  play: async () => {
    await open(/^Return/);
  },
};
export const Phone: Story = {
  tags: ['no-visual'],
  globals: { viewport: { value: 'phone' } },
  args: { preview: change },
};
export const Dark: Story = { tags: ['no-visual'], globals: { colorScheme: 'dark' }, args: { preview: change } };
export const Loading: Story = { tags: ['no-visual'], args: { view: { status: 'loading' } } };
export const Empty: Story = {
  name: 'Once nothing is missing it says so',
  tags: ['no-visual'],
  globals: inEnglish,
  args: { view: { status: 'ready', data: { ...data, missing: [] } } },
  play: async () => {
    await expect(await (await dialog()).findByText(/The profit is complete/)).toBeVisible();
  },
};
export const LongText: Story = {
  tags: ['no-visual'],
  globals: { language: 'fr', viewport: { value: 'phone' } },
  args: {
    preview: { status: 'ready', change: -123_456_789.12, changed: 1_234_567, months: [], inPeriod: -12_345_678.9 },
    view: { status: 'ready', data: { ...data, profit: 123_456_789.12, currency: 'RON' } },
  },
};

export const Error: Story = {
  name: 'A failure says why, and offers another try',
  tags: ['no-visual'],
  globals: inEnglish,
  args: { view: { status: 'error', message: 'The server can not be reached.' } },
  play: async ({ args }) => {
    const list = await dialog();
    await expect(list.getByRole('alert')).toHaveTextContent(/The server can not be reached/);
    await userEvent.click(list.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Lists: Story = {
  name: 'Each missing cost says for how much of the sales it is missing',
  tags: ['no-visual'],
  globals: inEnglish,
  play: async () => {
    const list = await dialog();
    await expect(list.getByRole('button', { name: /^Goods\s*missing for 12% of sales/ })).toBeVisible();
    await expect(list.getByRole('button', { name: /^Shipping\s*missing for 38\.2% of sales/ })).toBeVisible();
    await expect(list.getByRole('button', { name: /missing for 100% of returns/ })).toBeVisible();
    await expect(list.getByRole('button', { name: /no ad spend known/ })).toBeVisible();
  },
};

export const Fills: Story = {
  name: 'A cost is previewed while it is typed, and saved by keyboard alone; the profit follows',
  tags: ['no-visual'],
  globals: inEnglish,
  args: { preview: change },
  play: async ({ args }) => {
    const list = await dialog();
    list.getByRole('button', { name: /^Return/ }).focus();
    await userEvent.keyboard('{Enter}');
    const form = within(list.getByRole('region', { name: /^Return/ }));
    await userEvent.type(form.getByLabelText('Per return'), '6,50');
    const rule = { kind: 'return_shipping_cost', perOrder: 6.5, from: '2025-10-01', to: null };
    await waitFor(() => expect(args.onPreview).toHaveBeenLastCalledWith(expect.objectContaining(rule)));
    const status = within(list.getByRole('status'));
    await expect(status.getByText('EUR 11,204.70')).toBeVisible();
    await expect(status.getByText(/−EUR 1,225\.80 with this cost|-EUR 1,225\.80 with this cost/)).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onAdd).toHaveBeenCalledWith(expect.objectContaining(rule)));
    // The form is gone: the focus stays in the dialog.
    await waitFor(async () =>
      expect((await within(document.body).findByRole('dialog')).contains(document.activeElement)).toBe(true),
    );
  },
};

export const LeavesRules: Story = {
  name: 'What is filled in ends where the next rule of the cost begins',
  tags: ['no-visual'],
  globals: inEnglish,
  args: {
    view: {
      status: 'ready',
      data: {
        ...data,
        rules: data.rules
          .filter(({ kind }) => kind === 'shipping_cost')
          .slice(0, 1)
          .map((rule) => ({ ...rule, country: null, withdrawnAt: null, from: '2025-10-16', to: null })),
      },
    },
  },
  play: async ({ args }) => {
    const form = await open(/^Shipping/);
    await userEvent.type(form.getByLabelText('Per order'), '4');
    await expect(await form.findByText(/Counts until 15 Oct 2025/)).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.onAdd).toHaveBeenCalledWith(expect.objectContaining({ to: '2025-10-15' })));
  },
};

export const Goods: Story = {
  name: 'The goods are filled in by a percentage, or product by product',
  tags: ['no-visual'],
  globals: inEnglish,
  play: async () => {
    const form = await open(/^Goods/);
    await expect(form.getByLabelText('Percentage of net sales')).toBeVisible();
    await expect(form.getByRole('link', { name: /by product/ })).toHaveAttribute('href', '#products');
  },
};

export const AdSpend: Story = {
  name: 'Ad spend is imported, entered on the spot, or said to be none',
  tags: ['no-visual'],
  globals: inEnglish,
  play: async ({ args }) => {
    const part = await open(/no ad spend known/);
    await expect(part.getByRole('link', { name: 'Import ad spend' })).toHaveAttribute('href', '#ads');
    await userEvent.click(part.getByRole('button', { name: 'Enter ad spend' }));
    await userEvent.type(part.getByLabelText('Channel or platform'), 'Radio');
    await userEvent.type(part.getByLabelText('Campaign'), 'Autumn');
    await userEvent.type(part.getByLabelText('Amount'), '310');
    const entry = {
      platform: 'Radio',
      campaign: 'Autumn',
      amount: 310,
      currency: 'EUR',
      from: '2025-10-01',
      to: '2025-10-31',
    };
    await waitFor(() => expect(args.ads.onPreview).toHaveBeenLastCalledWith(entry));
    await userEvent.click(part.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.ads.onSpend).toHaveBeenCalledWith(entry));
  },
};

export const NoAds: Story = {
  name: 'That no ads ran in the period is said by one button, for the days until today',
  tags: ['no-visual'],
  globals: inEnglish,
  args: {
    view: {
      status: 'ready',
      data: { ...data, missing: ['ad_spend'], period: { from: '2025-12-20', to: '2026-01-10' } },
    },
  },
  play: async ({ args }) => {
    const list = await dialog();
    await userEvent.click(await list.findByRole('button', { name: /^No ads ran, 20.*31 Dec 2025$/ }));
    await waitFor(() => expect(args.ads.onNone).toHaveBeenCalledWith({ from: '2025-12-20', to: '2025-12-31' }));
    await expect(await list.findByText('Saved: Ads')).toBeVisible();
  },
};

export const NoAdsFails: Story = {
  ...NoAds,
  name: 'What could not be said of the ads says why',
  args: {
    ...NoAds.args,
    ads: {
      currencies: [],
      today: '2025-12-31',
      preview: { status: 'idle' },
      reportedDays: 0,
      onPreview: fn(),
      onPreviewAgain: fn(),
      onSpend: fn(() => Promise.resolve()),
      onNone: fn(() => Promise.reject(new globalThis.Error('busy'))),
    },
    failureReason: () => 'An import is running.',
  },
  play: async () => {
    const list = await dialog();
    await userEvent.click(await list.findByRole('button', { name: /^No ads ran/ }));
    await expect(await list.findByRole('alert')).toHaveTextContent(/figures have not changed.*An import is running/);
  },
};

export const Fails: Story = {
  name: '[ALL-2] What could not be saved says why and keeps what was typed',
  tags: ['no-visual'],
  globals: inEnglish,
  args: {
    onAdd: fn(() => Promise.reject(new globalThis.Error('busy'))),
    failureReason: () => 'An import is running.',
  },
  play: async () => {
    const form = await open(/^Shipping/);
    await userEvent.type(form.getByLabelText('Per order'), '4');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await expect(await form.findByRole('alert')).toHaveTextContent(/An import is running/);
    await expect(form.getByLabelText('Per order')).toHaveValue('4');
  },
};

export const Typed: Story = {
  name: '[ALL-5] With something typed it asks before it closes',
  tags: ['no-visual'],
  globals: inEnglish,
  play: async ({ args }) => {
    const form = await open(/^Shipping/);
    await userEvent.type(form.getByLabelText('Per order'), '4');
    await userEvent.keyboard('{Escape}');
    const question = within(await within(document.body).findByRole('alertdialog'));
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(question.getByRole('button', { name: 'Leave' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Viewer: Story = {
  name: '[ROLE-3] Who may not change costs sees the list, and who can',
  tags: ['no-visual'],
  globals: inEnglish,
  args: { canManage: false },
  play: async () => {
    const list = await dialog();
    await expect(list.getAllByRole('listitem')).toHaveLength(4);
    await expect(list.getByText(/Andreea Munteanu and Ana Ionescu/)).toBeVisible();
    await expect(list.queryByRole('button', { name: /Goods|Shipping/ })).not.toBeInTheDocument();
  },
};
