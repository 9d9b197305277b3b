import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type SubmitEvent } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { BusyButton } from './BusyButton.tsx';

const meta = {
  component: BusyButton,
  tags: ['stable'],
  args: { children: 'Create account', variant: 'contained', onClick: fn() },
} satisfies Meta<typeof BusyButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Busy: Story = {
  name: '[ALL-4] Busy',
  args: { busy: true },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Processing...' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    button.focus();
    await userEvent.keyboard('{Enter}');
    button.click();
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
};

function Form({ onSubmit }: { onSubmit: () => void }) {
  const [busy, setBusy] = useState(false);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setBusy(true);
    onSubmit();
  };
  return (
    <Box component="form" onSubmit={submit}>
      <BusyButton type="submit" variant="contained" busy={busy}>
        Sign in
      </BusyButton>
    </Box>
  );
}

const onSubmit = fn();

export const SubmitsOnce: Story = {
  tags: ['no-visual'],
  name: '[ALL-4] Pressed twice, submits once',
  beforeEach: () => {
    onSubmit.mockClear();
  },
  render: () => <Form onSubmit={onSubmit} />,
  play: async ({ canvas }) => {
    await userEvent.dblClick(canvas.getByRole('button'));
    await userEvent.keyboard('{Enter}');
    await expect(onSubmit).toHaveBeenCalledOnce();
  },
};

export const BusyOutlined: Story = {
  tags: ['no-visual'],
  args: { busy: true, variant: 'outlined' },
  globals: { language: 'ro' },
};
