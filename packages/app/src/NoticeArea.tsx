import { FormattedMessage } from 'react-intl';
import { Notices } from '@adaos/ui';
import { dismissNotice, noticeId, useNotices } from './state/index.ts';

/** What the state has to tell, over whatever page is open. */
export function NoticeArea() {
  const notices = useNotices().map((notice) => ({
    id: noticeId(notice),
    tone: notice.severity,
    message: typeof notice.message === 'string' ? notice.message : <FormattedMessage {...notice.message} />,
  }));
  return notices.length > 0 ? <Notices notices={notices} onDismiss={dismissNotice} /> : null;
}
