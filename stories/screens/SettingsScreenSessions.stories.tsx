import { SessionsCard, type SessionsView } from '@adaos/ui/screens/SettingsScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { onPage } from './page.tsx';

const opened = { createdAt: '2026-01-11T18:05:00Z', lastUsedAt: '2026-01-14T20:44:00Z' };
const view: Extract<SessionsView, { status: 'ready' }> = {
  status: 'ready',
  ending: null,
  sessions: [
    { ...opened, id: '1', device: 'Firefox, Linux', current: true },
    { ...opened, id: '2', device: 'Safari, iOS', current: false },
  ],
};

function EndedAtOnce() {
  const [open, setOpen] = useState(view.sessions);
  const end = (id: string) => setOpen((before) => before.filter((one) => one.id !== id));
  return <SessionsCard view={{ ...view, sessions: open }} onEnd={end} onEndOthers={fn()} onRetry={fn()} />;
}

const meta = {
  title: 'screens/SettingsScreen/Sessions',
  component: EndedAtOnce,
  decorators: [onPage],
  tags: ['stable', 'no-visual'],
} satisfies Meta<typeof EndedAtOnce>;
export default meta;

export const Ended: StoryObj<typeof meta> = {
  name: '[ALL-8] Where a session has gone from the list, its title has the focus',
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log out Safari, iOS' }));
    await expect(canvas.getByRole('heading', { name: 'Where you are logged in' })).toHaveFocus();
  },
};
