import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { ForecastIcon } from '../../components/Icon/index.ts';
import { Regions } from '../../components/Regions/index.ts';
import { CardSkeleton, LoadingRegion } from '../../components/Skeletons/index.ts';
import { ScreenFrame } from '../../product/frame/ScreenFrame.tsx';
import type { SampleActions } from '../../product/frame/screenView.ts';
import { messages } from './ForecastScreen.messages.ts';
import type { ForecastChanges, ForecastView, SimulationView } from './ForecastView.ts';
import { forecastGrid } from './layout.ts';
import { Live } from './Live.tsx';
import { Simulation } from './Simulation.tsx';
import { WhatIf } from './WhatIf.tsx';

export interface ForecastScreenProps extends SampleActions {
  /** The months that a simulation starts from. */
  view: ForecastView;
  simulation: SimulationView;
  /** The initial values of the sliders. Default 0 both. */
  initialChanges?: ForecastChanges;
  /** Where orders are imported. */
  importHref: string;
  /** Where the costs and their rules are. */
  costsHref: string;
  onSimulate: (changes: ForecastChanges) => void;
  /** Clears the result; the sliders return to 0. */
  onReset: () => void;
  /** Simulates the same changes again, after a failure. */
  onSimulateAgain: () => void;
  /** Under the shop's own forecast: `ForecastParts`, `SalesEvents`. */
  children?: ReactNode;
}

/** What another ad budget and other prices would do to demand and profit. */
export function ForecastScreen(props: ForecastScreenProps) {
  const {
    view,
    simulation,
    initialChanges,
    importHref,
    costsHref,
    onSimulate,
    onReset,
    onSimulateAgain,
    children,
    ...actions
  } = props;
  const intl = useIntl();
  return (
    <ScreenFrame
      {...actions}
      view={view}
      title={intl.formatMessage(messages.title)}
      subtitle={intl.formatMessage(messages.subtitle)}
      errorTitle={intl.formatMessage(messages.errorTitle)}
      skeleton={
        <LoadingRegion label={intl.formatMessage(messages.loading)}>
          <Box sx={forecastGrid}>
            <CardSkeleton holds="rows" height={300} />
            <CardSkeleton height={360} />
          </Box>
        </LoadingRegion>
      }
      empty={{
        icon: ForecastIcon,
        title: intl.formatMessage(messages.emptyTitle),
        text: intl.formatMessage(messages.emptyText),
        href: importHref,
        action: intl.formatMessage(messages.importOrders),
      }}
    >
      {({ data, source }) =>
        data.plain ? (
          <Live baseline={data} plain={data.plain} initialChanges={initialChanges} costsHref={costsHref}>
            {children}
          </Live>
        ) : (
          <Regions sx={forecastGrid}>
            <WhatIf
              initialChanges={initialChanges}
              simulating={simulation.status === 'simulating'}
              resettable={simulation.status !== 'idle'}
              onSimulate={onSimulate}
              onReset={onReset}
            />
            <Simulation
              baseline={data}
              simulation={simulation}
              sample={source === 'sample'}
              costsHref={costsHref}
              onRetry={onSimulateAgain}
            />
          </Regions>
        )
      }
    </ScreenFrame>
  );
}
