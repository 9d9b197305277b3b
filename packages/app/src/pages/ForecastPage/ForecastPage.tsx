import { useState } from 'react';
import { useIntl } from 'react-intl';
import { ForecastScreen } from '@adaos/ui/screens/ForecastScreen';
import { errorText } from '../../errors/index.ts';
import { dayIn } from '../../period/index.ts';
import { readBaselineAhead, useBaselineQuery, useSimulateForecast } from '../../queries/forecast.ts';
import { useSessionQuery } from '../../queries/session.ts';
import { paths } from '../../routes/paths.ts';
import { useScreenView } from '../../sample/index.ts';
import { ForecastDetails } from './ForecastDetails.tsx';
import { toSimulationView } from './toSimulationView.ts';

export function ForecastPage() {
  const intl = useIntl();
  const [opened] = useState(() => new Date());
  const shop = useSessionQuery().data?.shop;
  const screen = useScreenView(useBaselineQuery(), 'baseline', ({ sampleBaseline }) => sampleBaseline);
  const leave = screen.onLeaveSample;
  const { view } = screen;
  const sample = view.status === 'ready' && view.source === 'sample';
  const own = view.status === 'ready' && view.data.plain ? view.data : null;
  const simulation = useSimulateForecast(sample);
  return (
    <ForecastScreen
      view={view}
      simulation={toSimulationView(simulation, sample, (error) => errorText(intl, error))}
      importHref={paths.integrations}
      costsHref={paths.costs}
      onSimulate={(changes) => simulation.mutate(changes)}
      onSimulateAgain={() => simulation.variables && simulation.mutate(simulation.variables)}
      onReset={() => simulation.reset()}
      onRetry={() => {
        simulation.reset();
        screen.onRetry();
      }}
      onUseSample={() => {
        simulation.reset();
        screen.onUseSample();
      }}
      onLeaveSample={
        leave &&
        (() => {
          simulation.reset();
          leave();
        })
      }
    >
      {own && <ForecastDetails currency={own.currency} today={dayIn(shop?.timezone, opened)} />}
    </ForecastScreen>
  );
}
ForecastPage.readAhead = readBaselineAhead;
