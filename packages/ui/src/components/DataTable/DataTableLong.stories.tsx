import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { DataTable } from './DataTable.tsx';
import {
  args,
  campaigns,
  ChangingTable,
  changeRows,
  columns,
  details,
  inEnglish,
  type Campaign,
} from './DataTable.testing.tsx';

const meta = {
  component: DataTable<Campaign>,
  title: 'components/DataTable/Long',
  tags: ['stable', '!autodocs'],
  args,
} satisfies Meta<typeof DataTable<Campaign>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const HundredThousandRows: Story = {
  tags: ['no-visual'],
  args: { rows: campaigns(100_000), maxHeight: 480 },
  globals: inEnglish,
  render: (props) => (
    <>
      <Typography sx={{ mb: 2 }}>Only the rows in sight are drawn.</Typography>
      <DataTable {...props} />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const table = canvas.getByRole('grid', { name: 'Campaigns' });
    await expect(table).toHaveAttribute('aria-rowcount', '100002');
    await expect(within(table).getAllByRole('row').length).toBeLessThan(80);
    within(table).getByRole('link', { name: 'Lumini de iarnă 1' }).focus();
    // Past the rows that are drawn, and back: the focus never falls out of the grid.
    await userEvent.keyboard('{Control>}{End}{/Control}{ArrowUp}');
    await waitFor(() => expect(document.activeElement?.closest('tr')).toHaveAttribute('aria-rowindex', '100001'));
    await expect(within(table).getAllByRole('row').length).toBeLessThan(80);
    table.parentElement?.scrollTo(0, 0);
    await waitFor(() => expect(within(table).getByRole('link', { name: 'Lumini de iarnă 1' })).toBeVisible());
    await expect(document.activeElement?.closest('tr')).toHaveAttribute('aria-rowindex', '100001');
  },
};

export const ScrollsEvenly: Story = {
  name: 'Rows that come into sight are where they were expected, and the Tab key passes them',
  tags: ['no-visual'],
  // Their button makes these rows higher than rows of text.
  args: { rows: campaigns(2_000), columns: [...columns, details], maxHeight: 480 },
  globals: inEnglish,
  play: async ({ canvas }) => {
    const table = canvas.getByRole('grid', { name: 'Campaigns' });
    const scroller = table.parentElement ?? table;
    const row = () => table.querySelector<HTMLElement>('tr[data-index]')?.getBoundingClientRect().height ?? 0;
    const expected = () => Math.abs(scroller.scrollHeight / (2_000 * row()) - 1);
    await waitFor(() => expect(expected()).toBeLessThan(0.02));
    const height = scroller.scrollHeight;
    scroller.scrollTo(0, height / 2);
    const middle = () => table.querySelector('tr[data-index="1000"]');
    await waitFor(() => expect(middle()).toBeVisible());
    await expect(Math.abs(scroller.scrollHeight - height)).toBeLessThan(row());
    await expect(table.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
    for (const widget of middle()?.querySelectorAll('a, button') ?? [])
      await expect(widget).toHaveAttribute('tabindex', '-1');
  },
};

const TALL = 30;
/** In px; the first is the highest, those after the tall ones the lowest. */
const boxHeight = (index: number) => (index === 0 ? 80 : index < TALL ? 60 : 40);

export const HeightsKept: Story = {
  name: 'Rows higher than others keep their place once lower ones come into sight, and more rows at the end',
  tags: ['no-visual'],
  args: {
    rows: campaigns(200),
    columns: columns.map((column) =>
      column.id === 'clicks'
        ? { ...column, cell: (row) => <Box sx={{ height: boxHeight(Number(row.id)) }}>{row.clicks}</Box> }
        : column,
    ),
    maxHeight: 480,
  },
  globals: inEnglish,
  render: (props) => <ChangingTable {...props} next={campaigns(300)} />,
  play: async ({ canvas, userEvent }) => {
    const table = canvas.getByRole('grid', { name: 'Campaigns' });
    const scroller = table.parentElement ?? table;
    const row = (index: number) => table.querySelector<HTMLElement>(`tr[data-index="${index}"]`);
    const height = (index: number) => row(index)?.getBoundingClientRect().height ?? 0;
    await waitFor(() => expect(height(1)).toBeGreaterThan(60));
    const around = height(1) - boxHeight(1);
    // So that each row comes into sight, and the tall ones go out of it.
    within(table).getByRole('link', { name: 'Lumini de iarnă 1' }).focus();
    for (let index = 1; index < TALL + 20; index++) {
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() => expect(row(index)).toContainElement(document.activeElement as HTMLElement));
    }
    await expect(row(TALL - 1)).toBeNull();
    const drawn = [...table.querySelectorAll<HTMLElement>('tr[data-index]')].at(-1)?.dataset.index;
    // Rows that were never drawn are expected to be as high as the second one, the lowest at first.
    const heights = (count: number) =>
      Array.from({ length: count }, (_row, index) => around + boxHeight(index <= Number(drawn) ? index : 1));
    const allOf = (count: number) => heights(count).reduce((sum, each) => sum + each);
    const head = table.querySelector('thead')?.getBoundingClientRect().height ?? 0;
    const foot = table.querySelector('tfoot')?.getBoundingClientRect().height ?? 0;
    await waitFor(() => expect(scroller.scrollHeight).toBeCloseTo(head + allOf(200) + foot, -1));
    changeRows();
    await waitFor(() => expect(table).toHaveAttribute('aria-rowcount', '302'));
    await waitFor(() => expect(scroller.scrollHeight).toBeCloseTo(head + allOf(300) + foot, -1));
  },
};

export const HiddenAndShown: Story = {
  name: 'A table that was hidden shows its first row again',
  tags: ['no-visual'],
  args: { rows: campaigns(200), maxHeight: 480 },
  globals: inEnglish,
  play: async ({ canvas, canvasElement }) => {
    const table = canvas.getByRole('grid', { name: 'Campaigns' });
    const scroller = table.parentElement ?? table;
    const first = () => within(table).getByRole('link', { name: 'Lumini de iarnă 1' });
    const frames = async () => {
      for (let frame = 0; frame < 5; frame++) await new Promise(requestAnimationFrame);
    };
    await waitFor(() => expect(first()).toBeVisible());
    await frames();
    const height = scroller.scrollHeight;
    canvasElement.style.display = 'none';
    await frames();
    canvasElement.style.display = '';
    await frames();
    await expect(scroller.scrollTop).toBe(0);
    await expect(scroller.scrollHeight).toBe(height);
    await expect(first()).toBeVisible();
  },
};
