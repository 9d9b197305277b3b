import { sampleChannels } from '@adaos/api/sample';
import { ChannelsScreen, type ChannelsView } from '@adaos/ui/screens/ChannelsScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { onPage } from './page.tsx';

// An answer of the contract is a view's data as it is.
const live: ChannelsView = { status: 'ready', source: 'live', data: sampleChannels };
const campaigns: ChannelsView = {
  ...live,
  data: {
    ...sampleChannels,
    dimension: 'campaign',
    channels: sampleChannels.channels.map((row, index) =>
      index < 2
        ? { ...row, campaign: `c${index}`, name: ['Pături de lână · Căutare', 'Iarna · Reels'][index] ?? null }
        : { ...row, channel: index === 2 ? '' : row.channel },
    ),
  },
};
const countries: ChannelsView = {
  ...live,
  data: {
    ...sampleChannels,
    dimension: 'country',
    channels: sampleChannels.channels.map((row, index) => ({
      ...row,
      channel: ['Romania', 'France', 'Hungary', 'Spain', 'Portugal'][index] ?? '',
      adSpend: 0,
      profit: row.contribution,
      roi: null,
      models: [],
    })),
  },
};

const meta = {
  title: 'screens/Channels',
  component: ChannelsScreen,
  decorators: [onPage],
  tags: ['experimental'],
  parameters: { layout: 'fullscreen' },
  args: {
    view: live,
    refreshing: false,
    query: { dimension: 'source', model: 'last', sort: 'netSales', descending: true, page: 0 },
    onQueryChange: fn(),
    ordersHref: (row) => `#orders/${row === null ? 'all' : (row.channel ?? 'none')}`,
    importHref: '#integrations',
    costsHref: '#costs',
    onExport: fn(),
    exporting: false,
    onRetry: fn(),
    onUseSample: fn(),
    onLeaveSample: fn(),
  },
} satisfies Meta<typeof ChannelsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const inEnglish = { language: 'en' };
const phone = { viewport: { value: 'phone' } };

export const Ready: Story = {};
export const Sample: Story = { tags: ['no-visual'], args: { view: { ...live, source: 'sample' } } };
export const Loading: Story = { tags: ['no-visual'], args: { view: { status: 'loading' } } };
export const Empty: Story = { tags: ['no-visual'], args: { view: { status: 'empty' } } };
export const Error: Story = {
  tags: ['no-visual'],
  args: { view: { status: 'error', message: 'The server can not be reached.' } },
};
export const Phone: Story = { tags: ['no-visual'], globals: { ...phone } };
export const LongText: Story = {
  tags: ['no-visual'],
  globals: { language: 'fr', ...phone },
  args: { view: campaigns, query: { ...meta.args.query, dimension: 'campaign' } },
};

export const Whole: Story = {
  name: 'Orders of no channel and what belongs to no order are rows of their own, and a row opens to its orders',
  tags: ['no-visual'],
  globals: inEnglish,
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('grid', { name: 'Channels' }));
    await expect(table.getByText('Not attributed')).toBeVisible();
    await expect(table.getByText('Fixed costs, ads of no channel')).toBeVisible();
    const links = table.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(links).toEqual([
      ...sampleChannels.channels.map(({ channel }) => `#orders/${channel}`),
      '#orders/none',
      '#orders/all',
    ]);
  },
};

export const Blended: Story = {
  name: 'What all ads brought has another name than what a channel did',
  tags: ['no-visual'],
  globals: inEnglish,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Marketing efficiency (MER)')).toBeVisible();
    await expect(canvas.getByText('7.4')).toBeVisible();
    await expect(canvas.getByText('Blended acquisition cost')).toBeVisible();
    const table = within(canvas.getByRole('grid', { name: 'Channels' }));
    await expect(table.getByRole('columnheader', { name: 'ROI' })).toBeVisible();
  },
};

