import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { ReconciliationScreen, UNTIED_PAGE } from '@adaos/ui/screens/ReconciliationScreen';
import { errorText, knownErrorText } from '../../errors/index.ts';
import {
  readReconciliationAhead,
  useReconciliationQuery,
  useReportMutations,
  useUntiedOrdersQuery,
} from '../../queries/reconciliation.ts';
import { useSampleQuery } from '../../queries/sample.ts';
import { useMay } from '../../queries/session.ts';
import { paths } from '../../routes/paths.ts';
import { useScreenView } from '../../sample/index.ts';
import { notify } from '../../state/index.ts';
import { sayDone } from '../../undo/index.ts';
import { messages } from './ReconciliationPage.messages.ts';
import { toUntiedView } from './toUntiedView.ts';
import { queryIn, write } from './untiedAddress.ts';
import { useDoubts } from './useDoubts.ts';

export function ReconciliationPage() {
  const intl = useIntl();
  const reconciliation = useReconciliationQuery();
  const { sampleChosen, ...screen } = useScreenView(
    reconciliation,
    'reconciliation',
    ({ sampleReconciliation }) => sampleReconciliation,
  );
  const [address, setAddress] = useSearchParams();
  const query = queryIn(address);
  const { cause, page } = query;
  const live = useUntiedOrdersQuery({ ...(cause !== null && { cause }), page, limit: UNTIED_PAGE });
  const sample = useSampleQuery('untiedOrders', sampleChosen, ({ sampleUntiedOrders }) => sampleUntiedOrders);
  const orders = sampleChosen ? { ...sample, isPlaceholderData: false, isFetching: false } : live;
  const { add, importFile, remove, restore } = useReportMutations();
  const canManage = useMay('manager');
  const doubts = useDoubts();
  return (
    <ReconciliationScreen
      {...screen}
      importHref={paths.integrations}
      canManage={canManage}
      orders={{
        view: toUntiedView(orders, {
          textOf: (error) => errorText(intl, error),
          hrefOf: (id) => paths.order(id, {}),
        }),
        query,
        onQueryChange: (next) => setAddress((before) => write(before, next), { replace: true }),
        onRetry: () => void orders.refetch(),
      }}
      doubts={sampleChosen ? undefined : doubts}
      onAddReport={async (report) => {
        const { id } = await add.mutateAsync(report);
        sayDone(messages.added, () => remove.mutateAsync(id));
      }}
      onImportReport={async (file) => {
        await importFile.mutateAsync({ fileName: file.name, text: await file.text() });
        notify({ severity: 'success', message: messages.added });
      }}
      onRemoveReport={async (id) => {
        await remove.mutateAsync(id);
        sayDone(messages.removed, () => restore.mutateAsync(id));
      }}
      failureReason={(error) => knownErrorText(intl, error)}
    />
  );
}
ReconciliationPage.readAhead = readReconciliationAhead;
