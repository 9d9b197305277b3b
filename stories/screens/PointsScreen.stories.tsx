import { samplePoints } from '@adaos/api/sample';
import { PointsScreen, type PointsData, type PointsView } from '@adaos/ui/screens/PointsScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { colourName } from './colour.ts';
import { onPage } from './page.tsx';

// An answer of the contract is a view's data as it is.
const data: PointsData = samplePoints;
const live: PointsView = { status: 'ready', source: 'live', data };
const sample: PointsView = { status: 'ready', source: 'sample', data };

const meta = {
  title: 'screens/Points',
  component: PointsScreen,
  decorators: [onPage],
  tags: ['stable'],
  parameters: { layout: 'fullscreen' },
  args: { view: live, actionsHref: '#actions', onRetry: fn(), onUseSample: fn(), onLeaveSample: fn() },
} satisfies Meta<typeof PointsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const chartIsDrawn = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  await waitFor(() => expect(canvasElement.querySelector('[role="group"][aria-describedby] svg')).toBeInTheDocument(), {
    timeout: 10_000,
  });
};
const DEPARTMENT = /Viewer|Manager|Admin[a-z]*|Lecteur|Gestionnaire|Vânzări/;
const inEnglish = { language: 'en' };

export const Ready: Story = { play: chartIsDrawn };
export const Sample: Story = { args: { view: sample }, tags: ['no-visual'], play: chartIsDrawn };
export const Loading: Story = { tags: ['no-visual'], args: { view: { status: 'loading' } } };
export const Empty: Story = { args: { view: { status: 'empty' } } };
export const Single: Story = {
  tags: ['no-visual'],
  args: { view: { status: 'empty' }, closed: 'single', inviteHref: '#admin' },
};
export const Error: Story = {
  tags: ['no-visual'],
  args: { view: { status: 'error', message: 'The server can not be reached.' } },
};
export const LongText: Story = {
  tags: ['no-visual'],
  globals: { language: 'pt', viewport: { value: 'phone' } },
  args: {
    view: {
      ...live,
      data: {
        ...data,
        players: data.players.map((player) => ({ ...player, name: `${player.name} Constantinescu-Brâncoveanu` })),
      },
    },
  },
  play: chartIsDrawn,
};

export const Departments: Story = {
  name: '[GAME-1] [ALL-2] A role is said in the reader’s language, another department as it is',
  tags: ['no-visual'],
  globals: { language: 'fr' },
  args: {
    view: {
      ...live,
      data: {
        ...data,
        players: data.players.slice(0, 4).map((player, index) => ({
          ...player,
          department: ['Viewer', 'Manager', 'Admin', 'Vânzări'][index] ?? '',
        })),
      },
    },
  },
  play: async (context) => {
    await chartIsDrawn(context);
    const ranking = within(context.canvas.getByRole('region', { name: 'Classement' }));
    const departments = () => ranking.getAllByRole('row').flatMap((row) => row.textContent.match(DEPARTMENT) ?? []);
    await expect(departments()).toEqual(['Lecteur', 'Gestionnaire', 'Administrateur', 'Vânzări']);
    await userEvent.click(ranking.getByRole('button', { name: 'Service' }));
    await expect(departments()).toEqual(['Administrateur', 'Gestionnaire', 'Lecteur', 'Vânzări']);
  },
};

