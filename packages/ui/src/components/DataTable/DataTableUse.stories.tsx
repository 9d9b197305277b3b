import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
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
  phone,
  type Campaign,
} from './DataTable.testing.tsx';
import type { DataTableProps, DataTableQuery } from './types.ts';

const meta = {
  component: DataTable<Campaign>,
  title: 'components/DataTable/Use',
  tags: ['stable', '!autodocs'],
  args,
} satisfies Meta<typeof DataTable<Campaign>>;
export default meta;
type Story = StoryObj<typeof meta>;

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

export const PagesOfFewerRows: Story = {
  name: 'A page that there is no more gives way to the last one',
  tags: ['no-visual'],
  args: { rows: campaigns(23), pageSize: 5 },
  globals: inEnglish,
  render: (props) => <ChangingTable {...props} next={props.rows.slice(0, 12)} />,
  play: async ({ canvas, userEvent }) => {
    for (let page = 1; page < 5; page++) await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(canvas.getByText('21–23 of 23')).toBeVisible();
    changeRows();
    await waitFor(() => expect(canvas.getByText('11–12 of 12')).toBeVisible());
    await expect(names(canvas.getByRole('grid', { name: 'Campaigns' }))).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Previous page' }));
    await expect(canvas.getByText('6–10 of 12')).toBeVisible();
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
  render: (props) => <Server {...props} onAsk={onAsk} />,
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
  play: async ({ canvas, userEvent, args: props }) => {
    await expect(canvas.queryByRole('button', { name: 'Spend' })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('searchbox')).not.toBeInTheDocument();
    await expect(canvas.getByText('40 of 1,839')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Load more' }));
    await expect(props.onLoadMore).toHaveBeenCalledOnce();
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
  name: 'A print has all rows, the screen after it those in sight',
  tags: ['no-visual'],
  args: { rows: campaigns(200), maxHeight: 480 },
  globals: inEnglish,
  play: async ({ canvas }) => {
    const rows = () => within(canvas.getByRole('grid', { name: 'Campaigns' })).getAllByRole('row').length;
    await expect(rows()).toBeLessThan(80);
    window.dispatchEvent(new Event('beforeprint'));
    // At once: the browser prints the page as it is then.
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
  render: (props) => (
    <Box sx={{ width: 420 }}>
      <DataTable {...props} />
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
