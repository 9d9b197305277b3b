import { sampleDeliveries, sampleDelivery, sampleNoticeHook, sampleNoticeSettings } from '@adaos/api/sample';
import {
  DeliveriesCard,
  type DeliveryData,
  HooksCard,
  NoticesCard,
  PushCard,
  SmsCard,
  type PushHere,
  type HooksView,
  type SaveState,
} from '@adaos/ui/screens/SettingsScreen';
import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { onPage } from './page.tsx';

const events = {
  onSave: fn(),
  onTry: fn(),
  onTest: fn(),
  onRemove: fn(),
  onRetry: fn(),
  onTurnOn: fn(),
  onTurnOff: fn(),
  onDetailed: fn(),
  onResend: fn(),
};
const { choices } = sampleNoticeSettings;
const { deliveries } = sampleDeliveries;

const POSTED: DeliveryData = {
  ...sampleDelivery,
  id: 'posted',
  channel: 'webhook',
  state: 'failed',
  tries: 8,
  problem: 'hook_refused',
  period: null,
  notices: [{ code: 'alert.overspent', values: { campaign: 'Pături · Căutare', percent: 20 } }],
  count: 1,
};

const HOOKS: Extract<HooksView, { status: 'ready' }> = {
  status: 'ready',
  hooks: [
    sampleNoticeHook,
    {
      ...sampleNoticeHook,
      kind: 'teams',
      hint: 'prod-23.westeurope.logic.azure.com … f0a1',
      failedAt: '2026-01-15T07:58:00Z',
      problem: 'hook_gone',
      off: true,
    },
  ],
  change: null,
};

const PHONE = { id: 'phone', device: 'Chrome, Android', detailed: false, sentAt: '2026-01-14T06:10:00Z' };
const LAPTOP = { id: 'laptop', device: 'Firefox, Windows', detailed: true, sentAt: null };

const IDLE: SaveState = { status: 'idle' };

interface NoticesProps {
  save?: SaveState;
  hooks?: HooksView;
  here?: PushHere;
}

function Notices({ save = IDLE, hooks = HOOKS, here = 'on' }: NoticesProps) {
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <NoticesCard
        view={{ status: 'ready', source: 'live', choices, save, example: { status: 'idle' } }}
        onSave={events.onSave}
        onTry={events.onTry}
        onRetry={events.onRetry}
      />
      <PushCard
        view={{
          status: 'ready',
          here,
          own: here === 'on' ? PHONE.id : null,
          asks: here === 'off',
          devices: here === 'on' ? [PHONE, LAPTOP] : [LAPTOP],
          change: null,
        }}
        onTurnOn={events.onTurnOn}
        onDetailed={events.onDetailed}
        onTest={events.onTest}
        onTurnOff={events.onTurnOff}
        onRetry={events.onRetry}
      />
      <HooksCard
        view={hooks}
        onSave={events.onSave}
        onTest={events.onTest}
        onRemove={events.onRemove}
        onRetry={events.onRetry}
      />
      <DeliveriesCard
        view={{ status: 'ready', deliveries: [...deliveries, POSTED] }}
        onResend={events.onResend}
        onRetry={events.onRetry}
      />
    </Box>
  );
}

const meta = {
  title: 'screens/SettingsNotices',
  component: Notices,
  decorators: [onPage],
  tags: ['stable'],
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    for (const event of Object.values(events)) event.mockClear();
  },
} satisfies Meta<typeof Notices>;
export default meta;
type Story = StoryObj<typeof meta>;
const english = { language: 'en' };

export const Ready: Story = {};

export const Phone: Story = { globals: { language: 'ro', viewport: { value: 'phone' } } };

