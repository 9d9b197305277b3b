import { useEffect, useState } from 'react';
import { within } from 'storybook/test';
import { StatusChip } from '../StatusChip/index.ts';
import { DataTable } from './DataTable.tsx';
import { RowLink } from './RowLink.tsx';
import type { DataTableColumn, DataTableProps } from './types.ts';

export interface Campaign {
  id: string;
  name: string;
  platform: string;
  active: boolean;
  clicks: number;
  spend: number;
}

const WORDS = { active: 'Active', paused: 'Paused', details: 'Details' };
const NAMES = [
  'Lumini de iarnă',
  'Retargeting',
  'Brand',
  'Cadouri sub 100 de lei, cu livrare gratuită până la Crăciun',
];
const number = new Intl.NumberFormat('en');
const money = new Intl.NumberFormat('en', { minimumFractionDigits: 2 });
const sum = (rows: readonly Campaign[], of: (row: Campaign) => number) =>
  rows.reduce((total, row) => total + of(row), 0);

export const campaigns = (count: number): Campaign[] =>
  Array.from({ length: count }, (_item, index) => ({
    id: String(index),
    name: `${NAMES[index % NAMES.length] ?? ''} ${index + 1}`,
    platform: index % 3 === 0 ? 'Google' : 'Meta',
    active: index % 4 !== 2,
    clicks: (index * 7919) % 4_001,
    spend: ((index * 104_729) % 90_000) / 100,
  }));

export const columns: DataTableColumn<Campaign>[] = [
  {
    id: 'name',
    header: 'Campaign',
    cell: (row) => row.name,
    sortValue: (row) => row.name,
    filter: { kind: 'text', value: (row) => row.name },
    nowrap: false,
    card: 'title',
  },
  {
    id: 'platform',
    header: 'Platform',
    cell: (row) => row.platform,
    filter: {
      kind: 'choice',
      value: (row) => row.platform,
      choices: [
        { value: 'Google', label: 'Google Ads' },
        { value: 'Meta', label: 'Meta Ads' },
      ],
    },
    card: 'plain',
  },
  {
    id: 'status',
    header: 'Status',
    cell: (row) => (
      <StatusChip tone={row.active ? 'good' : 'neutral'} label={row.active ? WORDS.active : WORDS.paused} />
    ),
    exportValue: (row) => (row.active ? WORDS.active : WORDS.paused),
    card: 'plain',
  },
  {
    id: 'clicks',
    header: 'Clicks',
    cell: (row) => number.format(row.clicks),
    sortValue: (row) => row.clicks,
    total: (rows) => number.format(sum(rows, (row) => row.clicks)),
    align: 'end',
  },
  {
    id: 'spend',
    header: 'Spend',
    cell: (row) => money.format(row.spend),
    sortValue: (row) => row.spend,
    filter: { kind: 'range', value: (row) => row.spend, unit: 'EUR' },
    total: (rows) => money.format(sum(rows, (row) => row.spend)),
    align: 'end',
    card: 'amount',
  },
];

export const details: DataTableColumn<Campaign> = {
  id: 'details',
  header: WORDS.details,
  cell: (row) => (
    <RowLink href={`#campaigns/${row.id}`} aria-label={[WORDS.details, row.name].join(': ')}>
      {WORDS.details}
    </RowLink>
  ),
  action: true,
};

export const args = {
  label: 'Campaigns',
  columns,
  rows: campaigns(12),
  rowKey: (row) => row.id,
  rowHref: (row) => `#campaigns/${row.id}`,
  chooseColumns: true,
  exportName: 'campaigns',
} satisfies DataTableProps<Campaign>;

export const inEnglish = { language: 'en' };
export const phone = { viewport: { value: 'phone' } };

const CHANGE = 'change-campaigns';
export const changeRows = () => dispatchEvent(new Event(CHANGE));

/** A table that has other rows after `changeRows`. */
export function ChangingTable({ next, ...props }: DataTableProps<Campaign> & { next: readonly Campaign[] }) {
  const [rows, setRows] = useState(props.rows);
  useEffect(() => {
    const change = () => setRows(next);
    addEventListener(CHANGE, change);
    return () => removeEventListener(CHANGE, change);
  }, [next]);
  return <DataTable {...props} rows={rows} />;
}

/** The titles of the rows, in their order. */
export const names = (table: HTMLElement) =>
  within(table)
    .getAllByRole('link')
    .map((link) => link.textContent);
/** The last column of the rows, without heading and total. */
export const spends = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1, -1)
    .map((row) => Number(row.lastElementChild?.textContent.replaceAll(',', '')));
