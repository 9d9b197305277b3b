import { sampleCampaignList } from '@adaos/api/sample';
import { CampaignsScreen, type CampaignsView } from '@adaos/ui/screens/CampaignsScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, waitFor, within } from 'storybook/test';
import { onPage } from './page.tsx';

// An answer of the contract is a view's data as it is.
const live: CampaignsView = { status: 'ready', source: 'live', data: sampleCampaignList };
const sample: CampaignsView = { status: 'ready', source: 'sample', data: sampleCampaignList };
const profitUnknown: CampaignsView = {
  ...live,
  data: {
    ...sampleCampaignList,
    campaigns: sampleCampaignList.campaigns.map((row) => ({ ...row, profit: null, roi: null })),
  },
};

const lacksCosts: CampaignsView = {
  ...live,
  data: {
    ...sampleCampaignList,
    campaigns: sampleCampaignList.campaigns.map((row, index) => ({
      ...row,
      missing: index % 2 === 0 ? ['shipping_cost', 'payment_fee'] : [],
    })),
  },
};

const meta = {
  title: 'screens/Campaigns',
  component: CampaignsScreen,
  decorators: [onPage],
  tags: ['stable'],
  parameters: { layout: 'fullscreen' },
  args: {
    view: live,
    campaignHref: (id) => `#campaigns/${id}`,
    importHref: '#integrations',
    onRetry: fn(),
    onUseSample: fn(),
    onLeaveSample: fn(),
  },
} satisfies Meta<typeof CampaignsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const inEnglish = { language: 'en' };
const phone = { viewport: { value: 'phone' } };

export const Ready: Story = {};
export const Sample: Story = { tags: ['no-visual'], args: { view: sample } };
export const ProfitUnknown: Story = { tags: ['no-visual'], args: { view: profitUnknown } };
export const Loading: Story = { tags: ['no-visual'], args: { view: { status: 'loading' } } };
export const Empty: Story = { tags: ['no-visual'], args: { view: { status: 'empty' } } };
export const Error: Story = {
  tags: ['no-visual'],
  args: { view: { status: 'error', message: 'The server can not be reached.' } },
};
export const LongText: Story = { tags: ['no-visual'], globals: { language: 'fr', ...phone } };

const grid = (canvas: ReturnType<typeof within>) => canvas.getByRole('grid', { name: 'All campaigns' });
const rowOf = (canvas: ReturnType<typeof within>, name: RegExp) => within(grid(canvas)).getByRole('row', { name });

export const Opens: Story = {
  name: '[CAMP-1] A row and its Details button open the campaign, by click and by keyboard',
  tags: ['no-visual'],
  globals: inEnglish,
  play: async ({ canvas, userEvent }) => {
    const opened: string[] = [];
    const note = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link !== null) opened.push(link.hash);
      event.preventDefault();
    };
    document.addEventListener('click', note);
    const row = within(rowOf(canvas, /^Ceramică de Horezu/));
    await userEvent.click(row.getByRole('link', { name: 'Details: Ceramică de Horezu · Căutare' }));
    // The title's link is the target of the whole row.
    const title = within(grid(canvas)).getByRole('link', { name: 'Ceramică de Horezu · Căutare' });
    const clicks = title.closest('tr')?.children[3]?.getBoundingClientRect();
    const hit = document.elementFromPoint((clicks?.left ?? 0) + 6, (clicks?.top ?? 0) + 6);
    await expect(hit?.closest('a')).toBe(title);
    title.focus();
    await userEvent.keyboard('{Enter}{ArrowRight}{Enter}{End}{Enter}');
    document.removeEventListener('click', note);
    await expect(opened).toEqual(Array.from({ length: 4 }, () => '#campaigns/google-104'));
  },
};

