import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Tabs } from './Tabs.tsx';

const TABS = [
  { id: 'profile', label: 'Profile' },
  { id: 'password', label: 'Password' },
  { id: 'security', label: 'Security' },
] as const;
type Id = (typeof TABS)[number]['id'];

function Example({ label }: { label: string }) {
  const [tab, setTab] = useState<Id>('profile');
  return (
    <Tabs label={label} tabs={TABS} value={tab} onChange={setTab}>
      <Typography>{`What stands under ${tab}`}</Typography>
    </Tabs>
  );
}

const meta = {
  title: 'components/Tabs',
  component: Example,
  tags: ['stable'],
  args: { label: 'Settings' },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const ByKeyboard: Story = {
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    canvas.getByRole('tab', { name: 'Profile' }).focus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(canvas.getByRole('tab', { name: 'Password' })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('tabpanel', { name: 'Password' })).toHaveTextContent('What stands under password');
    await userEvent.keyboard('{End}{Enter}');
    await expect(canvas.getByRole('tabpanel', { name: 'Security' })).toBeVisible();
  },
};
