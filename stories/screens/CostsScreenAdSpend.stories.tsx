import { CostsScreen, type AdSpendRow, type CostAdSpend, type NoAdsRow } from '@adaos/ui/screens/CostsScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { costsArgs } from './costsStates.ts';
import { onPage } from './page.tsx';

const entry = (id: string, own: Partial<AdSpendRow>): AdSpendRow => ({
  id,
  platform: 'Instagram',
  campaign: 'Ioana, Sibiu',
  amount: 600,
  currency: 'EUR',
  from: '2025-12-01',
  to: '2025-12-24',
  shopAmount: 600,
  counted: 600,
  reportedDays: 0,
  createdAt: '2025-12-28T08:10:00Z',
  createdBy: 'Ana Pop',
  withdrawnAt: null,
  ...own,
});

const none = (id: string, own: Partial<NoAdsRow>): NoAdsRow => ({
  id,
  from: '2025-07-01',
  to: '2025-08-31',
  spendDays: 3,
  createdAt: '2025-12-28T08:15:00Z',
  createdBy: 'Ana Pop',
  withdrawnAt: null,
  ...own,
});

const adSpend: CostAdSpend = {
  view: {
    status: 'ready',
    entries: [
      entry('influencer', {}),
      entry('newspaper', {
        platform: 'Tribuna',
        campaign: 'Anunț de Crăciun',
        amount: 1_450,
        currency: 'RON',
        from: '2025-12-05',
        to: '2025-12-05',
        shopAmount: 284.9,
        counted: 284.9,
      }),
      entry('report', { platform: 'Meta Ads', campaign: 'Black Friday', counted: 425, reportedDays: 7 }),
      entry('mistake', { platform: 'Radio', campaign: 'Dimineața', counted: 0, withdrawnAt: '2025-12-29T08:00:00Z' }),
    ],
    noAds: [
      none('summer', {}),
      none('wrong', { from: '2025-11-01', to: '2025-11-30', spendDays: 0, withdrawnAt: '2025-12-29T08:00:00Z' }),
    ],
  },
  onRetry: fn(),
  currencies: ['EUR', 'GBP', 'HUF', 'RON', 'USD'],
  preview: { status: 'idle' },
  reportedDays: 0,
  onPreview: fn(),
  onPreviewAgain: fn(),
  onAdd: fn(() => Promise.resolve()),
  onWithdraw: fn(() => Promise.resolve()),
  onNoAds: fn(() => Promise.resolve()),
  onWithdrawNoAds: fn(() => Promise.resolve()),
};
const of = (own: Partial<CostAdSpend>) => ({ adSpend: { ...adSpend, ...own } });
const change: CostAdSpend['preview'] = {
  status: 'ready',
  change: -425,
  changed: 17,
  months: [{ month: '2025-12', change: -425 }],
};

const meta = {
  title: 'screens/Costs/Ad spend',
  component: CostsScreen,
  decorators: [onPage],
  tags: ['stable', 'no-visual'],
  parameters: { layout: 'fullscreen' },
  args: { ...costsArgs, adSpend },
} satisfies Meta<typeof CostsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const inEnglish = { language: 'en' };
const inBody = within(document.body);
const card = (canvas: Canvas) => within(canvas.getByRole('region', { name: 'Ad spend' }));
async function openForm(canvas: Canvas) {
  await userEvent.click(card(canvas).getByRole('button', { name: 'Enter ad spend' }));
  return within(await inBody.findByRole('dialog'));
}

export const Ready: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Loading: Story = { args: of({ view: { status: 'loading' } }) };
export const LongText: Story = {
  globals: { language: 'fr', viewport: { value: 'phone' } },
  args: of({
    view: {
      status: 'ready',
      entries: [
        entry('long', {
          platform: 'Journal hebdomadaire des communes de la vallée et des environs',
          campaign: 'Publication_sponsorisée_de_Noël_avec_tirage_au_sort_et_code_promotionnel_2025',
          amount: 1_234_567.89,
          currency: 'HUF',
          createdBy: 'Maria-Alexandra Constantinescu-Popovici',
          counted: 120.4,
          reportedDays: 12,
        }),
      ],
      noAds: [none('long', { createdBy: 'Maria-Alexandra Constantinescu-Popovici' })],
    },
  }),
};

