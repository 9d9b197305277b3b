import { FormattedMessage, useIntl } from 'react-intl';
import { Notices } from '@adaos/ui';
import { errorText } from './errors/index.ts';
import { dismissNotice, noticeId, useNotices } from './state/index.ts';

/** The notices of the state, over whatever page is open. */
export function NoticeArea() {
  const intl = useIntl();
  const notices = useNotices().map((notice) => ({
    id: noticeId(notice),
    tone: notice.severity,
    message: 'error' in notice ? errorText(intl, notice.error) : <FormattedMessage {...notice.message} />,
    ...('undo' in notice && notice.undo && { onUndo: notice.undo }),
  }));
  return notices.length > 0 ? <Notices notices={notices} onDismiss={dismissNotice} /> : null;
}
