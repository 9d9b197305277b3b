import { sampleAlerts, sampleRecommendations } from '@adaos/api/sample';
import {
  type ActionItem,
  AlertsScreen,
  type AlertsData,
  type AlertsScreenProps,
  type AlertsView,
} from '@adaos/ui/screens/AlertsScreen';
import { TableAddressProvider } from '@adaos/ui/table';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, within } from 'storybook/test';
import { alertsArgs } from './alertsArgs.ts';
import { onPage } from './page.tsx';

// An answer of the contract is a view's data as it is.
const data: AlertsData = { ...sampleAlerts, recommendations: sampleRecommendations.recommendations };
const first = data.recommendations[0] as ActionItem;
const live: Extract<AlertsView, { status: 'ready' }> = { status: 'ready', source: 'live', data };
const sample: AlertsView = { status: 'ready', source: 'sample', data };
const nothingLeft: Extract<AlertsView, { status: 'ready' }> = {
  status: 'ready',
  source: 'live',
  data: {
    pending: false,
    summary: { active: 0, highPriority: 0, resolved: 0 },
    currency: 'EUR',
    alerts: [],
    recommendations: [],
  },
};

const meta = {
  title: 'screens/Alerts',
  component: AlertsScreen,
  decorators: [onPage],
  tags: ['stable'],
  parameters: { layout: 'fullscreen' },
  args: {
    view: live,
    ...alertsArgs,
  },
} satisfies Meta<typeof AlertsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const inEnglish = { language: 'en' };

export const Ready: Story = {};
export const Sample: Story = { tags: ['no-visual'], args: { view: sample } };
export const NothingLeft: Story = { tags: ['no-visual'], args: { view: nothingLeft } };
export const Pending: Story = {
  name: 'While new data is being checked, nothing is said to be well',
  tags: ['no-visual'],
  globals: inEnglish,
  args: { view: { ...nothingLeft, data: { ...nothingLeft.data, pending: true } } },
  play: async ({ canvas }) => {
    const said = canvas.getAllByText('Your new data is being checked. This takes a few seconds.');
    await expect(said).toHaveLength(1);
    await expect(canvas.queryByText(/Everything looks good/)).not.toBeInTheDocument();
  },
};
export const Loading: Story = { tags: ['no-visual'], args: { view: { status: 'loading' } } };
export const Empty: Story = { args: { view: { status: 'empty' } } };
export const Error: Story = {
  tags: ['no-visual'],
  args: { view: { status: 'error', message: 'The server can not be reached.' } },
};
export const MissingCosts: Story = {
  name: '[ALERT-1] Advice that rests on a partial ROI says which costs are missing, and leads to them',
  globals: inEnglish,
  args: {
    view: {
      ...live,
      data: {
        ...data,
        alerts: data.alerts.map((alert) => (alert.type === 'ads' ? { ...alert, missing: ['shipping_cost'] } : alert)),
        recommendations: [
          {
            ...first,
            id: 'recommendation-9',
            subject: '',
            type: 'data',
            basis: 'doubt',
            effect: null,
            unknown: { reason: 'costs_missing', from: null },
            wording: { code: 'recommendation.fill_costs', values: { campaigns: 3 } },
            missing: ['shipping_cost', 'handling', 'payment_fee'],
          },
          ...data.recommendations.slice(1),
        ],
      },
    },
  },
  play: async ({ canvas }) => {
    const advice = canvas.getByRole('heading', { name: 'Fill in the missing costs before you raise budgets' });
    const row = within(advice.closest('li') as HTMLElement);
    await expect(row.getByText('Effect not known yet: it depends on the missing costs.')).toBeVisible();
    await expect(row.getByText('Shipping, packing and handling, payment fees')).toBeVisible();
    await expect(row.getByRole('link', { name: 'At most: 3 costs are missing' })).toHaveAttribute('href', '#costs');
    await expect(canvas.getByText(/was at most 96%/)).toBeVisible();
  },
};

export const LongText: Story = {
  tags: ['no-visual'],
  globals: { language: 'fr', viewport: { value: 'phone' } },
  args: { changeFailed: 'Le serveur ne répond pas. Rien n’est perdu ; réessayez dans un instant.' },
};
export const Phone: Story = { tags: ['no-visual'], globals: { viewport: { value: 'phone' } } };

