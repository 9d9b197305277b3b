import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { BusyButton } from '../BusyButton/index.ts';
import { OfflineBanner } from './OfflineBanner.tsx';

const meta = {
  component: OfflineBanner,
  tags: ['stable', 'no-visual'],
  parameters: { layout: 'fullscreen' },
  globals: { language: 'en' },
  args: { connection: 'offline' },
  render: (args) => (
    <>
      <OfflineBanner {...args} />
      <Box sx={{ p: 2 }}>
        <Typography>1.839 orders</Typography>
      </Box>
    </>
  ),
} satisfies Meta<typeof OfflineBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithFigures: Story = {
  name: 'Says when the figures on the screen came',
  args: { figuresAt: '2026-11-26T20:31:00Z' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^You are offline\. Figures of 26 Nov 2026, 20:31\./);
  },
};

export const Offline: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^You are offline\. .+ nothing is saved/);
  },
};

export const Back: Story = {
  args: { connection: 'back' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You are back online.')).toBeVisible();
    await expect(canvas.getByText(/nothing is saved/)).not.toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const LongText: Story = { globals: { viewport: { value: 'phone' }, language: 'fr' } };

const NEXT = { online: 'offline', offline: 'back', back: 'online' } as const;

function Changing() {
  const [connection, setConnection] = useState<keyof typeof NEXT>('online');
  return (
    <>
      <OfflineBanner connection={connection} />
      <Box sx={{ p: 2 }}>
        <BusyButton onClick={() => setConnection(NEXT[connection])}>{connection}</BusyButton>
      </Box>
    </>
  );
}

export const ComesAndGoes: Story = {
  name: 'Is rendered to be announced, takes no space while online, and moves the screen once',
  render: () => <Changing />,
  play: async ({ canvas }) => {
    const banner = canvas.getByRole('status');
    const button = canvas.getByRole('button');
    const height = () => banner.getBoundingClientRect().height;
    await expect(banner).toBeEmptyDOMElement();
    await expect(height()).toBe(0);
    await userEvent.click(button);
    const offline = height();
    await expect(offline).toBeGreaterThan(30);
    await userEvent.click(button);
    await expect(height()).toBe(offline);
    await userEvent.click(button);
    await expect(banner).toBeEmptyDOMElement();
  },
};
