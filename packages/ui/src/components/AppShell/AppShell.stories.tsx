import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Card } from '../Card/index.ts';
import { OfflineBanner } from '../OfflineBanner/index.ts';
import { PageHeader } from '../PageHeader/index.ts';
import { AppShell } from './AppShell.tsx';
import { storyMenu, storyTopBar } from './AppShell.fixtures.tsx';

const meta = {
  component: AppShell,
  tags: ['stable'],
  parameters: { layout: 'fullscreen' },
  globals: { language: 'ro' },
  args: {
    menu: storyMenu,
    topBar: storyTopBar,
    children: (
      <>
        <PageHeader title="Prezentare generală" subtitle="Actualizat acum 4 minute · 1.839 comenzi" />
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: 'repeat(3, 1fr)' } }}>
          {['Profit net', 'ROI', 'Estimare pentru ianuarie'].map((title) => (
            <Card key={title} title={title}>
              <Typography variant="figureMedium">—</Typography>
            </Card>
          ))}
        </Box>
      </>
    ),
  },
} satisfies Meta<typeof AppShell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Offline: Story = {
  tags: ['no-visual'],
  ...Phone,
  args: {
    banner: <OfflineBanner connection="offline" />,
    children: (
      <>
        <PageHeader title="Prezentare generală" />
        <Box sx={{ height: '200vh' }} />
      </>
    ),
  },
  play: async ({ canvas }) => {
    const place = (element: HTMLElement) => element.getBoundingClientRect();
    const [bar, banner] = [canvas.getByRole('banner'), canvas.getByRole('status')];
    await expect(place(canvas.getByRole('main')).top).toBe(place(banner).bottom);
    window.scrollTo(0, 400);
    await waitFor(() => expect(place(canvas.getByRole('main')).top).toBeLessThan(0));
    await expect(place(banner).top).toBe(place(bar).bottom);
    window.scrollTo(0, 0);
  },
};

export const SkipLink: Story = {
  tags: ['no-visual'],
  ...Desktop,
  play: async ({ canvas }) => {
    await userEvent.tab();
    const skip = canvas.getByRole('link', { name: 'Sari la conținut' });
    await expect(skip).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};

export const Drawer: Story = {
  name: '[DASH-1] Drawer on a phone',
  ...Phone,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Deschide meniul' }));
    const current = await screen.findByRole('link', { name: 'Prezentare generală' });
    await expect(current).toHaveAttribute('aria-current', 'page');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Prezentare generală' })).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Deschide meniul' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Deschide meniul' }));
    await screen.findByRole('button', { name: 'Logout' });
  },
};
