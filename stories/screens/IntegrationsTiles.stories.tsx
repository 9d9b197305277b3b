import {
  Connections,
  IntegrationsScreen,
  Pixel,
  TILE_IDS,
  type TileChoice,
  type TileId,
  type TileState,
} from '@adaos/ui/screens/IntegrationsScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { at, choosing, december } from './IntegrationsScreen.views.ts';
import { onPage } from './page.tsx';

const nothing = Object.fromEntries(TILE_IDS.map((id) => [id, { status: 'none' }])) as Record<TileId, TileState>;
const some: Record<TileId, TileState> = {
  ...nothing,
  orders: { status: 'set', at: '2026-01-15T09:41:09Z' },
  shopify: { status: 'set', at: '2026-03-04T09:12:00Z' },
  woocommerce: { status: 'broken' },
  google_ads: { status: 'set', at: '2026-03-02T08:00:00Z' },
  meta_ads: { status: 'failed', at: '2026-03-01T08:00:00Z' },
  tiktok_ads: { status: 'set', at: '2026-03-04T08:00:00Z', connected: true },
  microsoft_ads: { status: 'waiting', connected: true },
  stock: { status: 'busy' },
  pixel: { status: 'waiting' },
};

function Whole({ open, states, hooksHref }: Omit<TileChoice, 'hrefOf'>) {
  const platform = open === 'shopify' || open === 'woocommerce' ? open : undefined;
  return (
    <IntegrationsScreen
      view={at(choosing, { history: [december] })}
      choice={{ open, states, hooksHref, hrefOf: (tile) => `#${tile}` }}
      costsHref="#costs"
      onRetry={fn()}
      onChooseFile={fn()}
      onStart={fn()}
      onStartOver={fn()}
      onCancelUpload={fn()}
      onLoadMoreRejected={fn()}
      onRetryRejected={fn()}
      onDownloadRejected={fn()}
      connections={
        <Connections
          view={{ status: 'ready', source: 'live', connections: {} }}
          only={platform}
          canManage
          onConnect={fn()}
          onDisconnect={fn()}
          onReadNow={fn()}
          onRetry={fn()}
        />
      }
      pixel={<Pixel canManage result={undefined} busy={false} failed={false} onGenerate={fn()} />}
    />
  );
}

const meta = {
  title: 'screens/IntegrationsScreen/Tiles',
  component: Whole,
  decorators: [onPage],
  tags: ['stable', 'no-visual'],
  parameters: { layout: 'fullscreen' },
  args: { open: 'orders', states: some, hooksHref: '#settings' },
} satisfies Meta<typeof Whole>;
export default meta;
type Story = StoryObj<typeof meta>;
const english = { language: 'en' };

export const ImportFirst: Story = {
  name: 'The import is open first, each tile says how far it is',
  globals: english,
  play: async ({ canvas }) => {
    const tiles = within(canvas.getByRole('region', { name: 'What to connect' }));
    await expect(tiles.getByRole('link', { name: /^Orders from a file/ })).toHaveAttribute('aria-current', 'true');
    await expect(tiles.getByRole('link', { name: 'Shopify Last sync: 4 Mar 2026' })).toBeVisible();
    await expect(tiles.getByRole('link', { name: 'WooCommerce Connection lost' })).toBeVisible();
    await expect(tiles.getByRole('link', { name: 'Meta Ads File refused: 1 Mar 2026' })).toBeVisible();
    await expect(tiles.getByRole('link', { name: 'TikTok Last sync: 4 Mar 2026' })).toBeVisible();
    await expect(tiles.getByRole('link', { name: 'Microsoft Advertising Choose an ad account' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Choose a file' })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Shopify' })).not.toBeInTheDocument();
  },
};

export const OneAtATime: Story = {
  name: 'Of the others only the open one is shown',
  args: { open: 'woocommerce' },
  globals: english,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'WooCommerce' })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Shopify' })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Choose a file' })).not.toBeInTheDocument();
  },
};

export const Phone: Story = {
  name: 'On phones what is open is below its own group',
  args: { open: 'pixel', states: nothing },
  globals: { ...english, viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const [tile, panel] = [canvas.getByRole('link', { name: /^Visits and/ }), canvas.getByLabelText('Shop ID')];
    await expect(tile.compareDocumentPosition(panel)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expect(panel).toBeVisible();
  },
};
