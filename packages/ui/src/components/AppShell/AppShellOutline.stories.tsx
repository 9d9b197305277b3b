import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Brand } from '../Brand/index.ts';
import { PageHeader } from '../PageHeader/index.ts';
import { AppShellOutline } from './AppShellOutline.tsx';

const meta = {
  component: AppShellOutline,
  tags: ['stable', 'no-visual'],
  parameters: { layout: 'fullscreen' },
  args: {
    brand: <Brand />,
    children: (
      <Box data-screen="">
        <PageHeader title="Overview" />
      </Box>
    ),
  },
} satisfies Meta<typeof AppShellOutline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
    // Markup that is there before any script has no links, and no style attributes, which a strict content security policy refuses.
    await expect(canvasElement.querySelectorAll('[data-adaos-shell] a[href]')).toHaveLength(0);
    await expect(canvasElement.querySelectorAll('[data-adaos-shell] [style]')).toHaveLength(0);
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
