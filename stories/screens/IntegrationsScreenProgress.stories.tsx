import { IntegrationsScreen } from '@adaos/ui/screens/IntegrationsScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { at, cancelled, december, running, waiting } from './IntegrationsScreen.views.ts';

const onStartOver = fn();
const onCancelImport = fn();
const onRestartImport = fn();
const actions = {
  onChooseFile: fn(),
  onStart: fn(),
  onStartOver,
  onCancelUpload: fn(),
  onCancelImport,
  onRestartImport,
  onLoadMoreRejected: fn(),
  onRetryRejected: fn(),
  onDownloadRejected: fn(),
  onRetry: fn(),
};

const meta = {
  title: 'screens/IntegrationsScreen/Progress',
  component: IntegrationsScreen,
  tags: ['stable'],
  args: {
    view: at({ step: 'running', import: running }),
    costsHref: '#costs',
    importHref: (id: string) => `/dashboard/integrations?import=${id}`,
    ...actions,
  },
  beforeEach: () => {
    for (const action of Object.values(actions)) action.mockClear();
  },
} satisfies Meta<typeof IntegrationsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Queued: Story = {
  tags: ['no-visual'],
  name: 'An import waits: how many are before it, and the way to cancel it',
  args: { view: at({ step: 'running', import: waiting }, { history: [waiting, running, december] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 imports are ahead of it.')).toBeVisible();
    await expect(canvas.getByText('3 ahead of it')).toBeVisible();
    await expect(canvas.getByText('62%')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel import' }));
    await expect(onCancelImport).toHaveBeenCalledOnce();
  },
};

export const NextInLine: Story = {
  tags: ['no-visual'],
  args: { view: at({ step: 'running', import: { ...waiting, ahead: 0 } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('It is next in line.')).toBeVisible();
  },
};

const unplaced = { ...waiting, ahead: null };

export const PlaceNotKnown: Story = {
  tags: ['no-visual'],
  args: { view: at({ step: 'running', import: unplaced }, { history: [unplaced] }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/ahead of it|next/)).toBeNull();
  },
};

export const Cancelling: Story = {
  tags: ['no-visual'],
  name: '[ALL-4] Cancelling',
  args: { view: at({ step: 'running', import: running, cancelling: true }) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancelling...' }));
    await expect(onCancelImport).not.toHaveBeenCalled();
  },
};

export const RunningForViewer: Story = {
  name: '[ROLE-12] A viewer sees how far an import is, and cannot cancel it',
  tags: ['no-visual'],
  args: { view: at({ step: 'running', import: running }, { canImport: false }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '62');
    await expect(canvas.queryByRole('button', { name: 'Cancel import' })).toBeNull();
  },
};

export const Cancelled: Story = {
  tags: ['no-visual'],
  args: { view: at({ step: 'cancelled', import: cancelled }, { history: [cancelled, december] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('your figures have not changed');
    await expect(canvas.getByText('Cancelled')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Start again' }));
    await expect(onRestartImport).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Import another file' }));
    await expect(onStartOver).toHaveBeenCalledOnce();
  },
};

export const CancelledOnPhone: Story = {
  tags: ['no-visual'],
  args: { view: at({ step: 'cancelled', import: cancelled }, { history: [cancelled, waiting] }) },
  globals: { viewport: { value: 'phone' }, language: 'ro' },
};

export const CancelledWithoutFile: Story = {
  name: 'A cancelled import whose file has gone leads to another file',
  tags: ['no-visual'],
  args: { view: at({ step: 'cancelled', import: { ...cancelled, restartable: false } }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Start again' })).toBeNull();
    await expect(canvas.queryByText(/We keep the file for one day/)).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Import another file' })).toBeVisible();
  },
};

export const StartingAgain: Story = {
  tags: ['no-visual'],
  name: '[ALL-4] Starting again',
  args: { view: at({ step: 'cancelled', import: cancelled, restarting: true }) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Starting...' }));
    await expect(onRestartImport).not.toHaveBeenCalled();
  },
};
