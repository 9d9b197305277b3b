import { sampleAuditEntries, sampleShopUsers, sampleSubscriptions } from '@adaos/api/sample';
import {
  AdminScreen,
  AuditPanel,
  SubscriptionsPanel,
  UsersPanel,
  type AuditRow,
  type ListView,
  type SubscriptionRow,
  type UsersView,
} from '@adaos/ui/screens/AdminScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { onPage } from './page.tsx';

const onTabChange = fn();
const events = {
  onCreating: fn(),
  onCreate: fn(),
  onRoleChange: fn(),
  onDelete: fn(),
  onInvite: fn(),
  onLogIn: fn(),
  onRetry: fn(),
  onLoadMore: fn(),
};
type Ready = Extract<UsersView, { status: 'ready' }>;
const ready: Ready = {
  status: 'ready',
  users: sampleShopUsers,
  source: 'live',
  ownId: sampleShopUsers[0]?.id ?? null,
  busyId: null,
  creating: null,
};
const users = (view: UsersView) => <UsersPanel view={view} passwordMinLength={6} {...events} />;
const list = <Row,>(rows: readonly Row[]): ListView<Row> => ({
  status: 'ready',
  rows,
  source: 'live',
  more: false,
  loadingMore: false,
});
const NAMES = { starter: 'Starter', growth: 'Growth', enterprise: 'Enterprise' };
const subscriptions: SubscriptionRow[] = sampleSubscriptions.map((row) => ({ ...row, plan: NAMES[row.plan] }));
const entries: AuditRow[] = sampleAuditEntries;

const meta = {
  title: 'screens/AdminScreen',
  component: AdminScreen,
  decorators: [onPage],
  tags: ['stable'],
  parameters: { layout: 'fullscreen' },
  args: { tab: 'users', onTabChange, children: users(ready) },
  beforeEach: () => {
    onTabChange.mockClear();
    for (const event of Object.values(events)) event.mockClear();
  },
} satisfies Meta<typeof AdminScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
const english = { language: 'en' };

export const Ready: Story = {};

export const RoleChanged: Story = {
  tags: ['no-visual'],
  name: '[ADMIN-1] The row enters edit mode; choosing a role saves it at once',
  globals: english,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change role: Radu Stoica' }));
    const choice = await canvas.findByRole('combobox', { name: 'Role of Radu Stoica' });
    await expect(choice).toHaveFocus();
    await expect(choice).toHaveValue('viewer');
    await userEvent.selectOptions(choice, 'manager');
    await expect(events.onRoleChange).toHaveBeenCalledOnce();
    await expect(events.onRoleChange).toHaveBeenCalledWith(sampleShopUsers[3]?.id, 'manager');
    await expect(canvas.queryByRole('combobox', { name: 'Role of Radu Stoica' })).toBeNull();
  },
};

export const Deleted: Story = {
  tags: ['no-visual'],
  name: '[ADMIN-1] Deleting asks first; the own account has no such button',
  globals: english,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Delete Ana Ionescu' })).toBeNull();
    const remove = canvas.getByRole('button', { name: 'Delete Mihai Dobre' });
    await userEvent.click(remove);
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete Mihai Dobre?' }));
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await expect(events.onDelete).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await expect(events.onDelete).toHaveBeenCalledOnce();
    await expect(events.onDelete).toHaveBeenCalledWith(sampleShopUsers[2]?.id);
  },
};

function DeletedSoon() {
  const [shown, setShown] = useState(ready.users);
  const onDelete = (id: string) => {
    setTimeout(() => setShown((before) => before.filter((user) => user.id !== id)), 50);
  };
  return <UsersPanel view={{ ...ready, users: shown }} passwordMinLength={6} {...events} onDelete={onDelete} />;
}

export const FocusKept: Story = {
  tags: ['no-visual'],
  name: '[ADMIN-1] The focus is on the button again after a role, and on the title where the user has gone',
  args: { children: <DeletedSoon /> },
  globals: english,
  play: async ({ canvas }) => {
    const edit = canvas.getByRole('button', { name: 'Change role: Radu Stoica' });
    await userEvent.click(edit);
    await userEvent.keyboard('{Escape}');
    await expect(edit).toHaveFocus();
    await userEvent.click(edit);
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Role of Radu Stoica' }), 'manager');
    await expect(edit).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Mihai Dobre' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(canvas.queryByText('Mihai Dobre')).toBeNull());
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(canvas.getByRole('heading', { name: 'Users' })).toHaveFocus();
  },
};

