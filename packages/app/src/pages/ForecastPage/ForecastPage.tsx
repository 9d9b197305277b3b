import { useIntl } from 'react-intl';
import { ForecastScreen } from '@adaos/ui/screens/ForecastScreen';
import { errorText } from '../../errors/index.ts';
import { readBaselineAhead, useBaselineQuery, useSimulateForecast } from '../../queries/forecast.ts';
import { paths } from '../../routes/paths.ts';
import { useScreenView } from '../../sample/index.ts';
import { toSimulationView } from './toSimulationView.ts';

export function ForecastPage() {
  const intl = useIntl();
  const screen = useScreenView(useBaselineQuery(), 'baseline', ({ sampleBaseline }) => sampleBaseline);
  const leave = screen.onLeaveSample;
  const sample = screen.view.status === 'ready' && screen.view.source === 'sample';
  const simulation = useSimulateForecast(sample);
  return (
    <ForecastScreen
      view={screen.view}
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
    />
  );
}
ForecastPage.readAhead = readBaselineAhead;
