import { useIntl } from 'react-intl';
import { ShortcutSheet } from '@adaos/ui';
import { useSessionQuery } from '../../queries/session.ts';
import { useSession } from '../../state/index.ts';
import { goKeys } from './goKeys.ts';
import { messages } from './Shortcuts.messages.ts';

/** The shortcuts that work for the one who is signed in. */
export function ShortcutSheetPart({ open, onClose }: { open: boolean; onClose: () => void }) {
  const intl = useIntl();
  const session = useSession();
  const operator = useSessionQuery().data?.operator ?? false;
  if (session.status === 'anonymous') return null;
  return (
    <ShortcutSheet
      open={open}
      onClose={onClose}
      groups={[
        {
          title: intl.formatMessage(messages.everywhere),
          shortcuts: [
            { label: intl.formatMessage(messages.palette), keys: ['/', 'Ctrl K', 'Cmd K'] },
            { label: intl.formatMessage(messages.sheet), keys: ['?'] },
          ],
        },
        {
          title: intl.formatMessage(messages.screens),
          shortcuts: goKeys(session.role, operator).map(({ key, label }) => ({
            label: intl.formatMessage(label),
            keys: ['G', key.toUpperCase()],
          })),
        },
      ]}
    />
  );
}
