import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { Card } from '../../components/Card/index.ts';
import { DataTable, type DataTableColumn } from '../../components/DataTable/index.ts';
import { TrophyIcon } from '../../components/Icon/index.ts';
import { useFormatters, type Formatters } from '../../i18n/index.ts';
import { roleMessages } from '../../product/roles.messages.ts';
import { messages } from './PointsScreen.messages.ts';
import type { Player } from './PointsView.ts';
import { Trend } from './Trend.tsx';
import * as tokens from '../../theme/generated/tokens.ts';
import { grid } from '../../theme/grid.ts';

function Place({ rank, text }: { rank: number; text: string }) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
      {text}
      {rank === 1 && <TrophyIcon aria-hidden sx={{ fontSize: tokens.size.icon.medium, color: 'primary.main' }} />}
    </Box>
  );
}

/** The server gives the role in the shop as a department; any other name stays unchanged. */
function nameOf(department: string, intl: IntlShape): string {
  const role = department.toLowerCase();
  return Object.hasOwn(roleMessages, role)
    ? intl.formatMessage(roleMessages[role as keyof typeof roleMessages])
    : department;
}

function columnsIn(intl: IntlShape, { number }: Formatters): DataTableColumn<Player>[] {
  return [
    {
      id: 'rank',
      header: intl.formatMessage(messages.rank),
      cell: ({ rank }) => <Place rank={rank} text={number(rank)} />,
      sortValue: ({ rank }) => rank,
    },
    {
      id: 'name',
      header: intl.formatMessage(messages.name),
      cell: ({ name }) => name,
      sortValue: ({ name }) => name,
      nowrap: false,
      minWidth: grid(17.5),
      card: 'title',
    },
    {
      id: 'department',
      header: intl.formatMessage(messages.department),
      cell: ({ department }) => nameOf(department, intl),
      sortValue: ({ department }) => nameOf(department, intl),
    },
    {
      id: 'badges',
      header: intl.formatMessage(messages.badges),
      cell: ({ badges }) => number(badges),
      sortValue: ({ badges }) => badges,
      align: 'end',
    },
    {
      id: 'trend',
      header: intl.formatMessage(messages.trend),
      cell: ({ trend }) => <Trend trend={trend} />,
      sortValue: ({ trend }) => trend,
      align: 'end',
    },
    {
      id: 'points',
      header: intl.formatMessage(messages.points),
      cell: ({ points }) => number(points),
      sortValue: ({ points }) => points,
      align: 'end',
      card: 'amount',
    },
  ];
}

/** The members by their points. */
export function Ranking({ players }: { players: readonly Player[] }) {
  const intl = useIntl();
  const formatters = useFormatters();
  const columns = useMemo(() => columnsIn(intl, formatters), [intl, formatters]);
  return (
    <Card title={<FormattedMessage {...messages.ranking} />}>
      <DataTable
        label={intl.formatMessage(messages.ranking)}
        name="ranking"
        columns={columns}
        rows={players}
        rowKey={({ id }) => id}
        defaultSort={{ column: 'rank', descending: false }}
      />
    </Card>
  );
}
