import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { LineChart } from '../../charts/LineChart/index.ts';
import { CheckCircleIcon, ProfitIcon, TrophyIcon, UsersIcon } from '../../components/Icon/index.ts';
import { Regions } from '../../components/Regions/index.ts';
import { SampleDataMark } from '../../product/SampleDataMark/index.ts';
import { SummaryCard } from '../../components/SummaryCard/index.ts';
import { useFormatters } from '../../i18n/index.ts';
import { summaryGrid } from '../../product/frame/summaryGrid.ts';
import { Achievements } from './Achievements.tsx';
import { stack } from '../stack.ts';
import { EarnedLead } from './EarnedLead.tsx';
import { HowEarned } from './HowEarned.tsx';
import { pointsGrid } from './layout.ts';
import { messages } from './PointsScreen.messages.ts';
import type { PointsData } from './PointsView.ts';
import { Ranking } from './Ranking.tsx';

const UNKNOWN = '–';

export interface PointsFiguresProps {
  data: PointsData;
  sample: boolean;
  /** Where the open actions are. */
  actionsHref: string;
}

/** What a team earned, in money; then its points in four figures, the ranking, their course by week and the latest achievements. */
export function PointsFigures({ data, sample, actionsHref }: PointsFiguresProps) {
  const intl = useIntl();
  const { number, percent } = useFormatters();
  const { summary, weekly, players, achievements, earned, currency } = data;
  const mark = sample ? { mark: <SampleDataMark /> } : {};
  const say = (message: MessageDescriptor) => intl.formatMessage(message);
  const points = useMemo(() => weekly.map(({ week }) => week), [weekly]);
  const label = intl.formatMessage(messages.points);
  const series = useMemo(
    () => [{ id: 'points', label, color: 'profit' as const, values: weekly.map((each) => each.points) }],
    [weekly, label],
  );
  const trend = summary.averageTrend;
  return (
    <Regions sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      {earned && <EarnedLead earned={earned} currency={currency} actionsHref={actionsHref} sample={sample} />}
      <Box sx={summaryGrid}>
        <SummaryCard
          icon={TrophyIcon}
          label={say(messages.totalPoints)}
          value={number(summary.totalPoints)}
          note={say(messages.totalNote)}
          {...mark}
        />
        <SummaryCard
          icon={UsersIcon}
          label={say(messages.players)}
          value={number(summary.players)}
          note={say(messages.playersNote)}
          {...mark}
        />
        <SummaryCard
          icon={CheckCircleIcon}
          label={say(messages.badges)}
          value={number(summary.badges)}
          note={say(messages.badgesNote)}
          {...mark}
        />
        <SummaryCard
          icon={ProfitIcon}
          label={say(messages.averageTrend)}
          value={trend === null ? UNKNOWN : percent(trend, { sign: 'always' })}
          note={say(messages.averageNote)}
          {...mark}
        />
      </Box>
      <Ranking players={players} />
      <Regions sx={pointsGrid}>
        <Regions sx={stack}>
          <LineChart
            title={say(messages.weekly)}
            points={points}
            granularity="day"
            unit="number"
            series={series}
            fromZero
            {...mark}
          />
          <HowEarned />
        </Regions>
        <Achievements achievements={achievements} currency={currency} />
      </Regions>
    </Regions>
  );
}