export const Error: Story = {
  name: 'What could not be loaded is loaded again',
  globals: inEnglish,
  args: of({ view: { status: 'error', message: 'The server can not be reached.', retrying: false } }),
  play: async ({ canvas, args }) => {
    await expect(card(canvas).getByText('The ad spend could not be loaded')).toBeVisible();
    await userEvent.click(card(canvas).getByRole('button', { name: 'Try again' }));
    await expect(args.adSpend?.onRetry).toHaveBeenCalled();
  },
};

export const Empty: Story = {
  name: 'Without entries it says what they are for',
  globals: inEnglish,
  args: of({ view: { status: 'ready', entries: [], noAds: [] } }),
  play: async ({ canvas }) => {
    await expect(card(canvas).getByText('Nothing entered by hand')).toBeVisible();
    await expect(card(canvas).getByRole('button', { name: 'Enter ad spend' })).toBeVisible();
  },
};

export const Shows: Story = {
  name: 'Each entry says what it is, in which currency, what counts of it, and who entered it',
  globals: inEnglish,
  play: async ({ canvas }) => {
    const row = (name: RegExp) => card(canvas).getByRole('row', { name });
    await expect(row(/Ioana/)).toHaveTextContent(/Instagram.*EUR 600\.00.*1.*24 Dec 2025.*Ana Pop.*In force/);
    await expect(row(/Tribuna/)).toHaveTextContent(/RON 1,450\.00.*EUR 284\.90.*5 Dec 2025/);
    await expect(row(/Black Friday/)).toHaveTextContent(/EUR 425\.00 counts; 7 days are in a report/);
    await expect(row(/Radio/)).toHaveTextContent(/Taken back/);
    await expect(card(canvas).getAllByRole('button', { name: /^Take back: (?!no ads)/ })).toHaveLength(3);
  },
};

export const Form: Story = {
  args: of({ preview: change, reportedDays: 7 }),
  globals: inEnglish,
  play: async ({ canvas }) => {
    await openForm(canvas);
  },
};
export const FormPhone: Story = {
  ...Form,
  globals: { ...inEnglish, viewport: { value: 'phone' } },
};

