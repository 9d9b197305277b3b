import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { BusyButton } from '../../components/BusyButton/index.ts';
import { Card } from '../../components/Card/index.ts';
import { ConfirmDialog } from '../../components/ConfirmDialog/index.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { ErrorState } from '../../components/ErrorState/index.ts';
import { ButtonLink } from '../../components/Link/index.ts';
import { PageHeader } from '../../components/PageHeader/index.ts';
import { Regions } from '../../components/Regions/index.ts';
import { CardSkeleton, LoadingRegion } from '../../components/Skeletons/index.ts';
import { useFormatters } from '../../i18n/index.ts';
import { OrderState } from '../../product/purchases/OrderState.tsx';
import { stack } from '../stack.ts';
import { EditDialog, PlaceDialog, ReceiveDialog } from './OrderDialogs.tsx';
import { OrderLines } from './OrderLines.tsx';
import { messages } from './PurchaseOrder.messages.ts';
import type {
  ChangedOrder,
  OfferedProduct,
  PlacedOrder,
  PurchaseOrderData,
  PurchaseOrderView,
  ReceivedGoods,
} from './PurchaseOrderView.ts';
import { Receipts } from './Receipts.tsx';

interface OrderActions {
  /** ISO day, in the shop's calendar. */
  today: string;
  onChange: (order: ChangedOrder) => Promise<void>;
  /** What the supplier of a draft delivers; empty until it is known. */
  offers?: readonly OfferedProduct[];
  onPlace: (days: PlacedOrder) => Promise<void>;
  onReceive: (goods: ReceivedGoods) => Promise<void>;
  onUndo: (receipt: string) => Promise<void>;
  onCancel: () => Promise<void>;
  onPdf: () => void;
  onCsv: () => void;
  /** A file is being made. */
  saving: 'pdf' | 'csv' | null;
  failureReason: (error: unknown) => string | undefined;
}

export interface PurchaseOrderScreenProps extends OrderActions {
  view: PurchaseOrderView;
  backHref: string;
  onRetry: () => void;
}

type Asked = 'edit' | 'place' | 'receive' | null;
type Question = { kind: 'cancel' } | { kind: 'undo'; receipt: string };
const SPACE = ' ';

function OpenOrder({ data, ...actions }: OrderActions & { data: PurchaseOrderData }) {
  const { today, offers = [], onChange, onPlace, onReceive, onUndo, onCancel, failureReason } = actions;
  const { state, number, lines, receipts } = data;
  const intl = useIntl();
  const [asked, setAsked] = useState<Asked>(null);
  const [question, setQuestion] = useState<Question | null>(null);
  const [doing, setDoing] = useState<'idle' | 'busy' | { error: unknown }>('idle');
  const onItsWay = state === 'ordered' || state === 'partly_received';
  const dialog = { data, failureReason, onClose: () => setAsked(null) };
  const confirm = () => {
    if (question === null) return;
    setDoing('busy');
    (question.kind === 'cancel' ? onCancel() : onUndo(question.receipt))
      .then(
        () => setDoing('idle'),
        (error: unknown) => setDoing({ error }),
      )
      .finally(() => setQuestion(null));
  };
  const button = (what: Exclude<Asked, null>, main = false) => (
    <Button variant={main ? 'contained' : 'outlined'} onClick={() => setAsked(what)}>
      {intl.formatMessage(messages[what])}
    </Button>
  );
  return (
    <>
      {(state === 'draft' || onItsWay) && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 2 }}>
          {state === 'draft' && button('place', true)}
          {state === 'draft' && button('edit')}
          {onItsWay && lines.length > 0 && button('receive', true)}
          <Button color="error" onClick={() => setQuestion({ kind: 'cancel' })}>
            {intl.formatMessage(messages.cancel)}
          </Button>
        </Box>
      )}
      {typeof doing === 'object' && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {intl.formatMessage(messages.failed)}
          {SPACE}
          {failureReason(doing.error)}
        </Alert>
      )}
      <Regions sx={stack}>
        <OrderLines data={data} />
        {state !== 'draft' && (state !== 'cancelled' || receipts.length > 0) && (
          <Receipts receipts={receipts} onUndo={(receipt) => setQuestion({ kind: 'undo', receipt })} />
        )}
      </Regions>
      {asked === 'edit' && <EditDialog {...dialog} offers={offers} onSave={onChange} />}
      {asked === 'place' && <PlaceDialog {...dialog} today={today} onSave={onPlace} />}
      {asked === 'receive' && <ReceiveDialog {...dialog} today={today} onSave={onReceive} />}
      <ConfirmDialog
        open={question !== null}
        title={
          question?.kind === 'undo'
            ? intl.formatMessage(messages.undoTitle)
            : intl.formatMessage(messages.cancelTitle, { number: String(number) })
        }
        confirmLabel={intl.formatMessage(question?.kind === 'undo' ? messages.undo : messages.cancel)}
        {...(question?.kind !== 'undo' && { cancelLabel: intl.formatMessage(messages.keep) })}
        tone="danger"
        busy={doing === 'busy'}
        onConfirm={confirm}
        onCancel={() => setQuestion(null)}
      >
        {intl.formatMessage(
          question?.kind === 'undo'
            ? messages.undoText
            : state === 'draft'
              ? messages.cancelDraftText
              : messages.cancelText,
        )}
      </ConfirmDialog>
    </>
  );
}

