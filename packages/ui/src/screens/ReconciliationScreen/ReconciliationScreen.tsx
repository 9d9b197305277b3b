import type { TieCause } from '@adaos/domain';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CheckCircleIcon } from '../../components/Icon/index.ts';
import { Regions } from '../../components/Regions/index.ts';
import { CardSkeleton } from '../../components/Skeletons/index.ts';
import { ScreenFrame } from '../../product/frame/ScreenFrame.tsx';
import { SummarySkeleton } from '../../product/frame/SummarySkeleton.tsx';
import type { SampleActions } from '../../product/frame/screenView.ts';
import { stack } from '../stack.ts';
import { Causes } from './Causes.tsx';
import { ImportReportDialog } from './ImportReportDialog.tsx';
import { Doubts, type DoubtsProps } from './Doubts.tsx';
import { Months } from './Months.tsx';
import { messages } from './Reconciliation.messages.ts';
import type { ReconciliationView, ReportTerms } from './ReconciliationView.ts';
import { ReportDialog } from './ReportDialog.tsx';
import { Reports } from './Reports.tsx';
import { TieSummary } from './TieSummary.tsx';
import { UntiedOrders, type UntiedOrdersProps } from './UntiedOrders.tsx';

export interface ReconciliationScreenProps extends SampleActions {
  view: ReconciliationView;
  /** Where orders are imported. */
  importHref: string;
  /** Whether the user may enter reports and remove them. A sample can't be changed. */
  canManage: boolean;
  /** The orders that do not tie. */
  orders: UntiedOrdersProps;
  /** The order numbers to decide on; left out of a sample. */
  doubts?: DoubtsProps | undefined;
  /** Saves a report that was typed. */
  onAddReport: (report: ReportTerms) => Promise<void>;
  onImportReport: (file: File) => Promise<void>;
  onRemoveReport: (id: string) => Promise<void>;
  /** The reason why one of these was rejected, in the reader's language. */
  failureReason?: (error: unknown) => string | undefined;
}

/** Whether each order adds up to the total of its platform, and each month to the platform's own report. */
export function ReconciliationScreen(props: ReconciliationScreenProps) {
  const { view, importHref, canManage, orders, doubts, failureReason } = props;
  const { onAddReport, onImportReport, onRemoveReport, ...actions } = props;
  const intl = useIntl();
  const ordersTitle = useRef<HTMLHeadingElement>(null);
  const [dialog, setDialog] = useState<'none' | 'report' | 'file'>('none');
  const changeable = canManage && view.status === 'ready' && view.source !== 'sample';
  const openCause = (cause: TieCause) => {
    orders.onQueryChange({ cause, page: 0 });
    ordersTitle.current?.scrollIntoView();
    ordersTitle.current?.focus({ preventScroll: true });
  };
  return (
    <ScreenFrame
      {...actions}
      view={view}
      title={intl.formatMessage(messages.title)}
      errorTitle={intl.formatMessage(messages.errorTitle)}
      sampleText={intl.formatMessage(messages.sampleText)}
      skeleton={
        <SummarySkeleton label={intl.formatMessage(messages.loading)}>
          <CardSkeleton holds="rows" height={320} />
          <CardSkeleton holds="rows" height={320} />
        </SummarySkeleton>
      }
      empty={{
        icon: CheckCircleIcon,
        title: intl.formatMessage(messages.emptyTitle),
        text: intl.formatMessage(messages.emptyText),
        href: importHref,
        action: intl.formatMessage(messages.importOrders),
      }}
    >
      {({ data, source }) => (
        <>
          <Typography sx={{ mb: 2.5, maxWidth: '72ch', color: 'text.secondary', textWrap: 'pretty' }}>
            <FormattedMessage {...messages.lead} />
            {!canManage && source !== 'sample' && (
              <>
                {' '}
                <FormattedMessage {...messages.onlyManagers} />
              </>
            )}
          </Typography>
          <Regions sx={stack}>
            <TieSummary orders={data.orders} sample={source === 'sample'} />
            {doubts && (
              <Doubts {...doubts} currency={data.currency} changeable={changeable} failureReason={failureReason} />
            )}
            <Causes data={data} onOpen={openCause} />
            {data.causes.length > 0 && <UntiedOrders {...orders} titleRef={ordersTitle} />}
            <Months
              data={data}
              {...(changeable && { onEnter: () => setDialog('report'), onImport: () => setDialog('file') })}
            />
            <Reports data={data} {...(changeable && { onRemove: onRemoveReport })} failureReason={failureReason} />
          </Regions>
          {dialog === 'report' && (
            <ReportDialog
              month={data.months.find(({ report }) => report === null)?.month ?? data.months[0]?.month ?? ''}
              currency={data.currency}
              onAdd={onAddReport}
              failureReason={failureReason}
              onClose={() => setDialog('none')}
            />
          )}
          {dialog === 'file' && (
            <ImportReportDialog
              onImport={onImportReport}
              failureReason={failureReason}
              onClose={() => setDialog('none')}
            />
          )}
        </>
      )}
    </ScreenFrame>
  );
}
