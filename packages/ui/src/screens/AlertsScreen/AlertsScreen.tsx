import type { AlertStatus } from '@adaos/domain';
import { useIntl } from 'react-intl';
import { BellIcon } from '../../components/Icon/index.ts';
import { Regions } from '../../components/Regions/index.ts';
import { CardSkeleton } from '../../components/Skeletons/index.ts';
import { ScreenFrame } from '../../product/frame/ScreenFrame.tsx';
import { SummarySkeleton } from '../../product/frame/SummarySkeleton.tsx';
import type { SampleActions } from '../../product/frame/screenView.ts';
import { type ActionHandling, UndoNotice, type UndoableAction } from '../../product/actions/index.ts';
import { AlertsSummary } from './AlertsSummary.tsx';
import { messages } from './AlertsScreen.messages.ts';
import type { AlertItem, AlertsView } from './AlertsView.ts';
import { ActionQueue } from './ActionQueue.tsx';
import { stack } from '../stack.ts';

export interface AlertsScreenProps
  extends SampleActions, Pick<ActionHandling, 'actionHrefs' | 'onDecide' | 'deciding' | 'decideFailed'> {
  view: AlertsView;
  /** Where the rows behind an alert are, and where something is done about it. Default: nowhere. */
  alertHrefs?: ((alert: AlertItem) => { why?: string | undefined; place?: string | undefined }) | undefined;
  /** Where orders are imported. */
  importHref: string;
  /** Where the costs and their rules are. */
  costsHref: string;
  /** Resolves an alert, or reopens it. Not called for sample data. */
  onSetStatus: (id: string, status: AlertStatus) => void;
  /** The alert that is being changed. */
  changing?: string | undefined;
  /** Why the last change failed, finished text. */
  changeFailed?: string | undefined;
  /** What was just decided about a recommendation, for as long as it can be undone. */
  undoable?: UndoableAction | null;
}

/** What needs attention in the shop, and what would increase its profit. */
export function AlertsScreen(props: AlertsScreenProps) {
  const { view, importHref, costsHref, onSetStatus, changing, changeFailed, alertHrefs, ...others } = props;
  const { actionHrefs, onDecide, deciding, decideFailed, undoable = null, ...actions } = others;
  const intl = useIntl();
  return (
    <ScreenFrame
      {...actions}
      view={view}
      title={intl.formatMessage(messages.title)}
      errorTitle={intl.formatMessage(messages.errorTitle)}
      sampleText={intl.formatMessage(messages.sampleText)}
      skeleton={
        <SummarySkeleton label={intl.formatMessage(messages.loading)}>
          <CardSkeleton holds="rows" height={560} />
        </SummarySkeleton>
      }
      empty={{
        icon: BellIcon,
        title: intl.formatMessage(messages.emptyTitle),
        text: intl.formatMessage(messages.emptyText),
        href: importHref,
        action: intl.formatMessage(messages.importOrders),
      }}
    >
      {({ data, source }) => (
        <Regions sx={stack}>
          <AlertsSummary data={data} sample={source === 'sample'} />
          <ActionQueue
            actions={data.recommendations}
            alerts={data.alerts}
            currency={data.currency}
            pending={data.pending}
            changeable={source !== 'sample'}
            {...{ actionHrefs, costsHref, onDecide, deciding, decideFailed }}
            {...{ alertHrefs, changing, changeFailed, onSetStatus }}
          />
          <UndoNotice undoable={undoable} />
        </Regions>
      )}
    </ScreenFrame>
  );
}