export const Chosen: Story = {
  tags: ['no-visual'],
  name: '[SETT-1] Notifications are chosen by topic and way, and saved together; those about access always come',
  globals: english,
  play: async ({ canvas }) => {
    const card = within(canvas.getByRole('region', { name: 'Notifications' }));
    const stock = within(card.getByRole('group', { name: 'Stock' }));
    await expect(stock.getByRole('checkbox', { name: 'Weekly summary' })).toBeChecked();
    await userEvent.click(stock.getByRole('checkbox', { name: 'Email at once' }));
    const team = card.getByRole('group', { name: 'Team, security and support' });
    await expect(team).toHaveTextContent('Always on: bell and email');
    await expect(within(team).queryByRole('checkbox')).toBeNull();
    await userEvent.click(card.getByRole('button', { name: 'Save changes' }));
    await expect(events.onSave).toHaveBeenCalledWith({ ...choices, stock: { ...choices.stock, email: true } });
    await userEvent.click(card.getByRole('button', { name: 'Send me last week’s' }));
    await expect(events.onTry).toHaveBeenCalledWith('weekly');
    const sent = within(canvas.getByRole('list', { name: 'What was sent' }));
    await expect(sent.getAllByRole('listitem')[0]).toHaveTextContent(/Weekly summary, week of 22 Dec 2025.*Sent/);
    await expect(sent.getAllByRole('listitem')[1]).toHaveTextContent(/Almost at the limit.*2 attempts.*Sent/);
  },
};

export const OwnProgram: Story = {
  tags: ['no-visual'],
  name: 'A program of the shop’s own gets signed messages: the secret is shown once, and what failed is sent again',
  args: { hooks: { ...HOOKS, change: { kind: 'webhook', status: 'saved', secret: 'whsec_c2FtcGxl' } } },
  globals: english,
  play: async ({ canvas }) => {
    const webhook = within(canvas.getByRole('region', { name: 'Webhook' }));
    await expect(webhook.getByText('whsec_c2FtcGxl')).toBeVisible();
    await userEvent.type(webhook.getByRole('textbox', { name: 'Webhook address' }), 'https://erp.shop.example/adaos');
    await userEvent.click(webhook.getByRole('button', { name: 'Connect' }));
    await expect(events.onSave).toHaveBeenCalledWith('webhook', {
      address: 'https://erp.shop.example/adaos',
      topics: ['alerts', 'actions', 'stock', 'fraud'],
    });
    await userEvent.click(canvas.getByRole('button', { name: /^Send again: .*Pături · Căutare: over budget/ }));
    await expect(events.onResend).toHaveBeenCalledWith('posted');
  },
};

export const Failed: Story = {
  tags: ['no-visual'],
  args: { save: { status: 'error', message: 'The server cannot be reached.' } },
  globals: english,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your notifications could not be changed');
  },
};

export const Channels: Story = {
  tags: ['no-visual'],
  name: 'A channel is connected by its address and at least one topic; one that failed says why',
  args: { hooks: { ...HOOKS, hooks: HOOKS.hooks.slice(1) } },
  globals: english,
  play: async ({ canvas }) => {
    const slack = within(canvas.getByRole('region', { name: 'Slack' }));
    await userEvent.click(slack.getByRole('button', { name: 'Connect' }));
    await expect(slack.getByText('Enter the webhook address.')).toBeVisible();
    await expect(events.onSave).not.toHaveBeenCalled();
    await userEvent.type(slack.getByLabelText('Webhook address'), 'https://hooks.slack.com/services/T/B/x');
    for (const topic of ['Urgent alerts', 'Recommendations', 'Stock', 'Fraud']) {
      await userEvent.click(slack.getByRole('checkbox', { name: topic }));
    }
    await userEvent.click(slack.getByRole('button', { name: 'Connect' }));
    await expect(slack.getByRole('alert')).toHaveTextContent('Choose at least one topic.');
    await userEvent.click(slack.getByRole('checkbox', { name: 'Billing' }));
    await userEvent.click(slack.getByRole('button', { name: 'Connect' }));
    await expect(events.onSave).toHaveBeenCalledWith('slack', {
      address: 'https://hooks.slack.com/services/T/B/x',
      topics: ['billing'],
    });
    const teams = within(canvas.getByRole('region', { name: 'Microsoft Teams' }));
    await expect(teams.getByText('Stopped')).toBeVisible();
    await expect(teams.getByRole('note')).toHaveTextContent(/no longer exists.*Save the address again to restart/);
    await userEvent.click(teams.getByRole('button', { name: 'Send a test' }));
    await expect(events.onTest).toHaveBeenCalledWith('teams');
  },
};

