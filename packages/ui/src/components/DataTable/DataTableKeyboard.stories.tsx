import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { DataTable } from './DataTable.tsx';
import {
  args,
  campaigns,
  ChangingTable,
  changeRows,
  columns,
  details,
  inEnglish,
  names,
  spends,
  type Campaign,
} from './DataTable.testing.tsx';

const meta = {
  component: DataTable<Campaign>,
  title: 'components/DataTable/Keyboard',
  tags: ['stable', '!autodocs'],
  args,
} satisfies Meta<typeof DataTable<Campaign>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SortsByKeyboard: Story = {
  name: '[ADS-3] Sorts by keyboard',
  tags: ['no-visual'],
  globals: inEnglish,
  play: async ({ canvas, userEvent }) => {
    const table = canvas.getByRole('grid', { name: 'Campaigns' });
    const heading = canvas.getByRole('columnheader', { name: 'Spend' });
    within(heading).getByRole('button', { name: 'Spend' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(heading).toHaveAttribute('aria-sort', 'descending');
    await waitFor(() => expect(spends(table)).toEqual(spends(table).toSorted((a, b) => b - a)));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(spends(table)).toEqual(spends(table).toSorted((a, b) => a - b)));
    await userEvent.keyboard('{Enter}');
    await expect(heading).not.toHaveAttribute('aria-sort');
    await waitFor(() => expect(names(table)[1]).toBe('Retargeting 2'));
    await expect(within(table).queryByRole('button', { name: 'Platform' })).not.toBeInTheDocument();
  },
};

export const FiltersByKeyboard: Story = {
  name: '[ADS-3] Filters by keyboard: words, choices, a range',
  tags: ['no-visual'],
  globals: inEnglish,
  play: async ({ canvas, userEvent }) => {
    const table = canvas.getByRole('grid', { name: 'Campaigns' });
    const total = () => within(table).getAllByRole('row').at(-1);
    canvas.getByRole('searchbox', { name: 'Search: Campaign' }).focus();
    await userEvent.keyboard('iarna');
    await waitFor(() => expect(names(table)).toEqual(['Lumini de iarnă 1', 'Lumini de iarnă 5', 'Lumini de iarnă 9']));
    await expect(canvas.getByText('3 of 12')).toBeVisible();
    await expect(total()).toHaveTextContent('Total');

    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const choices = within(await within(document.body).findByRole('dialog', { name: 'Filter by Platform' }));
    choices.getByRole('checkbox', { name: 'Google Ads' }).focus();
    await userEvent.keyboard(' {Escape}');
    await waitFor(() => expect(names(table)).toEqual(['Lumini de iarnă 1']));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Platform: Google Ads' })).toHaveFocus());

    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const range = within(await within(document.body).findByRole('dialog', { name: 'Filter by Spend' }));
    await waitFor(() => expect(range.getByRole('textbox', { name: 'From' })).toHaveFocus());
    await userEvent.keyboard('many{Enter}');
    await expect(range.getByRole('alert')).toHaveTextContent('Enter a number, e.g. 120.');
    await userEvent.clear(range.getByRole('textbox', { name: 'From' }));
    await userEvent.keyboard('400,5{Enter}');
    await waitFor(() => expect(canvas.getByText('No rows match the filters')).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Spend: from 400.5' })).toBeVisible();

    canvas.getAllByRole('button', { name: 'Clear filters' })[0]?.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(names(canvas.getByRole('grid'))).toHaveLength(12));
  },
};

export const WalksByKeyboard: Story = {
  name: '[CAMP-1] The grid is one stop of the Tab key and is walked by arrows',
  tags: ['no-visual'],
  globals: inEnglish,
  args: { columns: [...columns, details] },
  play: async ({ canvas, userEvent }) => {
    const table = canvas.getByRole('grid', { name: 'Campaigns' });
    const reachable = () => table.querySelectorAll('[tabindex="0"]');
    await expect(reachable()).toHaveLength(1);
    canvas.getByRole('button', { name: 'Download CSV' }).focus();
    await userEvent.tab();
    await expect(within(table).getByRole('button', { name: 'Campaign' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(within(table).getByRole('link', { name: 'Lumini de iarnă 1' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    const cell = document.activeElement;
    await expect(cell).toHaveAttribute('role', 'gridcell');
    await expect(cell).toHaveTextContent('Google');
    await userEvent.keyboard('{ArrowDown}{End}');
    await expect(within(table).getByRole('link', { name: 'Details: Retargeting 2' })).toHaveFocus();
    await expect(reachable()).toHaveLength(1);
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await expect(document.activeElement?.closest('tr')).toHaveAttribute('aria-rowindex', '14');
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await expect(within(table).getByRole('button', { name: 'Campaign' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowLeft}');
    await expect(within(table).getByRole('button', { name: 'Campaign' })).toHaveFocus();
    await userEvent.keyboard('{PageDown}');
    await expect(within(table).getByRole('link', { name: 'Retargeting 10' })).toHaveFocus();
    await userEvent.tab();
    await expect(table).not.toContainElement(document.activeElement as HTMLElement);
  },
};

const onRowOpen = fn();

export const RowsOpenByKeyboard: Story = {
  name: '[CAMP-1] A row opens by Enter on any of its cells, and by a click anywhere on it',
  tags: ['no-visual'],
  globals: inEnglish,
  beforeEach: () => {
    onRowOpen.mockClear();
  },
  render: ({ rowHref: _none, ...props }) => <DataTable {...props} onRowOpen={onRowOpen} />,
  play: async ({ canvas, userEvent, args: props }) => {
    const title = canvas.getByRole('button', { name: 'Retargeting 2' });
    title.focus();
    await userEvent.keyboard('{Enter}');
    await expect(onRowOpen).toHaveBeenLastCalledWith(props.rows[1]);
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}{Enter}');
    await expect(onRowOpen).toHaveBeenLastCalledWith(props.rows[2]);
    await expect(onRowOpen).toHaveBeenCalledTimes(2);
    // The point under the row's last cell is the title's own target.
    const box = title.closest('tr')?.lastElementChild?.getBoundingClientRect();
    const hit = document.elementFromPoint((box?.left ?? 0) + 8, (box?.top ?? 0) + 8);
    await expect(hit).toBe(title);
  },
};

export const RowsComeWhileWalked: Story = {
  name: '[CAMP-1] Rows that come before the one that has the focus do not change which one Enter opens',
  tags: ['no-visual'],
  args: { onRowOpen: fn() },
  globals: inEnglish,
  render: ({ rowHref: _none, ...props }) => (
    <ChangingTable {...props} next={[...campaigns(14).slice(-2), ...props.rows]} />
  ),
  play: async ({ canvas, args: props, userEvent }) => {
    const table = canvas.getByRole('grid', { name: 'Campaigns' });
    within(table).getByRole('button', { name: 'Retargeting 2' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    changeRows();
    await waitFor(() => expect(table).toHaveAttribute('aria-rowcount', '16'));
    await userEvent.keyboard('{Enter}');
    await expect(props.onRowOpen).toHaveBeenCalledWith(expect.objectContaining({ id: '1' }));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(props.onRowOpen).toHaveBeenLastCalledWith(expect.objectContaining({ id: '2' }));
    await expect(table.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
  },
};

export const ChoosesColumnsByKeyboard: Story = {
  name: 'Columns are chosen and moved, rows drawn closer, by keyboard',
  tags: ['no-visual'],
  globals: inEnglish,
  play: async ({ canvas, userEvent }) => {
    const headings = () => canvas.getAllByRole('columnheader', { hidden: true }).map(({ textContent }) => textContent);
    await expect(headings()).toEqual(['Campaign', 'Platform', 'Status', 'Clicks', 'Spend']);
    canvas.getByRole('button', { name: 'View' }).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'View' }));
    await expect(dialog.getByRole('checkbox', { name: 'Campaign' })).toBeDisabled();
    dialog.getByRole('checkbox', { name: 'Platform' }).focus();
    await userEvent.keyboard(' ');
    dialog.getByRole('button', { name: 'Move Spend to the left' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(headings()).toEqual(['Campaign', 'Status', 'Spend', 'Clicks']);
    dialog.getByRole('button', { name: 'Compact' }).focus();
    await userEvent.keyboard('{Enter}');
    const height = () => canvas.getAllByRole('row', { hidden: true })[1]?.getBoundingClientRect().height;
    await waitFor(() => expect(height()).toBeLessThan(40));
    dialog.getByRole('button', { name: 'Reset columns' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(headings()).toEqual(['Campaign', 'Platform', 'Status', 'Clicks', 'Spend']);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'View' })).toHaveFocus());
  },
};
