import Box from '@mui/material/Box';
import { lazy, Suspense, useState, type ComponentType } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Card } from '../../components/Card/index.ts';
import { ErrorState } from '../../components/ErrorState/index.ts';
import { PageHeader } from '../../components/PageHeader/index.ts';
import { Regions } from '../../components/Regions/index.ts';
import { SampleDataMark } from '../../product/SampleDataMark/index.ts';
import { SampleNotice } from '../../product/SampleNotice/index.ts';
import { useFormatters } from '../../i18n/index.ts';
import { messages, stateMessages } from './OverviewScreen.messages.ts';
import { OverviewEmpty } from './OverviewEmpty.tsx';
import { OverviewFigures } from './OverviewFigures.tsx';
import { OverviewSkeleton } from './OverviewSkeleton.tsx';
import type { OverviewView } from './OverviewView.ts';
import type { OverviewScreenProps } from './types.ts';
import { lazyPopup } from '../../internal/lazyPopup.tsx';
import { stack } from '../stack.ts';

const [GoodsCostDialog] = lazyPopup(() =>
  import('../../product/GoodsCostDialog/index.ts').then((module) => module.GoodsCostDialog),
);

/** The text beside the title says the same, so the screen does without it where its code does not come. */
const StaleBar = lazy(() =>
  import('./StaleBar.tsx').then(
    (module): { default: ComponentType } => ({ default: module.StaleBar }),
    () => ({ default: () => null }),
  ),
);

/** What the shop earned: the net profit, what became of every 100 sold, what changed, and links to the orders behind it. */
export function OverviewScreen(props: OverviewScreenProps) {
  const { view, onSetGoodsCost } = props;
  const [askingGoodsCost, setAskingGoodsCost] = useState(false);
  const intl = useIntl();
  const live = view.status === 'ready' && view.source === 'live';
  return (
    <>
      <PageHeader
        title={intl.formatMessage(messages.title)}
        {...(view.status === 'ready' && { subtitle: <Subtitle view={view} /> })}
        {...(view.status === 'ready' && view.source === 'sample' && { mark: <SampleDataMark /> })}
      />
      {view.status === 'loading' && <OverviewSkeleton />}
      {view.status === 'empty' && (
        <Regions sx={stack}>
          <OverviewEmpty {...props} sampleOffered={view.sampleOffered} />
          {props.firstSteps}
        </Regions>
      )}
      {view.status === 'error' && (
        <Card>
          <ErrorState
            title={intl.formatMessage(stateMessages.errorTitle)}
            description={view.message}
            onRetry={props.onRetry}
          />
        </Card>
      )}
      {view.status === 'ready' && (
        <>
          {view.source === 'sample' && (
            <SampleNotice loadFailed={view.loadFailed} onRetry={props.onRetry} onLeave={props.onLeaveSample} />
          )}
          {/* Positioned, it would begin on a page of its own on paper. */}
          <Box aria-busy={view.stale} sx={{ position: 'relative', '@media print': { position: 'static' } }}>
            {/* As text it is beside the title. */}
            {view.stale && (
              <Suspense>
                <StaleBar />
              </Suspense>
            )}
            <OverviewFigures {...props} view={view} onAskGoodsCost={() => setAskingGoodsCost(true)} />
          </Box>
        </>
      )}
      {live && (
        <GoodsCostDialog
          open={askingGoodsCost}
          {...(view.data.currency !== null && {
            netSales: { amount: view.data.netSales, currency: view.data.currency },
          })}
          onSave={onSetGoodsCost}
          failureReason={props.failureReason}
          onClose={() => setAskingGoodsCost(false)}
        />
      )}
    </>
  );
}

function Subtitle({ view }: { view: Extract<OverviewView, { status: 'ready' }> }) {
  const { dateRange, dateTime } = useFormatters();
  const { data, source, stale } = view;
  if (source === 'sample') return dateRange(data.from, data.to);
  return (
    <Box component="span" role="status">
      {stale ? (
        <FormattedMessage {...messages.updating} />
      ) : (
        <>
          <FormattedMessage {...messages.orders} values={{ orders: data.orders }} />
          {data.updatedAt !== null && (
            <>
              {' · '}
              <FormattedMessage {...messages.updatedAt} values={{ time: dateTime(data.updatedAt) }} />
            </>
          )}
        </>
      )}
    </Box>
  );
}
