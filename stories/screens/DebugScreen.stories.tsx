import { PublicLayout } from '@adaos/ui';
import { DebugScreen } from '@adaos/ui/screens/DebugScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { publicFrame } from './publicFrame.tsx';

const meta = {
  title: 'screens/DebugScreen',
  component: DebugScreen,
  tags: ['stable'],
  parameters: { layout: 'fullscreen' },
  args: { view: { builtAt: '2026-01-15T09:30:00Z', apiBaseUrl: '', accessToken: true, refreshToken: false } },
  decorators: [
    (Story) => (
      <PublicLayout
        layout="centred"
        homeHref="/"
        preferences={publicFrame.controls}
        footerLinks={publicFrame.footerLinks}
      >
        <Story />
      </PublicLayout>
    ),
  ],
} satisfies Meta<typeof DebugScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Details: Story = {
  tags: ['no-visual'],
  name: '[ROLE-11] Build time, base address, and whether each token is there',
  args: {
    view: {
      builtAt: '2026-01-15T09:30:00Z',
      apiBaseUrl: 'https://api.adaos.example',
      accessToken: true,
      refreshToken: false,
    },
  },
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    const shown = canvas.getAllByRole('definition').map((line) => line.textContent);
    await expect(shown).toEqual([
      expect.stringContaining('15 Jan 2026'),
      'https://api.adaos.example',
      'present',
      'missing',
    ]);
  },
};