export const Waiting: Story = {
  tags: ['no-visual'],
  name: '[ADMIN-1] While a role is saved nothing else is changed, and no focus is lost',
  args: { children: users({ ...ready, busyId: sampleShopUsers[3]?.id ?? null }) },
  globals: english,
  play: async ({ canvas }) => {
    const remove = canvas.getByRole('button', { name: 'Delete Mihai Dobre' });
    await expect(remove).toHaveAttribute('aria-disabled', 'true');
    remove.focus();
    await expect(remove).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};

export const Creating: Story = {
  name: '[ADMIN-1] A new user: name, e-mail, a password of six characters, a role',
  args: { children: users({ ...ready, creating: { busy: false } }) },
  globals: english,
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a user' }));
    await expect(dialog.getByLabelText('Role')).toHaveValue('viewer');
    await userEvent.type(dialog.getByLabelText('Name'), 'Cristian Pop');
    await userEvent.type(dialog.getByLabelText('Email'), 'cristian.pop');
    await userEvent.type(dialog.getByLabelText('First password'), 'munte{Enter}');
    await expect(await dialog.findByText('Use at least 6 characters.')).toBeVisible();
    await expect(dialog.getByText(/Enter a full email address/)).toBeVisible();
    await expect(events.onCreate).not.toHaveBeenCalled();
    await userEvent.type(dialog.getByLabelText('Email'), '@lut.example');
    await userEvent.selectOptions(dialog.getByLabelText('Role'), 'manager');
    await userEvent.type(dialog.getByLabelText('First password'), '-7{Enter}');
    await expect(events.onCreate).toHaveBeenCalledWith({
      name: 'Cristian Pop',
      email: 'cristian.pop@lut.example',
      password: 'munte-7',
      role: 'manager',
    });
  },
};

export const CreateFailed: Story = {
  tags: ['no-visual'],
  name: '[ADMIN-2] A user that could not be created',
  args: { children: users({ ...ready, creating: { busy: false, message: 'There is already an account.' } }) },
  globals: english,
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'Error creating the user: There is already an account.',
    );
  },
};

export const ChangeFailed: Story = {
  name: '[ADMIN-2] A role that could not be changed, in Romanian',
  args: {
    children: users({ ...ready, problem: { what: 'role', message: 'Un magazin are nevoie de un administrator.' } }),
  },
  globals: { language: 'ro' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Eroare la schimbarea rolului: Un magazin are nevoie de un administrator.',
    );
  },
};

export const LoadFailed: Story = {
  tags: ['no-visual'],
  name: '[ADMIN-2] Users that could not be loaded',
  args: { children: users({ status: 'error', message: 'The service is not available right now.' }) },
  globals: english,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Error loading the users: The service is not available right now.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(events.onRetry).toHaveBeenCalledOnce();
  },
};

export const LoggedOut: Story = {
  name: '[ADMIN-2] No access token: said, with the way to log in',
  args: { children: users({ status: 'loggedOut', message: 'No access token' }) },
  globals: english,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('No access token');
    await expect(canvas.queryByRole('table')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    await expect(events.onLogIn).toHaveBeenCalledOnce();
    await expect(events.onRetry).not.toHaveBeenCalled();
  },
};

export const DeleteFailed: Story = {
  tags: ['no-visual'],
  name: '[ADMIN-2] A user that could not be deleted',
  args: { children: users({ ...ready, problem: { what: 'delete', message: 'There is no such user.' } }) },
  globals: english,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Error deleting the user: There is no such user.');
  },
};

export const Invited: Story = {
  tags: ['no-visual'],
  name: 'An invitation waits: its mail is sent again, or it is withdrawn',
  args: { children: users({ ...ready, problem: { what: 'invite', message: 'Too many attempts.' } }) },
  globals: english,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Error sending the invitation: Too many attempts.');
    const invited = sampleShopUsers.filter(({ status }) => status === 'invited');
    await expect(canvas.getAllByText('Invited')).toHaveLength(invited.length);
    await expect(canvas.getAllByRole('button', { name: /^Send again/ })).toHaveLength(invited.length);
    await userEvent.click(canvas.getByRole('button', { name: 'Send again: invitation of Ștefania Ilie' }));
    await expect(events.onInvite).toHaveBeenCalledOnce();
    await expect(events.onInvite).toHaveBeenCalledWith(invited[0]?.id);
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Ștefania Ilie' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete Ștefania Ilie?' }));
    await expect(dialog.getByText(/can no longer be accepted/)).toBeVisible();
  },
};

export const InvitedInRomanian: Story = {
  name: 'An invitation waits, in Romanian',
  tags: ['no-visual'],
  globals: { language: 'ro' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Trimite din nou/ })).toBeVisible();
  },
};

export const Loading: Story = { tags: ['no-visual'], args: { children: users({ status: 'loading' }) } };

export const Subscriptions: Story = {
  name: '[ADMIN-3] Subscriptions: active, cancelled, pending',
  args: { tab: 'subscriptions', children: <SubscriptionsPanel view={list(subscriptions)} {...events} /> },
  globals: english,
  play: async ({ canvas }) => {
    for (const status of ['Active', 'Cancelled', 'Pending']) await expect(canvas.getByText(status)).toBeVisible();
  },
};

export const Audit: Story = {
  tags: ['no-visual'],
  args: { tab: 'audit', children: <AuditPanel view={list(entries)} {...events} /> },
  globals: english,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Changed the role of mihai\.dobre.*: Manager \(was Viewer\)/)).toBeVisible();
  },
};

export const Empty: Story = {
  tags: ['no-visual'],
  args: { tab: 'audit', children: <AuditPanel view={list<AuditRow>([])} {...events} /> },
};

export const Phone: Story = { tags: ['no-visual'], globals: { language: 'fr', viewport: { value: 'phone' } } };