export const Compared: Story = {
  name: 'The four models are beside each other in each row',
  tags: ['no-visual'],
  globals: inEnglish,
  args: { view: campaigns, query: { ...meta.args.query, dimension: 'campaign' } },
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('grid', { name: 'The four models compared' }));
    for (const name of ['First touch', 'Last touch', 'Linear', 'Position-based'])
      await expect(table.getByRole('columnheader', { name })).toBeVisible();
    await expect(table.getByText('Iarna · Reels')).toBeVisible();
    await expect(table.getByText('ROI 182%')).toBeVisible();
    await expect(table.getByText('Source not known')).toBeVisible();
  },
};

export const BeforeAndLacking: Story = {
  name: 'A channel whose orders lack a cost has at most what is shown, and no other channel does',
  tags: ['no-visual'],
  globals: inEnglish,
  args: {
    view: {
      ...live,
      data: {
        ...sampleChannels,
        missing: ['cogs'],
        channels: sampleChannels.channels.map((row, index) => ({
          ...row,
          missing: index === 1 ? ['cogs'] : [],
          models: row.models.map((own) => ({ ...own, missing: index === 1 ? ['cogs' as const] : [] })),
          before: { ...row, profit: 1_234 },
        })),
        before: {
          from: '2025-10-31',
          to: '2025-11-30',
          none: sampleChannels.none,
          beside: sampleChannels.beside,
          sum: sampleChannels.sum,
          missing: ['cogs'],
          blended: { mer: 6.5, acquisitionCost: null },
        },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('At most: 1 cost is missing')).toBeVisible();
    await expect(canvas.getByText(/2025: 6\.5$/)).toBeVisible();
    const table = within(canvas.getByRole('grid', { name: 'Channels' }));
    await expect(table.getByRole('columnheader', { name: 'Previous profit' })).toBeVisible();
    await expect(table.getAllByText(/1,234/).length).toBe(sampleChannels.channels.length);
    const marked = table.getAllByText(/^At most/).map((mark) => mark.closest('tr'));
    await expect(new Set(marked)).toEqual(new Set([table.getByText('Meta Ads').closest('tr')]));
  },
};

export const Said: Story = {
  name: 'By what orders say themselves there is no attribution, and no return on ads',
  tags: ['no-visual'],
  globals: inEnglish,
  args: { view: countries, query: { ...meta.args.query, dimension: 'country' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByLabelText('Attribution')).toBeNull();
    await expect(canvas.queryByRole('columnheader', { name: 'ROI' })).toBeNull();
    const table = within(canvas.getByRole('grid', { name: 'Channels' }));
    await expect(table.getByText('Not stated')).toBeVisible();
    await expect(table.getByText('France')).toBeVisible();
    await expect(canvas.queryByRole('grid', { name: 'The four models compared' })).toBeNull();
  },
};

export const Untouched: Story = {
  name: 'While no order says how its customer came, the screen says what would',
  tags: ['no-visual'],
  globals: inEnglish,
  args: { view: { ...live, data: { ...sampleChannels, attributed: false, channels: [], total: 0 } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/No order shows yet how its customer found you/)).toBeVisible();
  },
};

export const Asks: Story = {
  name: 'The grouping, the model and the sorting are asked of the server',
  tags: ['no-visual'],
  globals: inEnglish,
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Group orders by'), 'Country');
    await expect(args.onQueryChange).toHaveBeenCalledWith(expect.objectContaining({ dimension: 'country', page: 0 }));
    await userEvent.selectOptions(canvas.getByLabelText('Attribution'), 'Position-based');
    await expect(args.onQueryChange).toHaveBeenCalledWith(expect.objectContaining({ model: 'position', page: 0 }));
    const table = within(canvas.getByRole('grid', { name: 'Channels' }));
    await userEvent.click(table.getByRole('button', { name: 'Orders' }));
    await expect(args.onQueryChange).toHaveBeenCalledWith(expect.objectContaining({ sort: 'orders', page: 0 }));
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await expect(args.onExport).toHaveBeenCalledOnce();
  },
};
