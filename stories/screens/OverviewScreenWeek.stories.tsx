import { sampleRecommendations } from '@adaos/api/sample';
import { OverviewScreen } from '@adaos/ui/screens/OverviewScreen';
import { type OverviewActions, ThisWeek as Week } from '@adaos/ui/screens/OverviewWeek';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { live, overviewArgs } from './overviewStates.ts';
import { onPage } from './page.tsx';

const inEnglish = { language: 'en' };

const actions: OverviewActions = {
  items: sampleRecommendations.recommendations.filter(({ status }) => status === 'open'),
  currency: 'EUR',
  changeable: true,
  actionHrefs: ({ subject }) => ({ why: `#rows-${subject}` }),
  costsHref: '#costs',
  allHref: '#recommendations',
  onDecide: fn(),
};

const meta = {
  title: 'screens/Overview/This week',
  component: OverviewScreen,
  decorators: [onPage],
  tags: ['stable'],
  parameters: { layout: 'fullscreen' },
  args: {
    view: live,
    week: <Week {...actions} />,
    ...overviewArgs,
  },
} satisfies Meta<typeof OverviewScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ThisWeek: Story = {
  name: 'What to do this week: the first three recommendations by money, and where all of them are',
  tags: ['no-visual'],
  globals: inEnglish,
  play: async ({ canvas, userEvent }) => {
    const week = within(await canvas.findByRole('region', { name: 'This week' }, { timeout: 10_000 }));
    const rows = week.getAllByRole('listitem');
    await expect(rows.map((row) => within(row).getByRole('heading', { level: 3 }).textContent)).toEqual([
      'Raise the budget of Pături de lână · Căutare',
      'Order Covor țesut Maramureș now',
      'Raise the price of Lumânare din ceară de albine',
    ]);
    await expect(rows[0]).toHaveTextContent('EUR 640 more profit per month, probably EUR 420 to EUR 860');
    const all = week.getByRole('link', { name: 'All recommendations (6)' });
    await expect(all).toHaveAttribute('href', '#recommendations');
    await userEvent.click(within(rows[1] ?? document.body).getByRole('button', { name: 'Done' }));
    await expect(actions.onDecide).toHaveBeenLastCalledWith(actions.items[1], { decision: 'done' });
  },
};
export const ThisWeekNothing: Story = {
  name: 'A week without recommendations says so',
  tags: ['no-visual'],
  globals: { ...inEnglish, viewport: { value: 'phone' } },
  args: { week: <Week {...actions} items={[]} decideFailed="The server can not be reached." /> },
  play: async ({ canvas, userEvent }) => {
    // On a phone it is below the window: a key has it drawn, once the screen listens to it.
    const region = await waitFor(async () => {
      await userEvent.keyboard('{Shift}');
      return canvas.getByRole('region', { name: 'This week' });
    });
    const week = within(region);
    await expect(week.getByText('No recommendations right now. Everything looks good.')).toBeVisible();
    await expect(week.getByRole('alert')).toHaveTextContent('could not be changed');
  },
};
export const ThisWeekLongText: Story = {
  tags: ['no-visual'],
  globals: { language: 'fr', viewport: { value: 'phone' } },
};
