import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { SchemeSwitch } from './SchemeSwitch.tsx';

const onChange = fn();

const meta = {
  component: SchemeSwitch,
  tags: ['stable'],
  args: { value: 'system', onChange },
  globals: { language: 'en' },
  decorators: [(Story) => <div style={{ minHeight: 180 }}>{Story()}</div>],
} satisfies Meta<typeof SchemeSwitch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const System: Story = {};

export const Light: Story = { tags: ['no-visual'], args: { value: 'light' } };

export const Dark: Story = { tags: ['no-visual'], args: { value: 'dark' } };

export const Open: Story = {
  name: '[ALL-8] Open',
  beforeEach: () => {
    onChange.mockClear();
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Appearance: System' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Dark' }));
    await expect(onChange).toHaveBeenCalledWith('dark');
    await userEvent.click(canvas.getByRole('button'));
    await screen.findByRole('menuitemradio', { name: 'Light' });
  },
};