export const Statuses: Story = {
  name: '[CAMP-2] The status of a campaign in words',
  tags: ['no-visual'],
  globals: { language: 'ro' },
  args: {
    view: {
      ...live,
      data: {
        ...sampleCampaignList,
        campaigns: ['active', 'Paused', 'Stopped', 'archived'].flatMap((status, index) => {
          const row = sampleCampaignList.campaigns[index];
          return row ? [{ ...row, status }] : [];
        }),
      },
    },
  },
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('grid', { name: 'Toate campaniile' }));
    for (const status of ['Activ', 'Pauză', 'Terminat', 'Necunoscut'])
      await expect(table.getByText(status)).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Campanii Active' })).toBeVisible();
    await expect(table.getAllByRole('link', { name: /^Detalii/ })).toHaveLength(4);
  },
};

export const SortsAndFilters: Story = {
  name: '[ADS-3] Campaigns sort and filter; a return is told by word, icon and colour',
  tags: ['no-visual'],
  globals: inEnglish,
  play: async ({ canvas, userEvent }) => {
    const table = within(grid(canvas));
    for (const name of ['Campaign', 'Platform', 'Status', 'Clicks', 'Conversions', 'Ad spend', 'Profit', 'ROI'])
      await expect(table.getByRole('columnheader', { name })).toBeVisible();
    await expect(rowOf(canvas, /^Pături de lână · Căutare/)).toHaveTextContent(/251\.1%.*Earns well/);
    await userEvent.click(table.getByRole('button', { name: 'ROI' }));
    await waitFor(() => expect(table.getAllByRole('row')[1]).toHaveTextContent('Pături de lână · Căutare'));
    // The filter is before the table, the heading that sorts in it.
    await userEvent.click(canvas.getAllByRole('button', { name: 'Platform' })[0] ?? canvas.getByText('Platform'));
    await userEvent.click(await within(document.body).findByRole('checkbox', { name: 'Meta Ads' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(table.getAllByRole('row')).toHaveLength(6));
    await expect(table.getAllByRole('row').at(-1)).toHaveTextContent('EUR 38,000.00');
  },
};

export const SampleIsMarked: Story = {
  name: '[CAMP-5] [ALL-6] Sample campaigns are marked, and left',
  tags: ['no-visual'],
  args: { view: { ...sample, loadFailed: 'The server can not be reached.' } },
  globals: inEnglish,
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getAllByText('Sample data').length).toBeGreaterThanOrEqual(6);
    await expect(canvas.getByRole('alert')).toHaveTextContent('The server can not be reached.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const LacksCosts: Story = {
  name: 'Profit and ROI that lack costs are "at most", the totals with them, and the file names the costs',
  tags: ['no-visual'],
  args: { view: lacksCosts },
  globals: inEnglish,
  play: async ({ canvas, userEvent }) => {
    const row = within(rowOf(canvas, /Pături de lână · Căutare/));
    // Profit and ROI; without its costs nobody knows that it earns well.
    await expect(row.getAllByText('At most')).toHaveLength(2);
    await expect(row.queryByText('Earns well')).not.toBeInTheDocument();
    await expect(within(rowOf(canvas, /Cadouri de Crăciun/)).queryByText('At most')).not.toBeInTheDocument();
    await expect(within(rowOf(canvas, /^Total/)).getAllByText('At most')).toHaveLength(2);
    await expect(canvas.getByText('at least 1')).toBeVisible();
    const made = spyOn(URL, 'createObjectURL');
    await userEvent.click(canvas.getByRole('button', { name: 'Download CSV' }));
    const file = made.mock.calls[0]?.[0];
    made.mockRestore();
    const [titles = '', ...lines] = (file instanceof Blob ? await file.text() : '').trim().split('\r\n');
    await expect(titles).toContain(',Profit,ROI,Missing costs,');
    await expect(lines.find((line) => line.includes('Pături de lână · Căutare'))).toContain(
      ',25390,251.1,"Shipping, payment fees",',
    );
    await expect(lines.find((line) => line.includes('Cadouri de Crăciun'))).toContain(',19880,240,none,');
  },
};
export const LacksCostsOnPhone: Story = { tags: ['no-visual'], args: { view: lacksCosts }, globals: phone };