export const Device: Story = {
  tags: ['no-visual'],
  name: 'A device that receives push messages chooses what it shows, tries them, and ends them there and elsewhere',
  globals: english,
  play: async ({ canvas }) => {
    const card = within(canvas.getByRole('region', { name: 'Push notifications' }));
    await userEvent.click(card.getByRole('switch', { name: 'Show details and amounts' }));
    await expect(events.onDetailed).toHaveBeenCalledWith(true);
    await userEvent.click(card.getByRole('button', { name: 'Send a test' }));
    await expect(events.onTest).toHaveBeenCalledWith('phone');
    await userEvent.click(card.getByRole('button', { name: 'Turn off: Firefox, Windows' }));
    await expect(events.onTurnOff).toHaveBeenCalledWith('laptop');
  },
};

export const DeviceOff: Story = {
  tags: ['no-visual'],
  name: 'Permission is asked for by a click alone, which says so before',
  args: { here: 'off' },
  globals: english,
  play: async ({ canvas }) => {
    const card = within(canvas.getByRole('region', { name: 'Push notifications' }));
    await expect(card.getByText('The browser will ask for your permission.')).toBeVisible();
    await userEvent.click(card.getByRole('button', { name: 'Turn on for this device' }));
    await expect(events.onTurnOn).toHaveBeenCalled();
  },
};

export const DeviceDenied: Story = {
  tags: ['no-visual'],
  args: { here: 'denied' },
  globals: english,
  play: async ({ canvas }) => {
    const card = within(canvas.getByRole('region', { name: 'Push notifications' }));
    await expect(card.getByText(/are blocked in this browser/)).toBeVisible();
    await expect(card.queryByRole('button', { name: /Turn on/ })).toBeNull();
  },
};

export const DeviceExpired: Story = {
  tags: ['no-visual'],
  args: { here: 'expired' },
  globals: english,
  play: async ({ canvas }) => {
    const card = within(canvas.getByRole('region', { name: 'Push notifications' }));
    await expect(card.getByText(/its subscription has ended/)).toBeVisible();
    await userEvent.click(card.getByRole('button', { name: 'Turn on again' }));
    await expect(events.onTurnOn).toHaveBeenCalled();
  },
};

/** The number as it goes from one step to the next. */
function EnteredNumber() {
  const [at, setAt] = useState<{ number: string | null; verified: boolean }>({ number: null, verified: false });
  return (
    <SmsCard
      {...at}
      state={IDLE}
      onNumber={(number) => setAt({ number: `… ${number.slice(-3)}`, verified: false })}
      onConfirm={(code) => setAt({ ...at, verified: code === '123456' })}
      onRemove={() => setAt({ number: null, verified: false })}
    />
  );
}

export const Phones: Story = {
  tags: ['no-visual'],
  name: 'A number for text messages is entered, confirmed by the code that was sent there, and removed',
  globals: english,
  render: () => <EnteredNumber />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send a code' }));
    await expect(canvas.getByText('Enter your mobile number.')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Mobile number'), '+40 712 345 678');
    await userEvent.click(canvas.getByRole('button', { name: 'Send a code' }));
    await expect(canvas.getByText(/sent a code to the number ending in 678/)).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Code from the text message'), '123456');
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm' }));
    await expect(canvas.getByText('Text messages go to the number ending in 678.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove the number' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove this number?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Remove the number' }));
    await expect(canvas.getByLabelText('Mobile number')).toHaveValue('');
  },
};
