import type { AdsAnswer } from '@adaos/api';
import { sampleAds } from '@adaos/api/sample';
import { AdsScreen, type AdsData, type AdsPlatform, type AdsView } from '@adaos/ui/screens/AdsScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { colourName } from './colour.ts';
import { onPage } from './page.tsx';

// An answer of the contract is a view's data as it is.
const answer: AdsAnswer = sampleAds;
const ready = (changes: Partial<AdsData> = {}): AdsView => ({
  status: 'ready',
  source: 'live',
  data: { ...answer, ...changes },
});
const sample: AdsView = { status: 'ready', source: 'sample', data: answer };
const profitUnknown = ready({
  totalProfit: null,
  roi: null,
  platforms: answer.platforms.map((platform) => ({ ...platform, profit: null })),
  profitWithoutCampaign: null,
  chartData: answer.chartData.map((month) => ({ ...month, profit: null, roi: null })),
  campaigns: answer.campaigns.map((campaign) => ({ ...campaign, profit: null, roi: null })),
});
const loss = ready({
  totalProfit: -28_160.4,
  roi: 68,
  platforms: answer.platforms.map((platform, index) => ({
    ...platform,
    profit: [-1_202_000, -1_614_040][index] ?? null,
  })),
  chartData: answer.chartData.map((month, index) => ({ ...month, profit: -900 - index * 210, roi: 92 - index * 2.6 })),
});

const platformOf = (name: string | null, spend: number, profit: number | null): AdsPlatform => ({
  id: name?.toLowerCase() ?? 'ads',
  name,
  spend,
  profit,
});
const onePlatform = ready({ platforms: [platformOf('TikTok', 8_800_000, 8_400_000)] });
/** Their spend is the sample's; with what no campaign brought, so is their profit. */
const sevenPlatforms = ready({
  platforms: [
    platformOf('Google Ads', 5_000_000, 5_757_000),
    platformOf('Meta Ads', 1_900_000, 1_321_500),
    platformOf('Microsoft Advertising', 1_100_000, -214_050),
    platformOf('TikTok', 500_000, 38_000),
    platformOf('Compari.ro și alte comparatoare de prețuri', 200_000, 91_240),
    platformOf(null, 100_000, null),
    platformOf('Pinterest', 0, 0),
  ],
  profitWithoutCampaign: null,
});
const ordersWithoutCampaign = ready({
  platforms: [platformOf('Google Ads', 5_000_000, 4_157_000), platformOf('Meta Ads', 3_800_000, -343_000)],
  profitWithoutCampaign: 4_586_000,
});

const lacksCosts = ready({
  missing: ['handling', 'return_shipping_cost'],
  platforms: answer.platforms.map((platform, index) => ({ ...platform, missing: index === 0 ? ['handling'] : [] })),
  campaigns: answer.campaigns.map((campaign) => ({ ...campaign, missing: ['handling'] })),
  profitWithoutCampaign: 120_000,
});

const meta = {
  title: 'screens/Ads',
  component: AdsScreen,
  decorators: [onPage],
  tags: ['stable'],
  parameters: { layout: 'fullscreen' },
  args: {
    view: ready(),
    campaignHref: (id) => `#campaigns/${id}`,
    spanHref: (span) => `#spans/${span}`,
    importHref: '#integrations',
    costsHref: '#costs',
    onRetry: fn(),
    onUseSample: fn(),
    onLeaveSample: fn(),
  },
} satisfies Meta<typeof AdsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const inEnglish = { language: 'en' };
const chartsAreDrawn = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  // Those below the window are drawn, too, for a visitor who goes to print.
  dispatchEvent(new Event('beforeprint'));
  await waitFor(
    () => expect(canvasElement.querySelectorAll('[role="group"][aria-describedby] > div svg')).toHaveLength(2),
    { timeout: 10_000 },
  );
};

