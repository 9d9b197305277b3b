import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { FilterButtons } from './FilterButtons.tsx';

type Which = 'all' | 'active' | 'resolved';
const onChange = fn();

function Filter({ start = 'all' }: { start?: Which }) {
  const [value, setValue] = useState<Which>(start);
  return (
    <FilterButtons<Which>
      label="Filter alerts"
      choices={[
        { value: 'all', label: 'All (7)' },
        { value: 'active', label: 'Active (5)' },
        { value: 'resolved', label: 'Resolved (2)' },
      ]}
      value={value}
      onChange={(next) => {
        onChange(next);
        setValue(next);
      }}
    />
  );
}

const meta = {
  title: 'components/FilterButtons',
  component: Filter,
  tags: ['stable'],
  beforeEach: () => {
    onChange.mockClear();
  },
} satisfies Meta<typeof Filter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const ByKeyboard: Story = {
  name: 'Chosen by keyboard',
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(onChange).toHaveBeenCalledWith('active');
    await expect(canvas.getByRole('button', { name: 'Active (5)' })).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('button', { name: 'All (7)' })).toHaveAttribute('aria-pressed', 'false');
  },
};
