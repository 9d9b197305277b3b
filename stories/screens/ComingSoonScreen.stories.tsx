import { ComingSoonScreen } from '@adaos/ui/screens/ComingSoonScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onPage } from './page.tsx';

const meta = {
  title: 'screens/ComingSoonScreen',
  component: ComingSoonScreen,
  decorators: [onPage],
  tags: ['stable'],
  parameters: { layout: 'fullscreen' },
  args: { page: 'analytics', overviewHref: '/dashboard/overview' },
} satisfies Meta<typeof ComingSoonScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Users: Story = {
  tags: ['no-visual'],
  name: '[ROLE-10] Users, coming soon',
  args: { page: 'users' },
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Coming soon' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to the overview' })).toHaveAttribute(
      'href',
      '/dashboard/overview',
    );
  },
};
