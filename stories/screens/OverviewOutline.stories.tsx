import { OverviewOutline } from '@adaos/ui/screens/OverviewScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onPage } from './page.tsx';

const meta = {
  title: 'screens/OverviewOutline',
  component: OverviewOutline,
  decorators: [onPage],
  tags: ['stable', 'no-visual'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof OverviewOutline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Checking: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Checking authentication...')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
    // A strict page policy refuses style attributes in prerendered markup.
    await expect(canvasElement.querySelectorAll('h1 ~ * [style], .MuiSkeleton-root[style]')).toHaveLength(0);
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
