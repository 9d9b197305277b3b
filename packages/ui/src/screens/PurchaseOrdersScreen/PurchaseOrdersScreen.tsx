import { useIntl } from 'react-intl';
import { Card } from '../../components/Card/index.ts';
import { ErrorState } from '../../components/ErrorState/index.ts';
import { BoxIcon } from '../../components/Icon/index.ts';
import { ButtonLink } from '../../components/Link/index.ts';
import { Regions } from '../../components/Regions/index.ts';
import { CardSkeleton, LoadingRegion } from '../../components/Skeletons/index.ts';
import { ScreenFrame } from '../../product/frame/ScreenFrame.tsx';
import type { SampleActions } from '../../product/frame/screenView.ts';
import { stack } from '../stack.ts';
import { OrdersTable } from './OrdersTable.tsx';
import { Proposal, type ProposalProps } from './Proposal.tsx';
import { messages } from './PurchaseOrders.messages.ts';
import type { OrdersView, ProposalView } from './PurchaseOrdersView.ts';

export interface PurchaseOrdersScreenProps extends SampleActions, Omit<ProposalProps, 'data' | 'sample'> {
  /** What to order. */
  view: ProposalView;
  orders: OrdersView;
  onRetryOrders: () => void;
  /** A page of its own for each order. */
  orderHref?: ((id: string) => string) | undefined;
  stockHref: string;
  /** Where stock is imported. */
  importHref: string;
}

const NO_ORDERS = { currency: null, orders: [], open: { orders: 0, cost: 0, uncosted: 0 } };

/** What to order this week, and the purchase orders of the shop. */
export function PurchaseOrdersScreen(props: PurchaseOrdersScreenProps) {
  const { view, orders, onRetryOrders, orderHref, stockHref, importHref } = props;
  const { cash, onCashChange, wholeWeekHref, onSave, failureReason, ...actions } = props;
  const intl = useIntl();
  return (
    <ScreenFrame
      {...actions}
      view={view}
      title={intl.formatMessage(messages.title)}
      errorTitle={intl.formatMessage(messages.errorTitle)}
      actions={
        <ButtonLink href={stockHref} variant="outlined">
          {intl.formatMessage(messages.back)}
        </ButtonLink>
      }
      skeleton={
        <LoadingRegion label={intl.formatMessage(messages.loading)}>
          <CardSkeleton holds="rows" height={360} />
          <CardSkeleton holds="rows" height={280} />
        </LoadingRegion>
      }
      empty={{
        icon: BoxIcon,
        title: intl.formatMessage(messages.emptyTitle),
        text: intl.formatMessage(messages.emptyText),
        href: importHref,
        action: intl.formatMessage(messages.toIntegrations),
      }}
    >
      {({ data, source }) => (
        <Regions sx={stack}>
          <Proposal
            data={data}
            sample={source === 'sample'}
            cash={cash}
            onCashChange={onCashChange}
            wholeWeekHref={wholeWeekHref}
            onSave={source === 'sample' ? undefined : onSave}
            failureReason={failureReason}
          />
          {orders.status === 'loading' && <CardSkeleton holds="rows" height={280} />}
          {orders.status === 'error' && (
            <Card>
              <ErrorState
                title={intl.formatMessage(messages.ordersFailed)}
                description={orders.message}
                onRetry={onRetryOrders}
              />
            </Card>
          )}
          {(orders.status === 'ready' || orders.status === 'empty') && (
            <OrdersTable
              data={orders.status === 'ready' ? orders.data : NO_ORDERS}
              orderHref={source === 'sample' ? undefined : orderHref}
            />
          )}
        </Regions>
      )}
    </ScreenFrame>
  );
}
