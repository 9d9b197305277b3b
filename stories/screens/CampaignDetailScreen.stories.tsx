import type { Campaign } from '@adaos/api';
import { sampleCampaigns } from '@adaos/api/sample';
import {
  CampaignDetailScreen,
  type CampaignDetail,
  type CampaignDetailView,
} from '@adaos/ui/screens/CampaignDetailScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { onPage } from './page.tsx';

// An answer of the contract is a view's data as it is.
const of = (id: string): Campaign => {
  const found = sampleCampaigns.find((campaign) => campaign.id === id);
  if (found === undefined) throw new TypeError(`The sample has no campaign ${id}`);
  return found;
};
const ready = (id: string, changes: Partial<CampaignDetail> = {}): CampaignDetailView => ({
  status: 'ready',
  source: 'live',
  data: { ...of(id), ...changes },
});
const sample: CampaignDetailView = { status: 'ready', source: 'sample', data: of('google-101') };

const meta = {
  title: 'screens/CampaignDetail',
  component: CampaignDetailScreen,
  decorators: [onPage],
  tags: ['stable'],
  parameters: { layout: 'fullscreen' },
  args: {
    view: ready('google-103'),
    backHref: '#campaigns',
    costsHref: '#costs',
    queueHref: '#alerts',
    onRetry: fn(),
    onLeaveSample: fn(),
  },
} satisfies Meta<typeof CampaignDetailScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const inEnglish = { language: 'en' };
const chartsAreDrawn = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  await waitFor(
    () =>
      expect(canvasElement.querySelectorAll('[role="group"][aria-describedby] > div svg').length).toBeGreaterThan(1),
    { timeout: 10_000 },
  );
};

export const Ready: Story = { play: chartsAreDrawn };
export const HighRisk: Story = { args: { view: ready('meta-203') }, play: chartsAreDrawn, tags: ['no-visual'] };
export const Sample: Story = { args: { view: sample }, play: chartsAreDrawn, tags: ['no-visual'] };
export const NothingKnown: Story = {
  args: {
    view: ready('meta-204', {
      status: 'archived',
      profit: null,
      roi: null,
      optimizedBudget: null,
      fraudRisk: null,
      ctr: null,
      cpc: null,
      fraudPie: null,
      chartData: [],
      events: [],
      recommendations: [],
    }),
  },
};
export const Loading: Story = { args: { view: { status: 'loading' } }, tags: ['no-visual'] };
export const NotFound: Story = { args: { view: { status: 'notFound' } } };
export const Error: Story = {
  args: { view: { status: 'error', message: 'The server can not be reached.' } },
  tags: ['no-visual'],
};
export const LongText: Story = {
  tags: ['no-visual'],
  args: {
    view: ready('meta-203', { name: 'Collection d’hiver · Audiences similaires, couvertures et céramiques, Europe' }),
  },
  globals: { language: 'fr', viewport: { value: 'phone' } },
  play: chartsAreDrawn,
};

export const MuchHappened: Story = {
  name: 'Of much that happened the latest stands first, the rest on demand',
  tags: ['no-visual'],
  args: {
    view: ready('google-103', {
      events: Array.from({ length: 30 }, (_item, index) => ({
        time: `2026-06-${String(30 - index).padStart(2, '0')}T09:00:00Z`,
        action: 'Fraud blocked',
        value: `${index} clicks`,
      })),
    }),
  },
  globals: inEnglish,
  play: async ({ canvas, userEvent }) => {
    const events = () => canvas.getAllByText('Fraud blocked').length;
    await expect(events()).toBe(6);
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 30' }));
    await expect(events()).toBe(30);
    await userEvent.click(canvas.getByRole('button', { name: 'Show only the latest', expanded: true }));
    await expect(events()).toBe(6);
  },
};

export const Shows: Story = {
  name: '[CAMP-4] Risk, budget, days, fraud, recommendations and events',
  tags: ['no-visual'],
  globals: inEnglish,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await chartsAreDrawn(context);
    await expect(canvas.getByRole('heading', { level: 1, name: 'Covoare țesute · Performance Max' })).toBeVisible();
    const card = (name: string) =>
      within(canvas.getByRole('heading', { level: 2, name }).closest('section') ?? document.body);
    await expect(card('Fraud risk').getByText('Medium')).toBeVisible();
    await expect(card('Fraud risk').getByText('3 fraud alerts')).toBeVisible();
    // Its present budget is the one that earns most.
    await expect(card('Optimized budget').getAllByText('31.00')).toHaveLength(2);
    await expect(card('Optimized budget').getByText('Keep the budget')).toBeVisible();
    await expect(card('Clicks: safe and fraudulent').getByText('95.4%')).toBeVisible();
    const daily = card('Spend and conversions, by day');
    await userEvent.click(daily.getByRole('button', { name: 'Table' }));
    const table = within(await daily.findByRole('table', { name: 'Spend and conversions, by day' }));
    await expect(table.getAllByRole('row')).toHaveLength(15);
    await expect(card('Recommendations').getByText('Block suspicious sources')).toBeVisible();
    await expect(card('Recommendations').getByText('214 suspicious clicks come from them.')).toBeVisible();
    const [blocked, budget] = card('What happened').getAllByRole('listitem');
    await expect(blocked).toHaveTextContent(/Fraud blocked17 Dec 2025, 11:25214 clicks/);
    await expect(budget).toHaveTextContent(/Budget changed.*EUR\s34\.00 per day/);
  },
};

