import { HeroFigure, KpiCard, Sparkline } from '@adaos/ui';
import { AreaChart, BarChart } from '@adaos/ui/charts';
import Box from '@mui/material/Box';
import { useText } from './useText.ts';

const DAYS = Array.from({ length: 14 }, (_, index) => `2026-01-${String(index + 17).padStart(2, '0')}`);
const VISITS = [310, 284, 402, 398, 377, 361, 340, 298, 301, 415, 402, 388, 372, 355];
const HOURS = ['6', '9', '12', '15', '18', '21'];

const row = { display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(16rem, 1fr))' };

/** Counts, shares, times and money: each has its unit. */
export function Figures() {
  const text = useText();
  return (
    <>
      <HeroFigure label={text('gym.visits')} value={5_003} unit="count" />
      <Box sx={row}>
        <KpiCard label={text('gym.occupancy')} value={63.4} unit="percent" />
        <KpiCard label={text('gym.stay')} value={5_100} unit="duration" />
        <KpiCard
          label={text('gym.revenue')}
          value={48_211.9}
          unit={{ currency: 'EUR' }}
          sparkline={<Sparkline color="series1" values={VISITS} />}
        />
      </Box>
      <AreaChart
        title={text('gym.visitsByDay')}
        points={DAYS}
        granularity="day"
        unit="count"
        series={[{ id: 'visits', label: text('gym.visits'), color: 'series1', area: true, values: VISITS }]}
      />
      <Box sx={row}>
        <BarChart
          title={text('gym.visitsByHour')}
          points={HOURS}
          granularity="label"
          unit="count"
          series={[{ id: 'visits', label: text('gym.visits'), color: 'series1', values: [41, 38, 55, 62, 118, 47] }]}
        />
        <BarChart
          title={text('gym.stays')}
          points={HOURS}
          granularity="label"
          unit="duration"
          series={[
            {
              id: 'stay',
              label: text('gym.stay'),
              color: 'series2',
              values: [3_300, 3_900, 4_200, 4_800, 6_300, 5_400],
            },
          ]}
        />
      </Box>
    </>
  );
}
