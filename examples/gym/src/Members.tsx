import { useFormatters } from '@adaos/ui';
import { DataTable, type DataTableColumn, type DataTableSort } from '@adaos/ui/table';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { useText } from './useText.ts';

interface Member {
  id: string;
  name: string;
  plan: 'offPeak' | 'allDay';
  visits: number;
  since: string;
}

const MEMBERS: readonly Member[] = [
  { id: '1', name: 'Jana Brandt', plan: 'allDay', visits: 14, since: '2023-04-01' },
  { id: '2', name: 'Deniz Kaya', plan: 'offPeak', visits: 3, since: '2025-11-15' },
  { id: '3', name: 'Ole Petersen', plan: 'allDay', visits: 22, since: '2024-02-20' },
  { id: '4', name: 'Mira Öztürk', plan: 'offPeak', visits: 9, since: '2026-01-05' },
];

/** A table on the page itself; order and selection are the product's. */
export function Members() {
  const text = useText();
  const { day, number } = useFormatters();
  const [sort, setSort] = useState<DataTableSort | null>({ column: 'visits', descending: true });
  const [selection, setSelection] = useState<readonly string[]>([]);
  const [written, setWritten] = useState<number | null>(null);
  const columns = useMemo(
    (): DataTableColumn<Member>[] => [
      {
        id: 'name',
        header: text('gym.name'),
        cell: ({ name }) => name,
        sortValue: ({ name }) => name,
        filter: { kind: 'text', value: ({ name }) => name },
        card: 'title',
      },
      { id: 'plan', header: text('gym.plan'), cell: ({ plan }) => text(`gym.${plan}`), card: 'plain' },
      { id: 'since', header: text('gym.since'), cell: ({ since }) => day(since), sortValue: ({ since }) => since },
      {
        id: 'visits',
        header: text('gym.visitsOfMember'),
        cell: ({ visits }) => number(visits),
        sortValue: ({ visits }) => visits,
        align: 'end',
        card: 'amount',
      },
    ],
    [text, day, number],
  );
  return (
    <section aria-labelledby="members">
      <Typography id="members" variant="h2" sx={{ mb: 1 }}>
        {text('gym.members')}
      </Typography>
      <DataTable
        label={text('gym.members')}
        columns={columns}
        rows={MEMBERS}
        rowKey={({ id }) => id}
        sort={sort}
        onSortChange={setSort}
        selection={selection}
        onSelectionChange={setSelection}
        renderBulkActions={(rows) => (
          <Button size="small" onClick={() => setWritten(rows.length)}>
            {text('gym.write')}
          </Button>
        )}
        chooseColumns
        exportName="members"
      />
      {written !== null && <p role="alert">{text('gym.written', { count: written })}</p>}
    </section>
  );
}