export const Ready: Story = { play: chartsAreDrawn };
export const Sample: Story = { args: { view: sample }, play: chartsAreDrawn, tags: ['no-visual'] };
export const ProfitUnknown: Story = { args: { view: profitUnknown } };
export const Loss: Story = { args: { view: loss }, play: chartsAreDrawn };
export const Loading: Story = { tags: ['no-visual'], args: { view: { status: 'loading' } } };
export const Empty: Story = { args: { view: { status: 'empty' } } };
export const Error: Story = {
  args: { view: { status: 'error', message: 'The server can not be reached.' } },
  tags: ['no-visual'],
};
export const OnePlatform: Story = { args: { view: onePlatform }, play: chartsAreDrawn };
export const SevenPlatforms: Story = {
  name: '[ADS-1] Seven platforms, each with its spend and profit',
  args: { view: sevenPlatforms },
  globals: inEnglish,
  play: async (context) => {
    const { canvas } = context;
    await chartsAreDrawn(context);
    const card = (name: string) =>
      within(canvas.getByRole('heading', { level: 2, name }).closest('section') ?? document.body);
    await expect(card('TikTok').getByText('5,000.00')).toBeVisible();
    await expect(card('TikTok').getByText(/Profit from its orders: EUR\s380\.00/)).toBeVisible();
    await expect(card('Platform not named').getByText(/Profit from its orders: not known/)).toBeVisible();
    await expect(card('Pinterest').getByText('No spend in this period')).toBeVisible();
    await expect(canvas.queryByText(/orders without a campaign/)).not.toBeInTheDocument();
  },
};
export const OrdersWithoutCampaign: Story = {
  name: 'What orders without a campaign earned is named beside the platforms',
  args: { view: ordersWithoutCampaign },
  globals: inEnglish,
  play: async (context) => {
    const { canvas } = context;
    await chartsAreDrawn(context);
    await expect(canvas.getByText(/Profit from orders without a campaign.*: EUR\s45,860\.00/)).toBeVisible();
  },
};
export const LongText: Story = {
  tags: ['no-visual'],
  globals: { language: 'fr', viewport: { value: 'phone' } },
  play: chartsAreDrawn,
};
export const Phone: Story = { tags: ['no-visual'], globals: { viewport: { value: 'phone' } }, play: chartsAreDrawn };

export const Figures: Story = {
  name: '[ADS-1] ROI, total spend, and spend with profit of each platform',
  tags: ['no-visual'],
  globals: inEnglish,
  play: async (context) => {
    const { canvas } = context;
    await expect(canvas.getByRole('heading', { level: 1, name: 'Profit and ads' })).toBeVisible();
    const hero = within(
      canvas.getByRole('heading', { level: 2, name: 'Blended ROI: all ads, all orders' }).parentElement
        ?.parentElement ?? document.body,
    );
    await expect(hero.getByText('195.5%')).toBeVisible();
    await expect(hero.getByText('Earns well')).toBeVisible();
    await expect(canvas.getByText('Total ad spend').nextElementSibling).toHaveTextContent('EUR88,000.00');
    const platform = (name: string) =>
      within(canvas.getByRole('heading', { level: 2, name }).closest('section') ?? document.body);
    await expect(platform('Google Ads').getByText('50,000.00')).toBeVisible();
    await expect(platform('Google Ads').getByText(/Profit from its orders: EUR\s57,570\.00/)).toBeVisible();
    await expect(platform('Meta Ads').getByText('38,000.00')).toBeVisible();
    await expect(platform('Meta Ads').getByText(/Profit from its orders: EUR\s26,430\.00/)).toBeVisible();
    await chartsAreDrawn(context);
  },
};

export const Charts: Story = {
  name: '[ADS-2] Spend against profit as bars, ROI as a line, both as tables',
  tags: ['no-visual'],
  globals: inEnglish,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await chartsAreDrawn(context);
    for (const name of ['Spend and profit, by month', 'Blended ROI, by month']) {
      const chart = within(canvas.getByRole('region', { name }));
      await userEvent.click(chart.getByRole('button', { name: 'Table' }));
      const table = within(await chart.findByRole('table', { name }));
      await expect(table.getAllByRole('row')).toHaveLength(answer.chartData.length + 1);
    }
  },
};

export const Campaigns: Story = {
  name: '[ADS-3] Campaigns are sorted, filtered and opened; their ROI is told by word, icon and colour',
  tags: ['no-visual'],
  globals: inEnglish,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await chartsAreDrawn(context);
    const table = within(canvas.getByRole('grid', { name: 'Campaigns' }));
    for (const name of ['Campaign', 'Platform', 'Status', 'Clicks', 'Conversions', 'Ad spend', 'Profit', 'ROI']) {
      await expect(table.getByRole('columnheader', { name: new RegExp(`^${name}`) })).toBeVisible();
    }
    const names = () => table.getAllByRole('link').map(({ textContent }) => textContent);
    await expect(names()[0]).toBe('Pături de lână · Căutare');
    await userEvent.click(within(table.getByRole('columnheader', { name: /^ROI/ })).getByRole('button'));
    await waitFor(() => expect(names()[0]).toBe('Pături de lână · Căutare'));
    await expect(names().at(-1)).toBe('Reduceri de vară · Stories');
    for (const [campaign, roi, word, colour] of [
      [/Pături de lână · Căutare/, '251.1%', 'Earns well', 'green'],
      [/Colecția nouă/, '112%', 'Just above break-even', 'yellow'],
      [/Reduceri de vară/, '92%', 'Below break-even', 'red'],
    ] as const) {
      const row = within(table.getByRole('row', { name: campaign }));
      const value = row.getByTitle(word);
      await expect(value).toHaveTextContent(`${roi}${word}`);
      await expect(value.querySelector('svg')).toBeVisible();
      await expect(colourName(value)).toBe(colour);
    }
    await expect(table.getByRole('link', { name: /Remarketing/ })).toHaveAttribute('href', '#campaigns/meta-201');
    await userEvent.type(canvas.getByRole('searchbox'), 'paturi');
    await waitFor(() => expect(names()).toEqual(['Pături de lână · Căutare', 'Pături de lână · Remarketing']));
  },
};

