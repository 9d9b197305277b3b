import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AuthGate } from './AuthGate.tsx';

const meta = {
  title: 'product/auth/AuthGate',
  component: AuthGate,
  tags: ['stable'],
  args: {
    state: 'pending',
    children: <Typography>The guarded area</Typography>,
    anonymous: <Typography>On the way to the login</Typography>,
    forbidden: <Typography>On the way to the overview</Typography>,
  },
} satisfies Meta<typeof AuthGate>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Pending: Story = {
  name: '[ROLE-1] Pending',
  globals: { language: 'ro' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Verificare autentificare...');
    await expect(canvas.queryByText('The guarded area')).toBeNull();
  },
};

export const Anonymous: Story = {
  args: { state: 'anonymous' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('On the way to the login')).toBeVisible();
    await expect(canvas.queryByText('The guarded area')).toBeNull();
  },
};

export const Forbidden: Story = {
  args: { state: 'forbidden' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('On the way to the overview')).toBeVisible();
    await expect(canvas.queryByText('The guarded area')).toBeNull();
  },
};

export const Granted: Story = {
  tags: ['no-visual'],
  args: { state: 'granted' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The guarded area')).toBeVisible();
  },
};
