import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import type { ReportDraft, ReportItem, ReportMailActions } from '@adaos/ui/screens/ReportsScreen';
import { knownErrorText } from '../../errors/index.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { type FileKind, type FileOf, useReportChanges, useReportFile } from '../../queries/reports.ts';
import { paths } from '../../routes/paths.ts';
import { notify } from '../../state/index.ts';
import { messages } from './ReportsPage.messages.ts';
import { reportPaths } from './opened.ts';

const NAME_LENGTH = 80;
const failed = (error: unknown) => notify({ severity: 'error', error });

/** What can be done with reports. @param report the one that is changed; null: a new one */
export function useReportActions(report: ReportItem | null, of: FileOf | null) {
  const intl = useIntl();
  const language = useLanguage();
  const navigate = useNavigate();
  const { save, remove, restore, setMail, endMail, sendNow } = useReportChanges();
  const file = useReportFile(() => notify({ severity: 'error', message: messages.fileFailed }));
  const undo = (id: string) => restore.mutate(id, { onError: failed });
  const onRemove = ({ id }: ReportItem) =>
    remove.mutate(id, {
      onSuccess: () => {
        void navigate(paths.reports);
        notify({ severity: 'success', message: messages.removed, undo: () => undo(id) });
      },
      onError: failed,
    });
  const onDuplicate = ({ definition }: ReportItem, name: string) =>
    save.mutate(
      { id: null, body: { name: name.slice(0, NAME_LENGTH), definition, shared: false } },
      { onSuccess: (copy) => void navigate(reportPaths.edit(copy.id)), onError: failed },
    );
  const onSave = async (body: ReportDraft) => {
    const saved = await save.mutateAsync({ id: report?.id ?? null, body });
    return saved.id;
  };
  const mail: ReportMailActions = {
    onMailChange: async (id, body) => {
      await setMail.mutateAsync({ id, body });
      notify({ severity: 'success', message: messages.mailed });
    },
    onMailEnd: (id, body) =>
      endMail.mutate(id, {
        onSuccess: () =>
          notify({
            severity: 'success',
            message: messages.mailEnded,
            undo: () => setMail.mutate({ id, body }, { onError: failed }),
          }),
        onError: failed,
      }),
    onMailSend: (id) =>
      sendNow.mutate(id, {
        onSuccess: () => notify({ severity: 'success', message: messages.mailSent }),
        onError: failed,
      }),
  };
  return {
    mail: of === null ? undefined : mail,
    onRemove,
    onDuplicate,
    onSave,
    onSaved: (id: string) => {
      notify({ severity: 'success', message: messages.saved });
      void navigate(reportPaths.report(id));
    },
    onFile: of === null ? undefined : (kind: FileKind) => file.mutate({ of, kind, language }),
    saving: file.isPending ? file.variables.kind : null,
    onMonthChange: (month: string) => void navigate(reportPaths.statement(month), { replace: true }),
    failureReason: (error: unknown) => knownErrorText(intl, error),
  };
}