/** One purchase order: its products, what has come, and what can be done with it. */
export function PurchaseOrderScreen({ view, backHref, onRetry, ...actions }: PurchaseOrderScreenProps) {
  const intl = useIntl();
  const { day } = useFormatters();
  const data = view.status === 'ready' ? view.data : undefined;
  const { onPdf, onCsv, saving } = actions;
  const facts = data && [
    data.supplier.name,
    ...(data.orderedOn === null ? [] : [intl.formatMessage(messages.orderedOn, { day: day(data.orderedOn) })]),
    ...(data.dueOn === null ? [] : [intl.formatMessage(messages.dueOn, { day: day(data.dueOn) })]),
  ];
  return (
    <>
      <PageHeader
        title={
          data
            ? intl.formatMessage(messages.title, { number: String(data.number) })
            : intl.formatMessage(messages.untitled)
        }
        back={{ href: backHref, label: intl.formatMessage(messages.back) }}
        {...(facts && { subtitle: facts.join(', ') })}
        {...(data && {
          mark: <OrderState state={data.state} />,
          actions: (
            <Box sx={{ display: 'flex', gap: 1 }}>
              <BusyButton variant="outlined" busy={saving === 'pdf'} onClick={onPdf}>
                {intl.formatMessage(messages.pdf)}
              </BusyButton>
              <BusyButton variant="outlined" busy={saving === 'csv'} onClick={onCsv}>
                {intl.formatMessage(messages.csv)}
              </BusyButton>
            </Box>
          ),
        })}
      />
      {view.status === 'loading' && (
        <LoadingRegion label={intl.formatMessage(messages.loading)}>
          <CardSkeleton holds="rows" height={320} />
        </LoadingRegion>
      )}
      {view.status === 'notFound' && (
        <Card>
          <EmptyState
            title={intl.formatMessage(messages.notFoundTitle)}
            description={intl.formatMessage(messages.notFoundText)}
            action={
              <ButtonLink href={backHref} variant="contained">
                {intl.formatMessage(messages.back)}
              </ButtonLink>
            }
          />
        </Card>
      )}
      {view.status === 'error' && (
        <Card>
          <ErrorState title={intl.formatMessage(messages.errorTitle)} description={view.message} onRetry={onRetry} />
        </Card>
      )}
      {data && <OpenOrder {...actions} data={data} />}
    </>
  );
}
