import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { Card } from '../../components/Card/index.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { ErrorState } from '../../components/ErrorState/index.ts';
import { CalendarIcon, InfoIcon } from '../../components/Icon/index.ts';
import { Regions } from '../../components/Regions/index.ts';
import { CardSkeleton, FigureCardSkeleton, LoadingRegion } from '../../components/Skeletons/index.ts';
import { ForecastFigures } from './ForecastFigures.tsx';
import { messages } from './ForecastScreen.messages.ts';
import type { BaselineData, SimulationView } from './ForecastView.ts';
import { HistoryChart, ResultChart } from './HistoryChart.tsx';
import { Insights } from './Insights.tsx';
import { stack } from '../stack.ts';
import { figuresGrid } from './layout.ts';
import * as tokens from '../../theme/generated/tokens.ts';

export interface SimulationProps {
  baseline: BaselineData;
  simulation: SimulationView;
  sample: boolean;
  costsHref: string;
  /** Simulates the same changes again. */
  onRetry: () => void;
}

/** The result of the changes; before a simulation the months that it starts from. */
export function Simulation({ baseline, simulation, sample, costsHref, onRetry }: SimulationProps) {
  const intl = useIntl();
  if (simulation.status === 'idle') {
    return (
      // As high as the sliders beside it.
      <Box sx={{ ...stack, alignSelf: 'stretch', gridTemplateRows: 'auto 1fr' }}>
        <Box
          role="note"
          sx={(theme) => ({
            display: 'flex',
            alignItems: 'center',
            gap: 1.5,
            py: 1.5,
            px: 2,
            borderRadius: `${theme.radii.card}px`,
            backgroundColor: theme.vars.palette.primary.soft,
          })}
        >
          <InfoIcon aria-hidden sx={{ flex: 'none', fontSize: tokens.size.icon.regular, color: 'primary.main' }} />
          <Typography sx={{ textWrap: 'pretty' }}>
            <FormattedMessage {...messages.idle} />
          </Typography>
        </Box>
        <HistoryChart data={baseline} sample={sample} />
      </Box>
    );
  }
  if (simulation.status === 'simulating') {
    return (
      <LoadingRegion label={intl.formatMessage(messages.simulating)}>
        <Box sx={stack}>
          <Box sx={figuresGrid}>
            <FigureCardSkeleton lines={2} />
            <FigureCardSkeleton lines={2} />
            <FigureCardSkeleton />
            <FigureCardSkeleton />
          </Box>
          <CardSkeleton height={320} />
        </Box>
      </LoadingRegion>
    );
  }
  if (simulation.status === 'error') {
    return (
      <Card>
        <ErrorState
          title={intl.formatMessage(messages.simulationFailed)}
          description={simulation.message}
          safe={intl.formatMessage(messages.nothingChanged)}
          onRetry={onRetry}
        />
      </Card>
    );
  }
  const { data } = simulation;
  if (data.result === null) {
    return (
      <Box sx={stack}>
        <Card>
          <EmptyState
            icon={CalendarIcon}
            title={intl.formatMessage(messages.tooLittle)}
            description={intl.formatMessage(messages.tooLittleText)}
          />
        </Card>
      </Box>
    );
  }
  return (
    <Regions sx={stack}>
      <ForecastFigures data={data} result={data.result} sample={sample} costsHref={costsHref} />
      <ResultChart data={data} sample={sample} />
      <Insights result={data.result} sample={sample} />
    </Regions>
  );
}
