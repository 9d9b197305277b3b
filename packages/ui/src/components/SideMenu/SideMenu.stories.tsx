import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { MENU_GROUPS } from '../AppShell/AppShell.fixtures.tsx';
import { Brand } from '../Brand/index.ts';
import { SideMenu } from './SideMenu.tsx';

const onLogout = fn();

const meta = {
  component: SideMenu,
  tags: ['stable'],
  globals: { language: 'ro' },
  args: { brand: <Brand />, groups: MENU_GROUPS, onLogout },
  render: (args) => (
    <Box sx={{ width: 240, height: 720, border: 1, borderColor: 'line.soft' }}>
      <SideMenu {...args} />
    </Box>
  ),
} satisfies Meta<typeof SideMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  beforeEach: () => {
    onLogout.mockClear();
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Prezentare generală');
    await userEvent.click(canvas.getByRole('button', { name: 'Logout' }));
    await expect(onLogout).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
  args: {
    groups: [
      {
        id: 'long',
        items:
          MENU_GROUPS[0]?.items.map((item) => ({
            ...item,
            label: `${item.label} și tot ce ține de rentabilitatea magazinului`,
          })) ?? [],
      },
    ],
  },
};

export const WithNote: Story = {
  name: 'An entry with nothing behind it yet says why, and keeps its name',
  tags: ['no-visual'],
  args: {
    groups: [
      { id: 'one', items: (MENU_GROUPS[0]?.items ?? []).slice(0, 1).map((item) => ({ ...item, note: 'for teams' })) },
    ],
  },
  play: async ({ canvas }) => {
    const entry = canvas.getByRole('link', { name: 'Prezentare generală' });
    await expect(entry).toHaveTextContent('for teams');
    await expect(entry).toHaveAccessibleDescription('for teams');
  },
};
