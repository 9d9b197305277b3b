import type { Role } from '@adaos/domain';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Card } from '../../components/Card/index.ts';
import { ConfirmDialog } from '../../components/ConfirmDialog/index.ts';
import { DataTable } from '../../components/DataTable/index.ts';
import { ErrorState } from '../../components/ErrorState/index.ts';
import { SampleDataMark } from '../../product/SampleDataMark/index.ts';
import { CardSkeleton, LoadingRegion } from '../../components/Skeletons/index.ts';
import { useFormatters } from '../../i18n/index.ts';
import { useRescuedFocus } from '../../internal/useRescuedFocus.ts';
import { messages as screenMessages, problemMessages, userMessages as messages } from './AdminScreen.messages.ts';
import { CreateUserDialog } from './CreateUserDialog.tsx';
import type { AdminUser, NewUserValues, UsersView } from './types.ts';
import { userColumns } from './userColumns.tsx';

export type UsersPanelProps = {
  view: UsersView;
  /** The server's minimum length of an initial password, in characters. */
  passwordMinLength: number;
  /** Opens or closes the form for a new user. */
  onCreating: (open: boolean) => void;
  onCreate: (values: NewUserValues) => void;
  onRoleChange: (id: string, role: Role) => void;
  /** Called once the admin has confirmed it. */
  onDelete: (id: string) => void;
  /** Sends the mail of an invitation again. */
  onInvite: (id: string) => void;
  onLogIn: () => void;
  onRetry: () => void;
};

type ReadyProps = UsersPanelProps & { view: Extract<UsersView, { status: 'ready' }> };

function Users({ view, passwordMinLength, onCreating, onCreate, onRoleChange, onDelete, onInvite }: ReadyProps) {
  const intl = useIntl();
  const formatters = useFormatters();
  // The user whose role is being edited, and the button that started it.
  const [editing, setEditing] = useState<{ id: string; button: HTMLButtonElement } | null>(null);
  const [toDelete, setToDelete] = useState<AdminUser | null>(null);
  const { users, ownId, busyId, problem, creating, source } = view;
  const titleRef = useRescuedFocus<HTMLHeadingElement>(users.map(({ id }) => id).join(' '));
  const columns = useMemo(
    () =>
      userColumns({
        intl,
        formatters,
        ownId,
        busyId,
        editingId: editing?.id ?? null,
        onEdit: (id, button) => setEditing({ id, button }),
        onEdited: ({ id, role: before }, role) => {
          // The select has been replaced by text.
          editing?.button.focus();
          setEditing(null);
          if (role !== before) onRoleChange(id, role);
        },
        onLeave: () => setEditing(null),
        onAskDelete: setToDelete,
        onInvite,
      }),
    [busyId, editing, formatters, intl, onInvite, onRoleChange, ownId],
  );
  return (
    <Card
      title={<FormattedMessage {...screenMessages.users} />}
      titleRef={titleRef}
      actions={
        source === 'sample' ? (
          <SampleDataMark />
        ) : (
          <Button variant="contained" onClick={() => onCreating(true)}>
            <FormattedMessage {...messages.add} />
          </Button>
        )
      }
    >
      {problem && (
        <Alert severity="error" sx={{ mb: 2 }}>
          <FormattedMessage {...problemMessages[problem.what]} values={{ message: problem.message }} />
        </Alert>
      )}
      <DataTable
        label={intl.formatMessage(messages.table)}
        name="users"
        columns={columns}
        rows={users}
        rowKey={({ id }) => id}
        cardsBelow="lg"
      />
      {creating && (
        <CreateUserDialog
          {...creating}
          passwordMinLength={passwordMinLength}
          onCreate={onCreate}
          onCancel={() => onCreating(false)}
        />
      )}
      <ConfirmDialog
        open={toDelete !== null}
        tone="danger"
        title={intl.formatMessage(messages.deleteTitle, { name: toDelete?.name ?? '' })}
        confirmLabel={intl.formatMessage(messages.delete)}
        onCancel={() => setToDelete(null)}
        onConfirm={() => {
          if (toDelete) onDelete(toDelete.id);
          setToDelete(null);
        }}
      >
        <FormattedMessage
          {...(toDelete?.status === 'invited' ? messages.withdrawText : messages.deleteText)}
          values={{ email: toDelete?.email ?? '' }}
        />
      </ConfirmDialog>
    </Card>
  );
}

/** The users tab: who works in the shop, in which role. */
export function UsersPanel(props: UsersPanelProps) {
  const { view, onRetry, onLogIn } = props;
  const intl = useIntl();
  if (view.status === 'loading') {
    return (
      <LoadingRegion>
        <CardSkeleton holds="rows" height={280} />
      </LoadingRegion>
    );
  }
  if (view.status === 'error') {
    return (
      <Card>
        <ErrorState title={intl.formatMessage(problemMessages.load, { message: view.message })} onRetry={onRetry} />
      </Card>
    );
  }
  if (view.status === 'loggedOut') {
    return (
      <Card>
        <ErrorState
          title={view.message}
          safe={null}
          actions={
            <Button variant="contained" onClick={onLogIn}>
              <FormattedMessage {...messages.logIn} />
            </Button>
          }
        />
      </Card>
    );
  }
  return <Users {...props} view={view} />;
}