export const Shows: Story = {
  name: '[ALERT-1] Four counts, alerts and recommendations with all that belongs to them',
  tags: ['no-visual'],
  globals: inEnglish,
  play: async ({ canvas, userEvent, args }) => {
    for (const name of ['Active alerts', 'High priority', 'Resolved', 'Recommendations']) {
      await expect(canvas.getAllByRole('heading', { level: 2, name })[0]).toBeVisible();
    }
    const advice = within(canvas.getByRole('region', { name: 'Recommendations' }));
    // What was found is with what to do about it.
    const order = advice.getAllByRole('listitem')[1] ?? document.body;
    await expect(within(order).getByRole('heading', { name: 'Order Covor țesut Maramureș now' })).toBeVisible();
    await expect(order).toHaveTextContent(
      /Covor țesut Maramureș: almost sold out\. 21 units are left, enough for 5 days\.Stock · 30 Dec 2025, 07:10 · Active/,
    );
    await expect(within(order).getByText('High priority')).toBeVisible();
    // An alert that nothing open answers is in the same list, last.
    const alone = advice.getAllByRole('listitem').at(-1) ?? document.body;
    await expect(alone).toHaveTextContent(
      /almost sold out.*Amount not known: no open recommendation answers this alert\./,
    );
    await userEvent.click(within(alone).getByRole('button', { name: 'Mark as resolved' }));
    await expect(args.onSetStatus).toHaveBeenCalledWith('alert-4', 'Resolved');
    const budget = within(advice.getAllByRole('listitem')[0] ?? document.body);
    await expect(budget.getByText('By 20% per day: its last euro still earns more than it costs.')).toBeVisible();
    await expect(budget.getByText('Impact: high')).toBeVisible();
    await expect(budget.getByText('Effort: low')).toBeVisible();
    await expect(advice.getAllByRole('listitem')).toHaveLength(7);
    await expect(advice.getAllByRole('listitem')[0]).toHaveTextContent(
      'EUR 640 more profit per month, probably EUR 420 to EUR 860',
    );
    await expect(advice.getAllByRole('listitem').at(-2)).toHaveTextContent(
      'EUR 86 more profit per month, probably EUR 21 to EUR 152',
    );
    await userEvent.click(advice.getByRole('button', { name: 'Done', pressed: false }));
    await expect(advice.getAllByText('Resolved')).toHaveLength(2);
    await userEvent.click(advice.getAllByRole('button', { name: 'Reopen' }).at(-2) ?? document.body);
    await expect(args.onSetStatus).toHaveBeenLastCalledWith('alert-6', 'Active');
  },
};

export const SampleIsMarked: Story = {
  name: '[ALL-6] Sample alerts are marked and can not be changed',
  tags: ['no-visual'],
  args: { view: { ...sample, loadFailed: 'The server can not be reached.' } },
  globals: inEnglish,
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getAllByText('Sample data')).toHaveLength(5);
    await expect(canvas.queryByRole('button', { name: 'Mark as resolved' })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Snooze' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('alert')).toHaveTextContent('The server can not be reached.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};

function SettledAtOnce(props: AlertsScreenProps) {
  const [alerts, setAlerts] = useState(data.alerts);
  const settle: AlertsScreenProps['onSetStatus'] = (id, status) =>
    setAlerts((before) => before.map((alert) => (alert.id === id ? { ...alert, status } : alert)));
  return <AlertsScreen {...props} view={{ ...live, data: { ...data, alerts } }} onSetStatus={settle} />;
}

export const FocusKept: Story = {
  name: '[ALL-8] Where an alert has gone from the queue, the title of the queue has the focus',
  tags: ['no-visual'],
  globals: inEnglish,
  render: (args) => <SettledAtOnce {...args} />,
  play: async ({ canvas, userEvent }) => {
    const queue = within(canvas.getByRole('region', { name: 'Recommendations' }));
    const before = queue.getAllByRole('listitem').length;
    await userEvent.click(queue.getAllByRole('button', { name: 'Mark as resolved' })[0] ?? document.body);
    await expect(queue.getAllByRole('listitem')).toHaveLength(before - 1);
    await expect(queue.getByRole('heading', { level: 2, name: 'Recommendations' })).toHaveFocus();
  },
};

export const EmptyLeadsOn: Story = {
  name: 'Before the first import there are two ways on',
  tags: ['no-visual'],
  args: { view: { status: 'empty' } },
  globals: inEnglish,
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('link', { name: 'Import orders' })).toHaveAttribute('href', '#integrations');
    await userEvent.click(canvas.getByRole('button', { name: 'View sample data' }));
    await expect(args.onUseSample).toHaveBeenCalled();
  },
};

function Addressed(props: AlertsScreenProps) {
  const [address, setAddress] = useState(new URLSearchParams('recommendations=snoozed'));
  return (
    <TableAddressProvider address={address} onChange={(change) => setAddress(change)}>
      <AlertsScreen {...props} />
      <output>{address.toString()}</output>
    </TableAddressProvider>
  );
}

export const KeptInAddress: Story = {
  name: 'What is shown of the queue is kept in the address',
  tags: ['no-visual'],
  globals: { language: 'en' },
  render: (args) => <Addressed {...args} />,
  play: async ({ canvas, userEvent }) => {
    const queue = within(canvas.getByRole('region', { name: 'Recommendations' }));
    await expect(queue.getByRole('button', { name: 'Snoozed' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(queue.getByRole('button', { name: 'Done' }));
    await expect(canvas.getByText('recommendations=done')).toBeVisible();
  },
};