export const Shows: Story = {
  name: '[GAME-1] Four figures, points by week, the ranking and recent achievements',
  tags: ['no-visual'],
  globals: inEnglish,
  play: async (context) => {
    const { canvas } = context;
    await chartIsDrawn(context);
    const { summary, weekly, players } = data;
    await expect(canvas.getByText('What the team’s actions earned in December 2025')).toBeVisible();
    await expect(canvas.getByText(/3 of 4 actions brought money/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See what to do next' })).toHaveAttribute('href', '#actions');
    for (const [name, value] of [
      ['Team points', summary.totalPoints.toLocaleString('en')],
      ['Members', `${summary.players}`],
      ['Badges', `${summary.badges}`],
      ['Average trend', `+${summary.averageTrend}%`],
    ] as const) {
      const card = canvas.getByRole('heading', { level: 2, name }).closest('section') ?? document.body;
      await expect(within(card).getByText(value)).toBeVisible();
    }
    const chart = within(canvas.getByRole('region', { name: 'Points by week' }));
    await userEvent.click(chart.getByRole('button', { name: 'Table' }));
    const weeks = within(await chart.findByRole('table', { name: 'Points by week' })).getAllByRole('row');
    await expect(weeks).toHaveLength(weekly.length + 1);
    // The latest week first.
    await expect(weeks[1]).toHaveTextContent(weekly.at(-1)?.points.toLocaleString('en') ?? 'none');
    const ranking = within(canvas.getByRole('region', { name: 'Ranking' }));
    const first = ranking.getByRole('row', { name: /Andreea Munteanu/ });
    for (const text of ['1', 'Marketing', '9', '+14.2%', '2,840']) {
      await expect(within(first).getByText(text)).toBeVisible();
    }
    await expect(ranking.getAllByRole('row')).toHaveLength(players.length + 1);
    for (const { name, trend } of players) {
      const shown = within(ranking.getByRole('row', { name: new RegExp(name) })).getByText(/%$/);
      const colour = (trend > 10 && 'green') || (trend > 5 && 'yellow') || 'grey';
      await expect(colourName(shown)).toBe(colour);
    }
    const earned = within(canvas.getByRole('region', { name: 'Recent achievements' }));
    await expect(earned.getAllByRole('listitem')).toHaveLength(data.achievements.length);
    await expect(earned.getByText(/920 a month/)).toBeVisible();
    await expect(earned.getByText(/The whole team/)).toBeVisible();
    await expect(earned.getByText('First place of the week with 310 points')).toBeVisible();
  },
};

export const NothingMeasured: Story = {
  name: 'Where nothing was measured this month, the figure is not 0: it says why, and when it will be known',
  tags: ['no-visual'],
  args: {
    view: {
      ...live,
      data: {
        ...data,
        earned: {
          month: '2025-12',
          earned: null,
          measured: 0,
          gained: 0,
          waiting: 1,
          nextOn: '2026-01-09',
          open: 2,
          worth: null,
        },
      },
    },
  },
  globals: inEnglish,
  play: async (context) => {
    await chartIsDrawn(context);
    const { canvas } = context;
    await expect(canvas.getByText(/No action has been measured this month/)).toHaveTextContent(
      /One more is being measured; its result is due from .*9 Jan/,
    );
    await expect(canvas.getByText('2 actions are open')).toBeVisible();
  },
};

export const SwitchedOff: Story = {
  name: '[GAME-1] Where it is off the screen says so, and the admin can switch it on; each member can leave the ranking',
  tags: ['no-visual'],
  args: {
    view: { status: 'empty' },
    closed: 'off',
    settings: { on: false, ranked: true, onRankedChange: fn(), onSwitch: fn() },
  },
  globals: inEnglish,
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { name: 'Gamification is off' })).toBeVisible();
    await expect(canvas.queryByRole('switch', { name: 'Show me in the ranking' })).toBeNull();
    await userEvent.click(canvas.getByRole('switch', { name: 'Gamification for this shop' }));
    await expect(args.settings?.onSwitch).toHaveBeenCalledWith(true);
  },
};

export const LeavesRanking: Story = {
  name: '[GAME-1] Each member can leave the ranking',
  tags: ['no-visual'],
  args: { settings: { on: true, ranked: true, onRankedChange: fn() } },
  globals: inEnglish,
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('switch', { name: 'Gamification for this shop' })).toBeNull();
    await userEvent.click(canvas.getByRole('switch', { name: 'Show me in the ranking' }));
    await expect(args.settings?.onRankedChange).toHaveBeenCalledWith(false);
  },
};
