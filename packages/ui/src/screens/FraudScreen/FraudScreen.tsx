import Box from '@mui/material/Box';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Card } from '../../components/Card/index.ts';
import { ShieldIcon } from '../../components/Icon/index.ts';
import { Regions } from '../../components/Regions/index.ts';
import { CardSkeleton, LoadingRegion, TextSkeleton } from '../../components/Skeletons/index.ts';
import { ScreenFrame } from '../../product/frame/ScreenFrame.tsx';
import { SummarySkeleton } from '../../product/frame/SummarySkeleton.tsx';
import type { SampleActions } from '../../product/frame/screenView.ts';
import { lazyRegion } from '../../internal/lazyRegion.tsx';
import { FraudCases } from './FraudCases.tsx';
import { messages } from './FraudScreen.messages.ts';
import { FraudSettings } from './FraudSettings.tsx';
import { FraudSummary } from './FraudSummary.tsx';
import { FraudSigns } from './FraudSigns.tsx';
import type { FraudView } from './FraudView.ts';
import { FraudWatch } from './FraudWatch.tsx';
import { chartGrid } from './layout.ts';
import { ReturnDetails } from './ReturnDetails.tsx';
import { WorstProducts } from './WorstProducts.tsx';
import { stack } from '../stack.ts';

const chartSkeletons = (
  <Box sx={chartGrid}>
    <CardSkeleton height={280} />
    <CardSkeleton height={280} />
  </Box>
);

const FraudCharts = lazyRegion(
  () => import('./FraudCharts.tsx').then((module) => module.FraudCharts),
  <LoadingRegion>{chartSkeletons}</LoadingRegion>,
);

export interface FraudScreenProps extends SampleActions {
  view: FraudView;
  /** Where orders are imported. */
  importHref: string;
  /** Where the costs of the shop are set. */
  costsHref: string;
  /** The address of the fraud alerts; left out for users who may not open them, who get a link to the list of this page. */
  alertsHref?: string | undefined;
  /** The address of an order. */
  orderHref: (id: string) => string;
  /** The address of a product; left out, none opens. */
  productHref?: ((code: string) => string) | undefined;
  /** The address of the case of an order. */
  caseHref: (orderId: string) => string;
  /** Whether the user may change the threshold and judge orders. */
  canManage: boolean;
  /** Saves the percentage of fraud from which the shop is warned. */
  onSetThreshold: (percent: number) => Promise<void>;
  /** The reason why that was rejected, in the reader's language. */
  failureReason?: (error: unknown) => string | undefined;
}

/** How much fraud and how many returns there are, what they cost, and which orders to look at. */
export function FraudScreen(props: FraudScreenProps) {
  const { view, importHref, costsHref, alertsHref, orderHref, caseHref, canManage } = props;
  const { onSetThreshold, failureReason, productHref, ...actions } = props;
  const intl = useIntl();
  const [settings, setSettings] = useState(false);
  return (
    <ScreenFrame
      {...actions}
      view={view}
      title={intl.formatMessage(messages.title)}
      errorTitle={intl.formatMessage(messages.errorTitle)}
      skeleton={
        <SummarySkeleton label={intl.formatMessage(messages.loading)}>
          <Card padding="small">
            <TextSkeleton lines={2} />
          </Card>
          <CardSkeleton holds="rows" height={360} />
          {chartSkeletons}
          <CardSkeleton holds="text" height={180} />
        </SummarySkeleton>
      }
      empty={{
        icon: ShieldIcon,
        title: intl.formatMessage(messages.emptyTitle),
        text: intl.formatMessage(messages.emptyText),
        href: importHref,
        action: intl.formatMessage(messages.importOrders),
      }}
    >
      {({ data, source }) => {
        const sample = source === 'sample';
        const reason = sample ? 'sample' : canManage ? null : 'role';
        return (
          <Regions sx={stack}>
            <FraudSummary data={data} sample={sample} costsHref={costsHref} />
            <FraudWatch
              figures={data.fraud}
              sample={sample}
              importHref={importHref}
              alertsHref={alertsHref}
              onOpenSettings={() => setSettings(true)}
            />
            <FraudCases data={data} sample={sample} orderHref={orderHref} caseHref={caseHref} canManage={canManage} />
            <FraudCharts data={data} sample={sample} />
            <ReturnDetails data={data} sample={sample} />
            <WorstProducts data={data} sample={sample} productHref={productHref} />
            {data.fraud.signs.length > 0 && <FraudSigns signs={data.fraud.signs} sample={sample} />}
            <FraudSettings
              open={settings}
              threshold={data.fraud.alertThreshold}
              reason={reason}
              onSave={onSetThreshold}
              failureReason={failureReason}
              onClose={() => setSettings(false)}
            />
          </Regions>
        );
      }}
    </ScreenFrame>
  );
}
