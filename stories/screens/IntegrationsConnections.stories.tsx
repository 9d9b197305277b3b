import { localIntegration } from '@adaos/api/sample';
import {
  Connections,
  IntegrationsScreen,
  Pixel,
  type ConnectionsView,
  type PixelResult,
} from '@adaos/ui/screens/IntegrationsScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { at, choosing, december } from './IntegrationsScreen.views.ts';
import { onPage } from './page.tsx';

const connected: ConnectionsView = {
  status: 'ready',
  source: 'live',
  connections: {
    shopify: {
      shopId: 'lana-si-lut.myshopify.com',
      connectedAt: '2025-12-15T12:00:00Z',
      orders: 41_208,
      lastReadAt: '2026-03-04T09:12:00Z',
      nextReadAt: '2026-03-04T10:12:00Z',
    },
  },
};
const none: ConnectionsView = { status: 'ready', source: 'live', connections: {} };
const VISIT = '2026-03-04T09:58:00Z';
const resultOf = (platform: PixelResult['platform'], saved = true): PixelResult => {
  const { status, script } = localIntegration(platform, 'lana-si-lut', 'https://shop.example/pixel.js');
  return { platform, shopId: 'lana-si-lut', status, script, saved, ...(saved && { lastVisitAt: VISIT }) };
};

const onConnect = fn();
const onGenerate = fn();
interface Props {
  view: ConnectionsView;
  result: PixelResult | undefined;
  canManage: boolean;
  failed: boolean;
  reason?: string;
}

function Whole({ view, result, canManage, failed, reason }: Props) {
  return (
    <IntegrationsScreen
      view={at(choosing, { canImport: canManage, history: [december] })}
      costsHref="#costs"
      onRetry={fn()}
      onChooseFile={fn()}
      onChooseKind={fn()}
      onStart={fn()}
      onStartOver={fn()}
      onCancelUpload={fn()}
      onLoadMoreRejected={fn()}
      onRetryRejected={fn()}
      onDownloadRejected={fn()}
      connections={
        <Connections
          view={view}
          canManage={canManage}
          onConnect={onConnect}
          onDisconnect={fn()}
          onReadNow={fn()}
          onRetry={fn()}
        />
      }
      pixel={
        <Pixel
          canManage={canManage}
          result={result}
          busy={false}
          failed={failed}
          reason={reason}
          onGenerate={onGenerate}
        />
      }
    />
  );
}

const meta = {
  title: 'screens/IntegrationsScreen/Connections',
  component: Whole,
  decorators: [onPage],
  tags: ['stable'],
  parameters: { layout: 'fullscreen' },
  args: { view: connected, result: resultOf('custom'), canManage: true, failed: false },
  beforeEach: () => {
    onConnect.mockClear();
    onGenerate.mockClear();
  },
} satisfies Meta<typeof Whole>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const SomeSetAside: Story = {
  tags: ['no-visual'],
  args: {
    view: {
      ...connected,
      connections: {
        shopify: {
          ...connected.connections.shopify,
          shopId: 'lana-si-lut.myshopify.com',
          connectedAt: '2025-12-15T12:00:00Z',
          setAside: { count: 1, orders: [{ id: '1', number: '#10482', reason: 'date_unreadable' }] },
        },
      },
    },
  },
};
export const NothingConnected: Story = { tags: ['no-visual'], args: { view: none, result: undefined } };
export const Loading: Story = { tags: ['no-visual'], args: { view: { status: 'loading' }, result: undefined } };
export const Error: Story = {
  tags: ['no-visual'],
  args: { view: { status: 'error', message: 'The server can not be reached.' }, result: undefined },
};
export const Phone: Story = { tags: ['no-visual'], globals: { language: 'fr', viewport: { value: 'phone' } } };
export const Viewer: Story = { tags: ['no-visual'], args: { canManage: false, result: undefined } };

