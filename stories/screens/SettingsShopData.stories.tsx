import { ShopDataCard } from '@adaos/ui/screens/SettingsScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { onPage } from './page.tsx';

const onDownload = fn();

const meta = {
  title: 'screens/SettingsScreen/Data',
  component: ShopDataCard,
  decorators: [onPage],
  tags: ['stable', 'no-visual'],
  parameters: { layout: 'fullscreen' },
  args: { state: { status: 'idle' }, onDownload },
  beforeEach: () => {
    onDownload.mockClear();
  },
} satisfies Meta<typeof ShopDataCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  name: 'All data are downloaded at a click',
  globals: { language: 'en' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Download all data' }));
    await expect(onDownload).toHaveBeenCalledOnce();
  },
};
export const Busy: Story = { args: { state: { status: 'busy' } } };
export const Failed: Story = { args: { state: { status: 'error', message: 'The server cannot be reached.' } } };
export const Phone: Story = { globals: { language: 'ro', viewport: { value: 'phone' } } };