export const SampleIsMarked: Story = {
  name: '[ALL-6] Every sample figure is marked',
  tags: ['no-visual'],
  args: { view: { ...sample, loadFailed: 'The server can not be reached.' } },
  globals: inEnglish,
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    await chartsAreDrawn(context);
    await expect(canvas.getAllByText('Sample data')).toHaveLength(7);
    await expect(canvas.getByRole('alert')).toHaveTextContent('The server can not be reached.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};

export const EmptyLeadsOn: Story = {
  name: 'Without ads there are two ways on',
  tags: ['no-visual'],
  args: { view: { status: 'empty' } },
  globals: inEnglish,
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('link', { name: 'Go to integrations' })).toHaveAttribute('href', '#integrations');
    await userEvent.click(canvas.getByRole('button', { name: 'View sample data' }));
    await expect(args.onUseSample).toHaveBeenCalled();
  },
};

export const ByDay: Story = {
  name: 'Of at most 62 days the charts have a point for each day',
  tags: ['no-visual'],
  globals: inEnglish,
  args: {
    view: ready({
      granularity: 'day',
      chartData: ['2025-12-01', '2025-12-02', '2025-12-03'].map((month) => ({
        month,
        adsSpend: 40,
        profit: 20,
        roi: 150,
      })),
    }),
  },
  play: async (context) => {
    await chartsAreDrawn(context);
    await expect(context.canvas.getByRole('region', { name: 'Spend and profit, by day' })).toBeVisible();
  },
};

export const PeriodEmpty: Story = {
  tags: ['no-visual'],
  args: {
    view: ready({ totalSpend: 0, totalProfit: 0, roi: null, campaigns: [], chartData: [] }),
    onWholeTime: fn(),
  },
  globals: inEnglish,
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'No spend in this period' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all dates' }));
    await expect(args.onWholeTime).toHaveBeenCalledOnce();
  },
};

/** What the charts can not draw leaves the figures and the campaigns as they are. */
export const ChartsFailed: Story = {
  tags: ['no-visual'],
  globals: inEnglish,
  args: { view: ready({ chartData: null as never }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Nothing was lost');
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Google Ads' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Pături de lână · Căutare' })).toBeVisible();
  },
};

export const LacksCosts: Story = {
  name: 'Every profit and return that lacks costs says so: totals, platforms, months, campaigns',
  tags: ['no-visual'],
  args: { view: lacksCosts },
  globals: inEnglish,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await chartsAreDrawn(context);
    await expect(canvas.getByRole('link', { name: 'At most: 2 costs are missing' })).toHaveAttribute('href', '#costs');
    await expect(canvas.getByText('Shop profit after ad spend').nextElementSibling).toHaveTextContent('≤At most');
    await expect(canvas.getByText(/Profit from its orders: at most EUR\s57,570\.00/)).toBeVisible();
    await expect(canvas.getByText(/Profit from its orders: EUR\s26,430\.00/)).toBeVisible();
    await expect(canvas.getByText(/Profit from orders without a campaign.*: at most EUR\s1,200\.00/)).toBeVisible();
    const chart = within(canvas.getByRole('region', { name: 'Blended ROI, by month' }));
    await userEvent.click(chart.getByRole('button', { name: 'Table' }));
    await expect(await chart.findByRole('columnheader', { name: /at most/ })).toBeVisible();
  },
};
export const LacksCostsOnPhone: Story = {
  tags: ['no-visual'],
  args: { view: lacksCosts },
  globals: { language: 'ro', viewport: { value: 'phone' } },
  play: chartsAreDrawn,
};
