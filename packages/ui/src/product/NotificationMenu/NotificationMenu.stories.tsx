import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { NotificationMenu } from './NotificationMenu.tsx';
import type { NotificationItemData } from './types.ts';

const notifications: NotificationItemData[] = [
  {
    id: 'notification-1',
    type: 'success',
    title: 'Import finished',
    message: 'comenzi-decembrie.csv: 812 orders.',
    timestamp: '2025-12-31T08:04:00Z',
    read: false,
    wording: { code: 'notification.import_done', values: { fileName: 'comenzi-decembrie.csv', orders: 812 } },
  },
  {
    id: 'notification-2',
    type: 'warning',
    title: 'New login',
    message: 'From Safari on iPhone.',
    timestamp: '2025-12-27T18:05:00Z',
    read: false,
    wording: { code: 'notification.new_device', values: { device: 'Safari, iPhone' } },
  },
  {
    id: 'notification-3',
    type: 'info',
    title: 'The support team has replied',
    message: 'Open the chat to read the reply.',
    timestamp: '2025-12-22T10:31:00Z',
    read: false,
    wording: { code: 'notification.support_answered' },
  },
  {
    id: 'notification-4',
    type: 'success',
    title: 'Shop connected',
    message: 'Shopify: lana-si-lut.myshopify.com.',
    timestamp: '2025-12-15T12:00:00Z',
    read: true,
    wording: {
      code: 'notification.shop_connected',
      values: { platform: 'shopify', shopId: 'lana-si-lut.myshopify.com' },
    },
  },
  {
    id: 'notification-5',
    type: 'warning',
    title: 'Almost at the limit',
    message: '82% of the API calls of this month are used.',
    timestamp: '2025-12-14T06:00:00Z',
    read: true,
    wording: { code: 'notification.limit_near', values: { limit: 'apiCalls', percent: 82 } },
  },
];

const meta = {
  component: NotificationMenu,
  tags: ['stable'],
  args: {
    view: { status: 'ready', notifications },
    unread: 3,
    onRead: fn(),
    onRetry: fn(),
    onLoadMore: fn(),
    onOpen: fn(),
  },
  decorators: [
    (Story) => (
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', minHeight: 620 }}>
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof NotificationMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

const open: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button'));
  await screen.findByRole('dialog');
};

export const Ready: Story = { play: open };
export const Closed: Story = { tags: ['no-visual'] };
export const Empty: Story = { args: { view: { status: 'ready', notifications: [] }, unread: 0 }, play: open };
export const Loading: Story = { tags: ['no-visual'], args: { view: { status: 'loading' }, unread: 0 }, play: open };

export const MarksAsRead: Story = {
  name: '[DASH-4] Unread notifications are counted and marked as read, one or all',
  tags: ['no-visual'],
  globals: { language: 'en' },
  play: async ({ canvas, userEvent, args }) => {
    const bell = canvas.getByRole('button', { name: 'Notifications, 3 unread' });
    bell.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Notifications' }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
    await expect(dialog.getByText('comenzi-decembrie.csv: 812 orders.')).toBeVisible();
    await expect(dialog.getAllByRole('listitem')).toHaveLength(5);
    await userEvent.click(dialog.getByRole('button', { name: 'Mark as read: Import finished' }));
    await expect(args.onRead).toHaveBeenLastCalledWith(['notification-1']);
    await userEvent.click(dialog.getByRole('button', { name: 'Mark all as read' }));
    await expect(args.onRead).toHaveBeenLastCalledWith('all');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(bell).toHaveFocus());
  },
};

export const Marking: Story = {
  name: '[ALL-4] [DASH-4] Only those that are being marked wait',
  tags: ['no-visual'],
  args: { marking: ['notification-1'] },
  globals: { language: 'en' },
  play: async (context) => {
    const { userEvent, args } = context;
    await open(context);
    const busy = screen.getByRole('button', { name: 'Mark as read: Import finished' });
    await expect(busy).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(busy);
    await expect(args.onRead).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Mark as read: New login' }));
    await expect(args.onRead).toHaveBeenCalledOnce();
  },
};

export const KeepsTheKeyboard: Story = {
  name: 'The keyboard focus stays in the list when its button is removed',
  tags: ['no-visual'],
  globals: { language: 'en' },
  render: function Marked(args) {
    const [read, setRead] = useState<readonly string[]>([]);
    const marked = notifications.map((one) => ({ ...one, read: one.read || read.includes(one.id) }));
    return (
      <NotificationMenu
        {...args}
        view={{ status: 'ready', notifications: marked }}
        unread={marked.filter((one) => !one.read).length}
        onRead={(ids) => ids !== 'all' && setRead((before) => [...before, ...ids])}
      />
    );
  },
  play: async (context) => {
    const { userEvent } = context;
    await open(context);
    await userEvent.click(screen.getByRole('button', { name: 'Mark as read: Import finished' }));
    await expect(screen.queryByRole('button', { name: 'Mark as read: Import finished' })).toBeNull();
    await expect(screen.getByRole('heading', { name: 'Notifications' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const MarkingAll: Story = {
  name: '[ALL-4] [DASH-4] While all are being marked, none can be',
  tags: ['no-visual'],
  args: { marking: 'all' },
  globals: { language: 'en' },
  play: async (context) => {
    const { userEvent, args } = context;
    await open(context);
    await userEvent.click(screen.getByRole('button', { name: 'Processing...' }));
    for (const button of screen.getAllByRole('button', { name: /^Mark as read: / })) await userEvent.click(button);
    await expect(args.onRead).not.toHaveBeenCalled();
  },
};

export const Error: Story = {
  args: { view: { status: 'error' }, unread: 0 },
  tags: ['no-visual'],
  globals: { language: 'en' },
  play: async (context) => {
    await open(context);
    await context.userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await expect(context.args.onRetry).toHaveBeenCalled();
  },
};
