import { FormattedMessage } from 'react-intl';
import { Notices } from '@adaos/ui';
import { dismissNotice, useNotices } from './state/index.ts';

/** What the state has to tell, over whatever page is open. */
export function NoticeArea() {
  const notices = useNotices().map(({ severity, message }) => ({
    id: message.id ?? '',
    tone: severity,
    message: <FormattedMessage {...message} />,
  }));
  return notices.length > 0 ? <Notices notices={notices} onDismiss={dismissNotice} /> : null;
}
