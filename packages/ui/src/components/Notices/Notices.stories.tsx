import { ThemeProvider } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { createAppTheme } from '../../theme/index.ts';
import { Link } from '../Link/index.ts';
import { Notices, type NoticesProps } from './Notices.tsx';

const onDismiss = fn();

const meta = {
  component: Notices,
  tags: ['stable', '!autodocs'],
  args: {
    notices: [
      { id: 'saved', tone: 'success', message: 'The goods cost was saved. The profit is calculated again.' },
      {
        id: 'trial',
        tone: 'info',
        title: '3 days of trial left',
        message: 'Choose a plan to go on importing. ',
        action: <Link href="#billing">See the plans</Link>,
      },
      { id: 'rejected', tone: 'warning', title: '12 lines were rejected', message: 'Their dates could not be read.' },
      { id: 'session', tone: 'error', message: 'You were signed out. Your work up to here is saved.' },
    ],
    onDismiss,
  },
  globals: { language: 'en' },
  parameters: { docs: { story: { inline: false, height: '420px' } } },
} satisfies Meta<typeof Notices>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllTones: Story = {
  name: '[ALL-5] All tones',
  beforeEach: () => {
    onDismiss.mockClear();
  },
  play: async () => {
    await expect(screen.getAllByRole('status')).toHaveLength(2);
    await expect(screen.getAllByRole('alert')).toHaveLength(2);
    const [first] = screen.getAllByRole('button', { name: 'Dismiss' });
    if (first) await userEvent.click(first);
    await expect(onDismiss).toHaveBeenCalledWith('saved');
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const TwoLists: Story = {
  name: 'Two lists are stacked',
  tags: ['no-visual'],
  render: ({ notices, onDismiss: dismiss }) => (
    <>
      <Notices notices={notices.slice(0, 2)} onDismiss={dismiss} />
      <Notices notices={notices.slice(2)} onDismiss={dismiss} />
    </>
  ),
  play: async () => {
    const lists = screen.getAllByRole('group', { name: 'Notices' }).map((list) => list.getBoundingClientRect());
    await expect(lists).toHaveLength(2);
    const [upper, lower] = lists;
    await expect(upper?.bottom).toBeLessThan(lower?.top ?? 0);
  },
};

const restyled = createAppTheme({
  components: {
    AdaosNotices: {
      defaultProps: { notices: [{ id: 'set', tone: 'info', message: 'Set by the theme' }] },
      styleOverrides: { root: { display: 'flex' } },
    },
  },
});
const withoutNotices: Partial<NoticesProps> = { onDismiss };

export const Restyled: Story = {
  name: 'A theme restyles them and sets their default props',
  tags: ['no-visual'],
  render: () => (
    <ThemeProvider theme={restyled}>
      <Notices {...(withoutNotices as NoticesProps)} />
    </ThemeProvider>
  ),
  play: async () => {
    const list = screen.getByRole('group', { name: 'Notices' });
    await expect(getComputedStyle(list).display).toBe('flex');
    await expect(list).toHaveTextContent('Set by the theme');
  },
};
