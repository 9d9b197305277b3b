import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { DataTable } from './DataTable.tsx';
import { args, campaigns, inEnglish, names, phone, type Campaign } from './DataTable.testing.tsx';
import type { DataTableProps } from './types.ts';

const PAUSE = 'Pause';
const onPause = fn();
const bulkActions = (rows: readonly Campaign[]) => (
  <Button size="small" onClick={() => onPause(rows.map(({ id }) => id))}>
    {PAUSE}
  </Button>
);

const meta = {
  component: DataTable<Campaign>,
  title: 'components/DataTable/Selection',
  tags: ['stable', '!autodocs'],
  args: { ...args, rows: campaigns(6), renderBulkActions: bulkActions },
  globals: inEnglish,
  beforeEach: () => {
    onPause.mockClear();
  },
} satisfies Meta<typeof DataTable<Campaign>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Selected: Story = {
  name: 'Rows are selected for an action on all of them',
  args: { defaultSelection: ['1', '4'] },
  // Not on a card: the heading has the colour of the page.
  decorators: [
    (Story) => (
      <Box sx={{ p: 3 }}>
        <Story />
      </Box>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('2 selected');
    await expect(await canvas.findByRole('row', { selected: true, name: /Retargeting 2/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: PAUSE }));
    await expect(onPause).toHaveBeenLastCalledWith(['1', '4']);
  },
};

export const AllAndNone: Story = {
  name: 'The heading selects all rows that the filters leave, and what is selected stays when they hide it',
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    const all = canvas.getByRole('checkbox', { name: 'Select all rows' });
    await userEvent.type(canvas.getByRole('searchbox'), 'retargeting');
    await expect(canvas.findByText('2 of 6')).resolves.toBeVisible();
    await userEvent.click(all);
    await expect(await canvas.findByText('2 selected')).toBeInTheDocument();
    await userEvent.clear(canvas.getByRole('searchbox'));
    await canvas.findByRole('checkbox', { name: 'Select Brand 3' });
    await expect(all).toHaveAttribute('data-indeterminate', 'true');
    await userEvent.click(all);
    await expect(await canvas.findByText('6 selected')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear selection' }));
    await expect(await canvas.findByText('0 selected')).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: PAUSE })).not.toBeInTheDocument();
  },
};

export const ByKeyboard: Story = {
  name: 'The arrow keys pass the checkboxes, and Space selects',
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'Select Retargeting 2' });
    canvas.getByRole('checkbox', { name: /Select Lumini de iarnă 1/ }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
  },
};

export const OnPhones: Story = {
  tags: ['no-visual'],
  globals: { ...inEnglish, ...phone },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Brand 3' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('1 selected');
  },
};

const onChange = fn();

/** Keeps all that is chosen of the table. */
function Kept(props: DataTableProps<Campaign>) {
  const [sort, setSort] = useState<DataTableProps<Campaign>['sort']>({ column: 'clicks', descending: true });
  const [shownColumns, setShown] = useState<readonly string[]>(['name', 'clicks']);
  const [selection, setSelection] = useState<readonly string[]>([]);
  const heard =
    <Value,>(what: string, set: (value: Value) => void) =>
    (value: Value) => {
      onChange(what, value);
      set(value);
    };
  return (
    <DataTable
      {...props}
      chooseColumns
      sort={sort ?? null}
      onSortChange={heard('sort', setSort)}
      filters={{ platform: ['Google'] }}
      onFiltersChange={(filters) => onChange('filters', filters)}
      density="compact"
      onDensityChange={(density) => onChange('density', density)}
      shownColumns={shownColumns}
      onShownColumnsChange={heard('columns', setShown)}
      selection={selection}
      onSelectionChange={heard('selection', setSelection)}
    />
  );
}

export const KeptByTheProduct: Story = {
  name: 'What is chosen of the table can be kept by the product',
  tags: ['no-visual'],
  beforeEach: () => {
    onChange.mockClear();
  },
  render: (props) => <Kept {...props} />,
  play: async ({ canvas, userEvent }) => {
    const table = canvas.getByRole('grid', { name: 'Campaigns' });
    const headings = within(table).getAllByRole('columnheader');
    await expect(headings.map(({ textContent }) => textContent)).toEqual(['', 'Campaign', 'Clicks']);
    await expect(names(table)).toHaveLength(2);
    await userEvent.click(within(table).getByRole('button', { name: 'Clicks' }));
    await expect(onChange).toHaveBeenLastCalledWith('sort', { column: 'clicks', descending: false });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all rows' }));
    await expect(onChange).toHaveBeenLastCalledWith('selection', expect.arrayContaining(['0', '3']));
    // The product keeps these as they are.
    await userEvent.type(canvas.getByRole('searchbox'), 'b');
    await expect(onChange).toHaveBeenLastCalledWith('filters', { platform: ['Google'], name: 'b' });
    await expect(names(table)).toHaveLength(2);
  },
};
