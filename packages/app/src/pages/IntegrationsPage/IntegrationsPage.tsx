import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { OAUTH_PLATFORMS } from '@adaos/domain';
import { IntegrationsScreen } from '@adaos/ui/screens/IntegrationsScreen';
import { errorText } from '../../errors/index.ts';
import { useSessionQuery } from '../../queries/session.ts';
import { importFlow, useImportQuery, useImportsQuery, useRejectedLinesQuery } from '../../queries/imports.ts';
import { isUnderWay } from '../../queries/isUnderWay.ts';
import { readAhead } from './readAhead.ts';
import { paths } from '../../routes/paths.ts';
import { useImportDraft } from '../../state/index.ts';
import { choices } from '../../device/choices.ts';
import { AdAccountsRegion } from './AdAccountsRegion.tsx';
import { ConnectionsRegion } from './ConnectionsRegion.tsx';
import { PixelRegion } from './PixelRegion.tsx';
import { rejectedRead } from './rejectedRead.ts';
import { toIntegrationsView } from './toIntegrationsView.ts';
import { useAsked } from './useAsked.ts';
import { useOpenedImport } from './useOpenedImport.ts';
import { useTileChoice } from './useTileChoice.ts';

export function IntegrationsPage() {
  const intl = useIntl();
  const navigate = useNavigate();
  const draft = useImportDraft();
  const session = useSessionQuery();
  const imports = useImportsQuery();

  const running = imports.data?.imports.find(isUnderWay)?.id;
  const asked = useAsked(running);
  const id = asked ?? (draft.stage === 'handedOver' ? draft.id : undefined);
  const opened = useImportQuery(id);
  const record = opened.data ?? imports.data?.imports.find((one) => one.id === id);
  const rejected = useRejectedLinesQuery(record?.status === 'done' && record.rejected > 0 ? id : undefined);
  const leaveAsked = () => void (asked !== null && navigate(paths.integrations));
  const { states, actions } = useOpenedImport(record, leaveAsked);
  const choice = useTileChoice({ draft, record, imports });

  const view = toIntegrationsView({
    session,
    imports,
    draft: asked === null ? draft : { stage: 'handedOver', id: asked },
    opened: { data: record, error: opened.error, isFetching: opened.isFetching },
    rejected: rejectedRead(rejected),
    ...states,
    choices,
    textOf: (error) => errorText(intl, error),
  });
  return (
    <IntegrationsScreen
      view={view}
      choice={choice}
      connections={<ConnectionsRegion only={OAUTH_PLATFORMS.find((platform) => platform === choice.open)} />}
      adAccounts={<AdAccountsRegion key={choice.open} open={choice.open} />}
      pixel={<PixelRegion />}
      importHref={paths.importOf}
      costsHref={paths.costs}
      onRetry={() =>
        void Promise.all([session, imports, ...(id === undefined ? [] : [opened])].map((read) => read.refetch()))
      }
      onChooseFile={(file) => void importFlow.chooseFile(file)}
      onChooseSheet={(sheet) => void importFlow.chooseSheet(sheet)}
      onStart={(settings) => void importFlow.start(settings)}
      onCancelUpload={importFlow.cancelUpload}
      {...actions}
      onStartOver={() => {
        importFlow.reset();
        leaveAsked();
      }}
      onLoadMoreRejected={() => void rejected.fetchNextPage()}
      onRetryRejected={() => void rejected.refetch()}
    />
  );
}

IntegrationsPage.readAhead = readAhead;
