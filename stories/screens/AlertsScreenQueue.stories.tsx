import { sampleAlerts, sampleRecommendations } from '@adaos/api/sample';
import { CostsFiller } from '@adaos/ui/commerce';
import { type ActionItem, AlertsScreen, type AlertsData, type AlertsView } from '@adaos/ui/screens/AlertsScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { alertsArgs } from './alertsArgs.ts';
import { onPage } from './page.tsx';

const data: AlertsData = { ...sampleAlerts, recommendations: sampleRecommendations.recommendations };
const first = data.recommendations[0] as ActionItem;
const live: Extract<AlertsView, { status: 'ready' }> = { status: 'ready', source: 'live', data };

const meta = {
  title: 'screens/Alerts/Queue',
  component: AlertsScreen,
  decorators: [onPage],
  tags: ['stable'],
  parameters: { layout: 'fullscreen' },
  args: {
    view: live,
    ...alertsArgs,
  },
} satisfies Meta<typeof AlertsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const inEnglish = { language: 'en' };
const filled = fn();
const title = 'Raise the budget of Pături de lână · Căutare';

export const Decides: Story = {
  name: 'A recommendation leads to its rows and its place, and is done, snoozed or dismissed with a reason',
  tags: ['no-visual'],
  globals: inEnglish,
  play: async ({ canvas, userEvent, args }) => {
    const advice = within(canvas.getByRole('region', { name: 'Recommendations' }));
    const row = within(advice.getAllByRole('listitem')[0] ?? document.body);
    await expect(row.getByRole('link', { name: `See why: ${title}` })).toHaveAttribute('href', '#rows-google-101');
    await expect(row.getByRole('link', { name: `Do it now: ${title}` })).toHaveAttribute('href', '#place-google-101');
    await userEvent.click(row.getByRole('button', { name: 'Done' }));
    await expect(args.onDecide).toHaveBeenLastCalledWith(first, { decision: 'done' });
    const body = within(document.body);
    await userEvent.click(row.getByRole('button', { name: 'Snooze' }));
    await userEvent.click(await body.findByRole('menuitem', { name: 'For one week' }));
    await expect(args.onDecide).toHaveBeenLastCalledWith(first, { decision: 'snooze', span: 'week' });
    await waitFor(() => expect(body.queryByRole('menu')).not.toBeInTheDocument());
    await userEvent.click(row.getByRole('button', { name: 'Dismiss' }));
    const dialog = within(await body.findByRole('alertdialog', { name: 'Why do you dismiss this recommendation?' }));
    await expect(dialog.getByText(title)).toBeVisible();
    // No reason is chosen beforehand: without one nothing is dismissed.
    const reason = dialog.getByRole('combobox', { name: 'Reason' });
    await expect(reason).toHaveDisplayValue('Choose a reason');
    await userEvent.click(dialog.getByRole('button', { name: 'Dismiss' }));
    await expect(reason).toBeInvalid();
    await expect(reason).toHaveAccessibleDescription('Choose the reason first.');
    await expect(args.onDecide).toHaveBeenCalledTimes(2);
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Reason' }), 'Too much effort or cost');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Note' }), ' Next year ');
    await userEvent.click(dialog.getByRole('button', { name: 'Dismiss' }));
    await expect(args.onDecide).toHaveBeenLastCalledWith(first, {
      decision: 'dismiss',
      reason: 'too_costly',
      note: 'Next year',
    });
  },
};

export const FillsInPlace: Story = {
  name: 'A recommendation to fill in a cost opens the costs over the queue, and what it frees is beside the effect',
  tags: ['no-visual'],
  globals: inEnglish,
  args: {
    view: {
      ...live,
      data: {
        ...data,
        recommendations: [
          {
            ...first,
            type: 'data',
            wording: { code: 'recommendation.fill_cost', values: { cost: 'handling', percent: 80 } },
          },
          {
            ...first,
            id: 'dead',
            type: 'stock',
            effect: { value: 25, low: 20, high: 30 },
            once: 1_200,
            wording: { code: 'recommendation.clear_stock', values: { product: 'Blanket', units: 60 } },
          },
        ],
      },
    },
  },
  decorators: [
    (Part) => (
      <CostsFiller onFill={filled}>
        <Part />
      </CostsFiller>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Do it now: Fill in a missing cost/ }));
    await expect(filled).toHaveBeenCalledTimes(1);
    const dead = canvas.getByRole('heading', { name: 'Sell off Blanket' }).closest('li');
    await expect(dead).toHaveTextContent('EUR 25 more profit per month, probably EUR 20 to EUR 30');
    await expect(dead).toHaveTextContent('EUR 1,200, at purchase cost, is tied up in it.');
  },
};

const dismissed = {
  ...first,
  id: 'recommendation-10',
  status: 'dismissed',
  changedBy: 'Ana Ionescu',
  dismissal: { reason: 'too_costly', note: 'Next year.' },
} as const;
const snoozed = { ...first, id: 'recommendation-11', status: 'snoozed', until: '2026-01-07T09:00:00Z' } as const;

export const Decided: Story = {
  name: 'What was decided says by whom and why, with what was expected against what happened',
  tags: ['no-visual'],
  globals: inEnglish,
  args: { view: { ...live, data: { ...data, recommendations: [...data.recommendations, dismissed, snoozed] } } },
  play: async ({ canvas, userEvent, args }) => {
    const advice = within(canvas.getByRole('region', { name: 'Recommendations' }));
    await userEvent.click(advice.getByRole('button', { name: 'Done', pressed: false }));
    const rows = advice.getAllByRole('listitem');
    await expect(rows[0]).toHaveTextContent(
      'Done on 24 Nov 2025 by Ana Ionescu. Expected EUR 310 per month, measured EUR 287.',
    );
    await expect(rows[1]).toHaveTextContent('Expected EUR 148 per month. Measured from 15 Jan 2026.');
    await userEvent.click(advice.getByRole('button', { name: 'Dismissed' }));
    await expect(advice.getByText('Dismissed by Ana Ionescu: Too much effort or cost. Next year.')).toBeVisible();
    await userEvent.click(advice.getByRole('button', { name: 'Reopen' }));
    await expect(args.onDecide).toHaveBeenLastCalledWith(dismissed, { decision: 'reopen' });
    await userEvent.click(advice.getByRole('button', { name: 'Snoozed' }));
    await expect(advice.getByText('Snoozed until 7 Jan 2026, 09:00.')).toBeVisible();
  },
};

const undo = { action: first, decision: 'done', onUndo: fn(), onLeave: fn() } as const;

export const Undoable: Story = {
  name: 'What was just decided can be undone',
  tags: ['no-visual'],
  globals: inEnglish,
  args: { undoable: undo, decideFailed: 'The server can not be reached.' },
  play: async ({ canvas, userEvent }) => {
    const notice = within(await within(document.body).findByRole('group', { name: 'Notices' }));
    await expect(notice.getByText(`Done: ${title}`)).toBeVisible();
    await userEvent.click(notice.getByRole('button', { name: 'Undo' }));
    await expect(undo.onUndo).toHaveBeenCalled();
    await expect(canvas.getByText(/could not be changed: The server/)).toBeVisible();
  },
};