export const AdvisesABudget: Story = {
  name: '[CAMP-4] A budget is advised with what it brings, or with why that is not known and from when',
  tags: ['no-visual'],
  args: {
    view: ready('google-103', {
      budget: {
        days: 84,
        current: 40,
        least: 31,
        most: 52,
        change: 'raise',
        proposed: 52,
        effect: { value: 214, low: 61.2, high: 380 },
        unknown: null,
      },
    }),
  },
  globals: inEnglish,
  play: async (context) => {
    const { canvas, args, step } = context;
    await chartsAreDrawn(context);
    const region = canvas.getByRole('region', { name: 'Optimized budget' });
    const card = within(region);
    await expect(card.getByText('Raise the budget')).toBeVisible();
    await expect(region).toHaveTextContent(/Spent per dayEUR\s?40\.00in the last four weeks/);
    await expect(region).toHaveTextContent(/Proposed per dayEUR\s?52\.00Raise the budget/);
    await expect(region).toHaveTextContent(/More profit per monthEUR\s?214probably EUR\s61 to EUR\s380/);
    await expect(card.getByText(/Based on 84 days, usually with EUR\s31\.00 to EUR\s52\.00/)).toBeVisible();
    await step('leads to where it is decided, and to where it is changed', async () => {
      await expect(card.getByRole('link', { name: 'Open Google Ads' })).toHaveAttribute('target', '_blank');
      await expect(card.getByRole('link', { name: 'Open the recommendations' })).toHaveAttribute(
        'href',
        args.queueHref,
      );
    });
  },
};

export const BudgetNotKnown: Story = {
  name: '[CAMP-4] Of a budget that is not known it is said from when it can be, and no budget is proposed',
  tags: ['no-visual'],
  args: {
    view: ready('google-103', {
      optimizedBudget: null,
      budget: {
        days: 56,
        current: 40,
        least: 31,
        most: 52,
        change: null,
        proposed: null,
        effect: null,
        unknown: { reason: 'uncertain', from: '2026-03-14' },
      },
    }),
  },
  globals: inEnglish,
  play: async (context) => {
    await chartsAreDrawn(context);
    const card = within(context.canvas.getByRole('region', { name: 'Optimized budget' }));
    // Neither the budget nor what it would bring.
    await expect(card.getAllByText('Not known yet')).toHaveLength(2);
    await expect(card.getByText(/we will probably know by 14 Mar 2026\.$/)).toBeVisible();
    await expect(card.queryByRole('link')).not.toBeInTheDocument();
  },
};

export const BudgetToVary: Story = {
  name: '[CAMP-4] Where waiting does not help, the one thing to do is to vary the budget where it is set',
  args: {
    view: ready('google-103', {
      optimizedBudget: null,
      budget: {
        days: 112,
        current: 40,
        least: 31,
        most: 52,
        change: null,
        proposed: null,
        effect: null,
        unknown: { reason: 'even_spend', from: null },
      },
    }),
  },
  tags: ['no-visual'],
  globals: inEnglish,
  play: async (context) => {
    await chartsAreDrawn(context);
    const card = within(context.canvas.getByRole('region', { name: 'Optimized budget' }));
    await expect(card.getByText(/try a budget a fifth higher or lower for two weeks\.$/)).toBeVisible();
    await expect(card.getAllByRole('link')).toEqual([card.getByRole('link', { name: 'Open Google Ads' })]);
  },
};

export const LeadsBack: Story = {
  name: '[CAMP-3] An unknown campaign says so and leads back',
  tags: ['no-visual'],
  args: { view: { status: 'notFound' } },
  globals: { language: 'ro' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Campania nu a fost găsită' })).toBeVisible();
    // Over the page, as everywhere, and where the campaign would be.
    const back = canvas.getAllByRole('link', { name: 'Toate campaniile' });
    await expect(back).toHaveLength(2);
    for (const link of back) await expect(link).toHaveAttribute('href', '#campaigns');
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
  },
};

export const LeadsBackFromOne: Story = {
  name: '[CAMP-3] A campaign leads back to the list',
  tags: ['no-visual'],
  globals: inEnglish,
  play: async ({ canvas, userEvent }) => {
    const back = canvas.getByRole('link', { name: 'All campaigns' });
    await expect(back).toHaveAttribute('href', '#campaigns');
    await userEvent.tab();
    await expect(back).toHaveFocus();
  },
};

export const SampleIsMarked: Story = {
  name: '[CAMP-5] A failed load shows the marked sample and a way to retry',
  tags: ['no-visual'],
  args: { view: { ...sample, loadFailed: 'The server can not be reached.' } },
  globals: inEnglish,
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    await chartsAreDrawn(context);
    await expect(canvas.getAllByText('Sample data').length).toBeGreaterThan(8);
    await expect(canvas.getByRole('alert')).toHaveTextContent('The server can not be reached.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};

export const LacksCosts: Story = {
  name: 'Profit and ROI that lack costs say so and lead to them',
  tags: ['no-visual'],
  args: { view: ready('google-101', { missing: ['handling'] }) },
  globals: inEnglish,
  play: async (context) => {
    const { canvas } = context;
    await chartsAreDrawn(context);
    await expect(canvas.getByRole('link', { name: 'At most: 1 cost is missing' })).toHaveAttribute('href', '#costs');
    await expect(canvas.getByRole('link', { name: 'At most' })).toHaveAttribute('href', '#costs');
    await expect(canvas.queryByText('Earns well')).not.toBeInTheDocument();
  },
};
