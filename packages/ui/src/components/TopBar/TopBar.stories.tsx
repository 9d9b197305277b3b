import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryPreferences } from '../AppShell/AppShell.fixtures.tsx';
import { AccountMenu } from '../AccountMenu/index.ts';
import { StatusChip } from '../StatusChip/index.ts';
import { TopBar } from './TopBar.tsx';

const meta = {
  component: TopBar,
  tags: ['stable'],
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Atelierul de Lumină',
    preferences: <StoryPreferences />,
    end: <AccountMenu name="Ioana Mureșan" email="ioana@atelieruldelumina.ro" onLogout={() => undefined} />,
  },
} satisfies Meta<typeof TopBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const WithTrial: Story = {
  tags: ['no-visual'],
  args: { start: <StatusChip tone="info" label="12 days of trial left" /> },
};

export const LongName: Story = {
  args: { title: 'Atelierul de Lumină, Corpuri de Iluminat și Decorațiuni Interioare Făcute de Mână S.R.L.' },
  globals: { viewport: { value: 'phone' } },
};
