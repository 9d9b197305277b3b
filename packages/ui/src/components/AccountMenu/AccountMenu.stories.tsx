import { LANGUAGES } from '@adaos/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { SettingsIcon } from '../Icon/index.ts';
import { AccountMenu } from './AccountMenu.tsx';

const onLogout = fn();

const meta = {
  component: AccountMenu,
  tags: ['stable'],
  args: {
    name: 'Ioana Mureșan',
    email: 'ioana@atelieruldelumina.ro',
    roleName: 'Administrator',
    items: [{ id: 'settings', label: 'Settings', href: '#settings', icon: SettingsIcon }],
    onLogout,
  },
  globals: { language: 'en' },
  decorators: [(Story) => <div style={{ display: 'flex', justifyContent: 'flex-end', minHeight: 260 }}>{Story()}</div>],
} satisfies Meta<typeof AccountMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = { tags: ['no-visual'] };

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Account: IM, Ioana Mureșan' }));
    await expect(await screen.findByRole('menuitem', { name: 'Settings' })).toHaveAttribute('href', '#settings');
  },
};

const onShop = fn();

export const SeveralShops: Story = {
  args: {
    shops: [
      { id: 'a', name: 'Atelierul de Lumină', current: true },
      { id: 'b', name: 'Lână și Lut', current: false },
    ],
    onShop,
  },
  beforeEach: () => {
    onShop.mockClear();
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Account: IM, Ioana Mureșan' });
    await userEvent.click(button);
    await expect(await screen.findByRole('menuitemradio', { name: 'Atelierul de Lumină' })).toBeChecked();
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Atelierul de Lumină' }));
    await expect(onShop).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.queryByRole('menuitemradio')).toBeNull());
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Lână și Lut' }));
    await expect(onShop).toHaveBeenCalledWith('b');
    await waitFor(() => expect(screen.queryByRole('menuitemradio')).toBeNull());
    await userEvent.click(button);
    await expect(await screen.findByRole('menuitemradio', { name: 'Lână și Lut' })).toBeVisible();
  },
};

export const LogsOut: Story = {
  tags: ['no-visual'],
  beforeEach: () => {
    onLogout.mockClear();
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Settings' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(onLogout).toHaveBeenCalledOnce();
    await waitFor(() => expect(button).toHaveFocus());
  },
};

const choices = { language: fn(), scheme: fn() };

export const WithPreferences: Story = {
  name: 'Language and scheme are chosen in it, before the logout',
  tags: ['no-visual'],
  args: {
    language: { value: 'ro', languages: LANGUAGES, onChange: choices.language },
    scheme: { value: 'system', onChange: choices.scheme },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await screen.findByRole('menuitemradio', { name: 'Română' })).toBeChecked();
    await expect(screen.getByRole('menuitem', { name: 'Logout' })).toBeVisible();
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Français' }));
    await expect(choices.language).toHaveBeenCalledWith('fr');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Dark' }));
    await expect(choices.scheme).toHaveBeenCalledWith('dark');
  },
};