export const TwoCards: Story = {
  name: '[INTG-1] Two cards, connected or to connect',
  tags: ['no-visual'],
  globals: { language: 'en' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: 'Shopify' })).toHaveTextContent('lana-si-lut.myshopify.com');
    await expect(canvas.getByRole('region', { name: 'Shopify' })).toHaveTextContent('15 Dec 2025, 12:00');
    await userEvent.type(canvas.getByLabelText('Address of your shop'), 'https://shop.example{Enter}');
    await expect(onConnect).toHaveBeenCalledWith('woocommerce', 'https://shop.example');
  },
};

export const FormNeedsBoth: Story = {
  name: '[INTG-2] Platform and shop id are needed, blanks are none',
  tags: ['no-visual'],
  args: { result: undefined },
  globals: { language: 'ro' },
  play: async ({ canvas, userEvent }) => {
    const generate = canvas.getByRole('button', { name: 'Generează' });
    await expect(generate).toBeDisabled();
    await expect(generate).toHaveAccessibleDescription(
      'Te rugăm să selectezi platforma și să introduci ID-ul magazinului.',
    );
    await userEvent.selectOptions(canvas.getByLabelText('Platformă'), 'custom');
    await userEvent.type(canvas.getByLabelText('ID-ul magazinului'), '   ');
    await expect(generate).toBeDisabled();
    await userEvent.type(canvas.getByLabelText('ID-ul magazinului'), 'lana ');
    await expect(generate).toBeEnabled();
    await userEvent.click(generate);
    await expect(onGenerate).toHaveBeenCalledWith({ platform: 'custom', shopId: 'lana' });
  },
};

export const ScriptBox: Story = {
  name: '[INTG-3] An own platform gets the script with its shop id, to copy',
  tags: ['no-visual'],
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/<script async src=.*shop=lana-si-lut/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Copy' })).toBeVisible();
    await expect(canvas.getByText('Last visit: 4 Mar 2026, 09:58')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'How to use it' })).toBeVisible();
  },
};

export const StatusBox: Story = {
  name: '[INTG-3] Other platforms get what is left to do',
  tags: ['no-visual'],
  args: { result: resultOf('emag') },
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Import required')).toBeVisible();
    await expect(
      canvas.getByText(
        'lana-si-lut is saved. Its orders do not sync automatically: export them from the platform and import the file on this page.',
      ),
    ).toBeVisible();
    await expect(canvas.getByText(/add the script, or import the export from your platform/)).toBeVisible();
    await expect(canvas.queryByText(/read through the API|nothing at all|Nothing is left/i)).not.toBeInTheDocument();
    await expect(canvas.queryByText(/<script/)).not.toBeInTheDocument();
  },
};

export const NotSaved: Story = {
  name: '[INTG-4] What could not be saved is told of and marked',
  args: { result: resultOf('woocommerce', false), failed: true },
  globals: { language: 'ro' },
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Eroare la generarea pixel-ului. Te rugăm să încerci din nou.')).toBeVisible();
    await expect(canvas.getByText('Nesalvat')).toBeVisible();
    await expect(canvas.getByText('Necesită plugin')).toBeVisible();
  },
};

export const NotSavedForAReason: Story = {
  name: '[INTG-4] [ALL-2] Why it could not be saved stands under it',
  args: { result: resultOf('woocommerce', false), failed: true, reason: 'Alege un plan pentru a continua.' },
  globals: { language: 'ro' },
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    const [first, second] = canvas.getByRole('alert').children;
    await expect(first).toHaveTextContent('Eroare la generarea pixel-ului. Te rugăm să încerci din nou.');
    await expect(second).toHaveTextContent('Alege un plan pentru a continua.');
  },
};

export const NothingToSave: Story = {
  name: '[SETT-5] What was not to be saved has not failed',
  args: { reason: 'Sample mode is on.' },
  globals: { language: 'en' },
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^Sample mode is on\.$/);
  },
};
