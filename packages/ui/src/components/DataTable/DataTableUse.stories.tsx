import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { DataTable, type DataTableProps } from './DataTable.tsx';
import { campaigns, columns, details, names, spends, type Campaign } from './DataTable.testing.tsx';
import type { DataTableQuery } from './types.ts';

const meta = {
  component: DataTable<Campaign>,
  title: 'components/DataTable/Use',
  tags: ['stable', '!autodocs'],
  args: {
    label: 'Campaigns',
    columns,
    rows: campaigns(12),
    rowKey: (row) => row.id,
    rowHref: (row) => `#campaigns/${row.id}`,
    chooseColumns: true,
    exportName: 'campaigns',
  },
} satisfies Meta<typeof DataTable<Campaign>>;
export default meta;
type Story = StoryObj<typeof meta>;

const inEnglish = { language: 'en' };
const phone = { viewport: { value: 'phone' } };

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
    await expect(range.getByRole('alert')).toHaveTextContent('Write a number, e.g. 120.');
    await userEvent.clear(range.getByRole('textbox', { name: 'From' }));
    await userEvent.keyboard('400,5{Enter}');
    await waitFor(() => expect(canvas.getByText('Nothing matches the filters')).toBeVisible());
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
  render: ({ rowHref: _none, ...args }) => <DataTable {...args} onRowOpen={onRowOpen} />,
  play: async ({ canvas, userEvent, args }) => {
    const title = canvas.getByRole('button', { name: 'Retargeting 2' });
    title.focus();
    await userEvent.keyboard('{Enter}');
    await expect(onRowOpen).toHaveBeenLastCalledWith(args.rows[1]);
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}{Enter}');
    await expect(onRowOpen).toHaveBeenLastCalledWith(args.rows[2]);
    await expect(onRowOpen).toHaveBeenCalledTimes(2);
    // The point under the row's last cell is the title's own target.
    const box = title.closest('tr')?.lastElementChild?.getBoundingClientRect();
    const hit = document.elementFromPoint((box?.left ?? 0) + 8, (box?.top ?? 0) + 8);
    await expect(hit).toBe(title);
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
    dialog.getByRole('button', { name: 'Move Spend to the front' }).focus();
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

export const Pages: Story = {
  name: 'Pages of rows',
  args: { rows: campaigns(23), pageSize: 5 },
  globals: inEnglish,
  play: async ({ canvas, userEvent }) => {
    const table = canvas.getByRole('grid', { name: 'Campaigns' });
    await expect(table).toHaveAttribute('aria-rowcount', '25');
    await expect(canvas.getByRole('button', { name: 'Previous page' })).toBeDisabled();
    canvas.getByRole('button', { name: 'Next page' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('6–10 of 23')).toBeVisible();
    await expect(names(table)[0]).toBe('Retargeting 6');
    await expect(within(table).getAllByRole('row')[1]).toHaveAttribute('aria-rowindex', '7');
    await userEvent.click(within(table).getByRole('button', { name: 'Spend' }));
    await expect(canvas.getByText('1–5 of 23')).toBeVisible();
  },
};

function Server({ onAsk, ...props }: DataTableProps<Campaign> & { onAsk: (query: DataTableQuery) => void }) {
  const [query, setQuery] = useState<DataTableQuery>({ sort: null, filters: {}, page: 0 });
  const ask = (next: DataTableQuery) => {
    onAsk(next);
    setQuery(next);
  };
  return <DataTable {...props} server={{ query, onQueryChange: ask }} />;
}

const onAsk = fn();

export const AsksServer: Story = {
  name: 'A server sorts, filters and pages',
  tags: ['no-visual'],
  args: { rows: campaigns(5), total: 1_839, pageSize: 5 },
  globals: inEnglish,
  beforeEach: () => {
    onAsk.mockClear();
  },
  render: (args) => <Server {...args} onAsk={onAsk} />,
  play: async ({ canvas, userEvent }) => {
    const table = canvas.getByRole('grid', { name: 'Campaigns' });
    const before = names(table);
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(onAsk).toHaveBeenLastCalledWith({ sort: null, filters: {}, page: 1 });
    await expect(within(table).getAllByRole('row')[1]).toHaveAttribute('aria-rowindex', '7');
    await userEvent.click(within(table).getByRole('button', { name: 'Spend' }));
    const sort = { column: 'spend', descending: true };
    await expect(onAsk).toHaveBeenLastCalledWith({ sort, filters: {}, page: 0 });
    await userEvent.type(canvas.getByRole('searchbox'), 'x');
    await expect(onAsk).toHaveBeenLastCalledWith({ sort, filters: { name: 'x' }, page: 0 });
    await expect(names(table)).toEqual(before);
    await expect(within(table).queryByText('Total')).not.toBeInTheDocument();
  },
};

export const PagesAreNotSortedByThemselves: Story = {
  tags: ['no-visual'],
  args: { rows: campaigns(40), total: 1_839, onLoadMore: fn() },
  globals: inEnglish,
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByRole('button', { name: 'Spend' })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('searchbox')).not.toBeInTheDocument();
    await expect(canvas.getByText('40 of 1,839')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Load more' }));
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
  },
};

export const SortsOnPhones: Story = {
  name: 'On phones the order is chosen from a list',
  tags: ['no-visual'],
  globals: { ...inEnglish, ...phone },
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort by' }), 'Spend, descending');
    const cards = within(canvas.getByRole('list', { name: 'Campaigns' })).getAllByRole('listitem');
    await expect(cards[0]).toHaveTextContent('883.74');
    await expect(cards[0]).toHaveAttribute('aria-setsize', '12');
  },
};

export const OnPaper: Story = {
  name: 'On paper stand all rows, after it those in sight',
  tags: ['no-visual'],
  args: { rows: campaigns(200), maxHeight: 480 },
  globals: inEnglish,
  play: async ({ canvas }) => {
    const rows = () => within(canvas.getByRole('grid', { name: 'Campaigns' })).getAllByRole('row').length;
    await expect(rows()).toBeLessThan(80);
    window.dispatchEvent(new Event('beforeprint'));
    // At once: the browser takes the page as it stands then.
    await expect(rows()).toBe(202);
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(rows()).toBeLessThan(80));
  },
};

export const ButtonsInReach: Story = {
  name: '[CAMP-1] A row keeps its button in sight where its columns do not fit',
  tags: ['no-visual'],
  args: { columns: [...columns, details] },
  globals: inEnglish,
  render: (args) => (
    <Box sx={{ width: 420 }}>
      <DataTable {...args} />
    </Box>
  ),
  play: async ({ canvas }) => {
    const table = canvas.getByRole('grid', { name: 'Campaigns' });
    const scroller = table.parentElement;
    await expect(scroller?.scrollWidth).toBeGreaterThan(scroller?.clientWidth ?? 0);
    const button = within(table).getAllByRole('link', { name: /Details/u })[0];
    await expect(button?.getBoundingClientRect().right).toBeLessThanOrEqual(
      scroller?.getBoundingClientRect().right ?? 0,
    );
  },
};
