import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Navigate, useParams } from 'react-router-dom';
import { isApiError } from '@adaos/api/client';
import { PurchaseOrderScreen, type PurchaseOrderView } from '@adaos/ui/screens/PurchaseOrderScreen';
import { errorText, knownErrorText } from '../../errors/index.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { dayIn } from '../../period/index.ts';
import {
  useOrderChanges,
  useOrderFiles,
  usePurchaseOrderQuery,
  useSupplierProductsQuery,
} from '../../queries/purchaseOrders.ts';
import { useSessionQuery } from '../../queries/session.ts';
import { paths } from '../../routes/paths.ts';
import { notify, useMockMode } from '../../state/index.ts';
import { sayDone } from '../../undo/index.ts';
import { inputOf } from './inputOf.ts';
import { messages } from './PurchaseOrderPage.messages.ts';

function OpenOrder({ id }: { id: string }) {
  const intl = useIntl();
  const language = useLanguage();
  const [opened] = useState(() => new Date());
  const timezone = useSessionQuery().data?.shop.timezone;
  const order = usePurchaseOrderQuery(id);
  const draft = order.data?.state === 'draft' ? order.data : undefined;
  const offers = useSupplierProductsQuery(draft?.supplier.id).data?.products ?? [];
  const { change, place, receive, undo, cancel } = useOrderChanges(id);
  const { csv, pdf } = useOrderFiles(id, order.data?.number ?? 0, () =>
    notify({ severity: 'error', message: messages.fileFailed }),
  );
  const viewOf = (): PurchaseOrderView => {
    if (!order.error || order.data) return order.data ? { status: 'ready', data: order.data } : { status: 'loading' };
    // An address with something that is no order's id is refused as such.
    const missing = isApiError(order.error) && (order.error.status === 404 || order.error.status === 400);
    return missing ? { status: 'notFound' } : { status: 'error', message: errorText(intl, order.error) };
  };
  return (
    <PurchaseOrderScreen
      view={viewOf()}
      backHref={paths.purchaseOrders}
      onRetry={() => void order.refetch()}
      today={dayIn(timezone, opened)}
      offers={offers}
      onChange={async (changed) => {
        await change.mutateAsync({ supplierId: order.data?.supplier.id ?? '', ...changed });
        sayDone(messages.saved, draft && (() => change.mutateAsync(inputOf(draft))));
      }}
      onPlace={async (days) => {
        await place.mutateAsync(days);
        sayDone(messages.placed);
      }}
      onReceive={async (goods) => {
        const receipt = crypto.randomUUID();
        await receive.mutateAsync({ id: receipt, ...goods });
        sayDone(messages.received, () => undo.mutateAsync(receipt));
      }}
      onUndo={async (receipt) => {
        await undo.mutateAsync(receipt);
        sayDone(messages.undone);
      }}
      onCancel={async () => {
        await cancel.mutateAsync(undefined);
        sayDone(messages.cancelled);
      }}
      onPdf={() => pdf.mutate(language)}
      onCsv={() => csv.mutate()}
      saving={pdf.isPending ? 'pdf' : csv.isPending ? 'csv' : null}
      failureReason={(error) => knownErrorText(intl, error)}
    />
  );
}

/** One purchase order; while all screens show the sample, whose orders no shop has, it leads to the list. */
export function PurchaseOrderPage() {
  const id = useParams()['id'] ?? '';
  return useMockMode() ? <Navigate replace to={paths.purchaseOrders} /> : <OpenOrder key={id} id={id} />;
}
