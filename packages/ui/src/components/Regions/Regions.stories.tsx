import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { BusyButton } from '../BusyButton/index.ts';
import { Card } from '../Card/index.ts';
import { Regions } from './Regions.tsx';

let broken = true;

function Figure({ value }: { value: string | null }) {
  if (value === null && broken) throw new Error('A figure that can not be drawn.');
  return (
    <Card title="Net profit">
      <Typography variant="figureMedium">{value ?? '3,954.11 GBP'}</Typography>
    </Card>
  );
}

function Screen() {
  const [value, setValue] = useState<string | null>(null);
  return (
    <Regions sx={{ display: 'grid', gap: 2 }}>
      <Figure value={value} />
      <Card title="Period">
        <BusyButton onClick={() => setValue('1,200.00 GBP')}>Last month</BusyButton>
      </Card>
    </Regions>
  );
}

const meta = {
  component: Regions,
  tags: ['stable', '!autodocs', 'no-visual'],
  args: { sx: {}, children: null },
  beforeEach: () => {
    broken = true;
  },
  render: () => <Screen />,
} satisfies Meta<typeof Regions>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One can not be rendered; the others are not affected. */
export const OneFailed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Nothing was lost');
    await expect(canvas.getByRole('button', { name: 'Last month' })).toBeVisible();
  },
};

export const TriedAgain: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(canvas.getByRole('alert')).toBeVisible();
    broken = false;
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(canvas.getByText('3,954.11 GBP')).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** A failed region is rendered again when its content changes. */
export const AnotherShown: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Last month' }));
    await expect(canvas.getByText('1,200.00 GBP')).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};