export const Adds: Story = {
  name: 'Ad spend is previewed while it is typed, and entered; without a last day it is of one day',
  globals: inEnglish,
  args: of({ preview: change, reportedDays: 7 }),
  play: async ({ canvas, args }) => {
    const form = await openForm(canvas);
    await userEvent.type(form.getByLabelText('Channel or platform'), 'Facebook');
    await userEvent.type(form.getByLabelText('Campaign'), ' Black Friday ');
    await userEvent.type(form.getByLabelText('Amount'), '600,50');
    const oneDay = {
      platform: 'Facebook',
      campaign: 'Black Friday',
      amount: 600.5,
      currency: 'EUR',
      from: '2025-12-31',
      to: '2025-12-31',
    };
    await waitFor(() => expect(args.adSpend?.onPreview).toHaveBeenLastCalledWith(oneDay));
    await expect(form.getByText('17 days change')).toBeVisible();
    await expect(form.getByText(/^7 of these days are in a report/)).toBeVisible();
    await userEvent.clear(form.getByLabelText('First day'));
    await userEvent.type(form.getByLabelText('First day'), '2025-12-01');
    await userEvent.type(form.getByLabelText(/^Last day/), '2025-12-24');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(args.adSpend?.onAdd).toHaveBeenCalledWith({ ...oneDay, from: '2025-12-01', to: '2025-12-24' }),
    );
    await waitFor(() => expect(inBody.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

export const Invalid: Story = {
  name: 'What is wrong with an entry is said at its field',
  globals: inEnglish,
  play: async ({ canvas, args }) => {
    const form = await openForm(canvas);
    await userEvent.type(form.getByLabelText('Amount'), '0');
    await userEvent.type(form.getByLabelText(/^Last day/), '2026-01-01');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await expect(await form.findByText('Enter where the ads ran.')).toBeVisible();
    await expect(form.getByText('Enter a name for the campaign.')).toBeVisible();
    await expect(form.getByText('Enter an amount above 0, such as 450.00.')).toBeVisible();
    await expect(form.getByText(/^Choose a day from the first day until today, at most 366 days/)).toBeVisible();
    await expect(args.adSpend?.onAdd).not.toHaveBeenCalled();
  },
};

export const Fails: Story = {
  name: 'An entry that could not be saved stays in the form, and that is said',
  globals: inEnglish,
  args: of({ onAdd: fn(() => Promise.reject(new globalThis.Error('lost'))) }),
  play: async ({ canvas }) => {
    const form = await openForm(canvas);
    await userEvent.type(form.getByLabelText('Channel or platform'), 'Radio');
    await userEvent.type(form.getByLabelText('Campaign'), 'Spring');
    await userEvent.type(form.getByLabelText('Amount'), '5');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await expect(await form.findByRole('alert')).toHaveTextContent(/Your figures have not changed/);
    await expect(form.getByLabelText('Amount')).toHaveValue('5');
  },
};

export const TakesBack: Story = {
  name: 'An entry is taken back after a question that names it',
  globals: inEnglish,
  play: async ({ canvas, args }) => {
    await userEvent.click(card(canvas).getByRole('button', { name: 'Take back: Instagram · Ioana, Sibiu' }));
    const question = within(await inBody.findByRole('alertdialog'));
    await expect(question.getByText(/^EUR 600\.00, .*is removed from your figures/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Take back' }));
    await expect(args.adSpend?.onWithdraw).toHaveBeenCalledWith('influencer');
  },
};

const days = (canvas: Canvas) => within(card(canvas).getByRole('region', { name: 'Days without ads' }));

export const NoAds: Story = {
  name: 'Days without ads say when, who said so, and on how many of them spend counts',
  globals: inEnglish,
  play: async ({ canvas }) => {
    const row = (name: RegExp) => days(canvas).getByRole('row', { name });
    await expect(row(/31 Aug 2025/)).toHaveTextContent(
      /3 of these days have ad spend, and it counts.*Ana Pop.*In force/,
    );
    await expect(row(/30 Nov 2025/)).toHaveTextContent(/Taken back/);
  },
};

export const StatesNoAds: Story = {
  name: 'That no ads ran is said for a first and a last day, none of them to come',
  globals: inEnglish,
  play: async ({ canvas, args }) => {
    await userEvent.click(card(canvas).getByRole('button', { name: 'No ads ran' }));
    const form = within(await inBody.findByRole('dialog'));
    await userEvent.clear(form.getByLabelText(/^Last day/));
    await userEvent.type(form.getByLabelText(/^Last day/), '2026-02-01');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await expect(await form.findByText(/^Choose a day from the first day until today/)).toBeVisible();
    await userEvent.clear(form.getByLabelText(/^Last day/));
    await userEvent.type(form.getByLabelText(/^Last day/), '2025-12-15');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.adSpend?.onNoAds).toHaveBeenCalledWith({ from: '2025-12-01', to: '2025-12-15' }));
    await waitFor(() => expect(inBody.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

export const TakesNoAdsBack: Story = {
  name: 'That no ads ran is taken back after a question that says what it means',
  globals: inEnglish,
  play: async ({ canvas, args }) => {
    await userEvent.click(days(canvas).getByRole('button', { name: /^Take back: no ads/ }));
    const question = within(await inBody.findByRole('alertdialog'));
    await expect(question.getByText(/unknown again/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Take back' }));
    await expect(args.adSpend?.onWithdrawNoAds).toHaveBeenCalledWith('summer');
  },
};

export const Viewer: Story = {
  name: 'Who may only read sees the entries and can change none',
  args: { canManage: false },
  globals: inEnglish,
  play: async ({ canvas }) => {
    await expect(card(canvas).getByText('Tribuna')).toBeVisible();
    await expect(card(canvas).queryByRole('button', { name: /^Take back:|^Enter ad/ })).not.toBeInTheDocument();
  },
};
