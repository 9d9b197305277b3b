import { CostsScreen } from '@adaos/ui/screens/CostsScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { allKnown, allMissing, costProducts, costsArgs, data, live, long, nothingKnown } from './costsStates.ts';
import { onPage } from './page.tsx';

const meta = {
  title: 'screens/Costs',
  component: CostsScreen,
  decorators: [onPage],
  tags: ['stable'],
  parameters: { layout: 'fullscreen' },
  args: costsArgs,
} satisfies Meta<typeof CostsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const inEnglish = { language: 'en' };
const inBody = within(document.body);

export const Ready: Story = {};
export const Sample: Story = { tags: ['no-visual'], args: { view: { ...live, source: 'sample' } } };
export const AllKnown: Story = { tags: ['no-visual'], args: { view: { ...live, data: allKnown } } };
export const NothingKnown: Story = {
  args: {
    view: { ...live, data: nothingKnown },
    products: { ...costProducts, view: { status: 'ready', data: allMissing, refreshing: false } },
  },
};
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

export const Shows: Story = {
  name: 'Each cost says how much of the sales it is known for, each rule what it is',
  tags: ['no-visual'],
  globals: inEnglish,
  play: async ({ canvas }) => {
    const known = within(canvas.getByRole('region', { name: 'What is known' }));
    await expect(known.getByText('5 of 9 complete')).toBeVisible();
    await expect(known.getByText('known for 10,944 of 10,944 order lines')).toBeVisible();
    await expect(known.getByRole('meter', { name: 'Shipping' })).toHaveAttribute(
      'aria-valuetext',
      '86.4%, known for 6,688 of 7,600 orders',
    );
    await expect(known.getByRole('meter', { name: 'Packing and handling' })).toHaveAttribute(
      'aria-valuetext',
      'Not known, known for 0 of 7,600 orders',
    );
    await expect(known.getByText('known for 365 of 365 days')).toBeVisible();
    await expect(known.getByText('no platform keeps a part, unless you add a rule')).toBeVisible();
    await expect(known.getByText('no lost disputes in this period')).toBeVisible();
    const rules = within(canvas.getByRole('region', { name: 'Rules' }));
    for (const text of [
      'EUR 1,200.00 per month',
      'EUR 300.00 once',
      '1.4% of the payment + EUR 0.25 per order',
      'EUR 3.90 per order + EUR 0.30 per item',
      '21% VAT, in the prices',
      'EUR 45.00 per return',
      'The whole shop',
      'Taken back',
    ]) {
      await expect(rules.getAllByText(text)[0]).toBeVisible();
    }
    await expect(rules.getAllByText('In force')).toHaveLength(5);
    await expect(rules.getAllByText('Ended')).toHaveLength(2);
    await expect(rules.getAllByRole('button', { name: /^Take back/ })).toHaveLength(7);
  },
};

export const OnlyManagers: Story = {
  name: '[ROLE-3] A viewer sees the costs and changes none',
  tags: ['no-visual'],
  globals: inEnglish,
  args: { canManage: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Managers and admins can add costs/)).toBeVisible();
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

export const AddsGoodsCost: Story = {
  name: 'What the goods cost is a dated rule like the others',
  tags: ['no-visual'],
  globals: inEnglish,
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('row', { name: /54% of net sales.*from the first order/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add a rule: Goods' }));
    const form = within(await inBody.findByRole('dialog'));
    await userEvent.type(await form.findByLabelText('Percentage of net sales'), '60');
    await userEvent.click(form.getByRole('button', { name: 'Add rule' }));
    await waitFor(() =>
      expect(args.onAdd).toHaveBeenCalledWith(expect.objectContaining({ kind: 'cogs', percent: 60 })),
    );
  },
};

export const EmptyLeadsOn: Story = {
  name: 'Before the first import there are two ways on',
  tags: ['no-visual'],
  args: { view: { status: 'empty' } },
  globals: inEnglish,
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: 'Import orders' })).toHaveAttribute('href', '#integrations');
    await userEvent.click(canvas.getByRole('button', { name: 'View sample data' }));
    await expect(args.onUseSample).toHaveBeenCalled();
  },
};
