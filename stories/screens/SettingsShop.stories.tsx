import { ShopCard, type ShopView } from '@adaos/ui/screens/SettingsScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { onPage } from './page.tsx';

const onSave = fn();
const onRetry = fn();
const BUCHAREST = { currency: 'RON', timezone: 'Europe/Bucharest' };
const open: Extract<ShopView, { status: 'ready' }> = {
  status: 'ready',
  shop: { currency: null, timezone: 'UTC', fixed: false },
  canManage: true,
  suggested: BUCHAREST,
  state: { status: 'idle' },
};
const fixed: ShopView = { ...open, shop: { ...BUCHAREST, fixed: true } };

const meta = {
  title: 'screens/SettingsScreen/Shop',
  component: ShopCard,
  decorators: [onPage],
  tags: ['stable', 'no-visual'],
  parameters: { layout: 'fullscreen' },
  args: {
    view: open,
    currencies: ['EUR', 'GBP', 'RON'],
    timezones: ['Europe/Bucharest', 'Europe/London', 'UTC'],
    onSave,
    onRetry,
  },
  beforeEach: () => {
    onSave.mockClear();
  },
} satisfies Meta<typeof ShopCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ToBeSet: Story = {
  name: 'Before anything is set, what the browser suggests is filled in and saved when it is confirmed',
  globals: { language: 'en' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('combobox', { name: 'Currency' })).toHaveValue('RON · Romanian Leu');
    await expect(canvas.getByRole('combobox', { name: 'Time zone of the shop' })).toHaveValue('Europe/Bucharest');
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expect(onSave).toHaveBeenCalledWith(BUCHAREST);
  },
};

export const Fixed: Story = {
  name: 'Once figures rest on them they are shown, with the reason why they stay',
  args: { view: fixed },
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('RON · Romanian Leu')).toBeVisible();
    await expect(canvas.getByText(/neither can change any more/)).toBeVisible();
    await expect(canvas.queryByRole('combobox')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const Viewer: Story = { args: { view: { ...open, canManage: false } } };
export const Loading: Story = { args: { view: { status: 'loading' } } };
export const Failed: Story = { args: { view: { status: 'error', message: 'The server cannot be reached.' } } };
export const Phone: Story = { globals: { language: 'ro', viewport: { value: 'phone' } } };
