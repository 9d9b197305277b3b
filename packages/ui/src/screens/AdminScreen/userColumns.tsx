import type { Role } from '@adaos/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { IntlShape } from 'react-intl';
import type { DataTableColumn } from '../../components/DataTable/index.ts';
import { StatusChip } from '../../components/StatusChip/index.ts';
import type { Formatters } from '../../i18n/index.ts';
import { roleMessages } from '../../product/roles.messages.ts';
import { userMessages as messages } from './AdminScreen.messages.ts';
import { RoleCell } from './RoleCell.tsx';
import { RowButton } from './RowButton.tsx';
import type { AdminUser } from './types.ts';
import { rowMessages } from '../../product/frame/rows.messages.ts';
import { grid } from '../../theme/grid.ts';

export type UserColumnsInput = {
  intl: IntlShape;
  formatters: Formatters;
  ownId: string | null;
  busyId: string | null;
  editingId: string | null;
  /** Called with the button that was pressed. */
  onEdit: (id: string, button: HTMLButtonElement) => void;
  /** Called with the role chosen, or the same one. */
  onEdited: (user: AdminUser, role: Role) => void;
  /** Called when the focus leaves the select. */
  onLeave: () => void;
  onAskDelete: (user: AdminUser) => void;
  onInvite: (id: string) => void;
};

/** The next steps before a user can work here, in order. */
function statusOf({ status, emailVerified, mustChangePassword }: AdminUser) {
  if (status === 'invited') return { tone: 'info', message: messages.invited } as const;
  if (emailVerified === false) return { tone: 'careful', message: messages.unverified } as const;
  if (mustChangePassword) return { tone: 'info', message: messages.mustChange } as const;
  return { tone: 'good', message: messages.active } as const;
}

/** The columns of the shop's users. */
export function userColumns(input: UserColumnsInput): DataTableColumn<AdminUser>[] {
  const { intl, formatters, ownId, busyId, editingId, onEdit, onEdited, onLeave, onAskDelete, onInvite } = input;
  return [
    {
      id: 'name',
      header: intl.formatMessage(messages.name),
      cell: ({ id, name, email }) => (
        <Box sx={{ minWidth: 0 }}>
          <Typography component="span" sx={{ fontWeight: 'control', overflowWrap: 'anywhere' }}>
            {name}
          </Typography>
          {id === ownId && (
            <Typography component="span" variant="body2" sx={{ ml: 1, color: 'text.tertiary' }}>
              {intl.formatMessage(messages.you)}
            </Typography>
          )}
          <Typography variant="body2" component="div" sx={{ color: 'text.tertiary', overflowWrap: 'anywhere' }}>
            {email}
          </Typography>
        </Box>
      ),
      sortValue: ({ name }) => name,
      filter: { kind: 'text', value: ({ name, email }) => `${name} ${email}` },
      exportValue: ({ name }) => name,
      nowrap: false,
      minWidth: grid(30),
      card: 'title',
    },
    {
      id: 'role',
      header: intl.formatMessage(messages.role),
      cell: (user) => (
        <RoleCell
          user={user}
          editing={editingId === user.id}
          saving={busyId === user.id}
          onChoose={(role) => onEdited(user, role)}
          onLeave={onLeave}
        />
      ),
      sortValue: ({ role }) => intl.formatMessage(roleMessages[role]),
      minWidth: grid(16.25),
    },
    {
      id: 'status',
      header: intl.formatMessage(rowMessages.state),
      cell: (user) => {
        const { tone, message } = statusOf(user);
        return <StatusChip tone={tone} label={intl.formatMessage(message)} />;
      },
      exportValue: (user) => intl.formatMessage(statusOf(user).message),
      card: 'plain',
    },
    {
      id: 'lastLogin',
      header: intl.formatMessage(messages.lastLogin),
      cell: ({ lastLogin }) => (lastLogin ? formatters.dateTime(lastLogin) : intl.formatMessage(messages.never)),
      sortValue: ({ lastLogin }) => lastLogin ?? null,
    },
    {
      id: 'actions',
      header: intl.formatMessage(rowMessages.actions),
      action: true,
      align: 'end',
      cell: (user) => (
        <Box
          sx={{ display: 'inline-flex', flexWrap: { xs: 'wrap', lg: 'nowrap' }, justifyContent: 'flex-end', gap: 0.5 }}
        >
          {user.status === 'invited' && (
            <RowButton
              waiting={busyId !== null}
              aria-label={intl.formatMessage(messages.inviteAgainOf, { name: user.name })}
              onClick={() => onInvite(user.id)}
            >
              {intl.formatMessage(messages.inviteAgain)}
            </RowButton>
          )}
          <RowButton
            waiting={busyId !== null}
            aria-label={intl.formatMessage(messages.editRoleOf, { name: user.name })}
            onClick={({ currentTarget }) => onEdit(user.id, currentTarget)}
          >
            {intl.formatMessage(messages.editRole)}
          </RowButton>
          {user.id !== ownId && (
            <RowButton
              variant="text"
              color="error"
              waiting={busyId !== null}
              aria-label={intl.formatMessage(messages.deleteOf, { name: user.name })}
              onClick={() => onAskDelete(user)}
            >
              {intl.formatMessage(messages.delete)}
            </RowButton>
          )}
        </Box>
      ),
    },
  ];
}
