import { type Role, ROLES } from '@adaos/domain';
import Select from '@mui/material/Select';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { roleMessages } from '../../product/roles.messages.ts';
import { userMessages as messages } from './AdminScreen.messages.ts';
import type { AdminUser } from './types.ts';

export type RoleCellProps = {
  user: AdminUser;
  editing: boolean;
  saving: boolean;
  /** Saves at once; the same role again only leaves the edit mode. */
  onChoose: (role: Role) => void;
  /** Called when the focus leaves the field. */
  onLeave: () => void;
};

/** A user's role; in edit mode a select that saves at once. */
export function RoleCell({ user, editing, saving, onChoose, onLeave }: RoleCellProps) {
  const intl = useIntl();
  const select = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    if (editing) select.current?.focus();
  }, [editing]);
  if (saving) {
    return (
      <Typography component="span" role="status" sx={{ color: 'text.tertiary' }}>
        <FormattedMessage {...messages.saving} />
      </Typography>
    );
  }
  if (!editing) return intl.formatMessage(roleMessages[user.role]);
  return (
    <Select
      native
      size="small"
      value={user.role}
      onChange={({ target }) => {
        const role = ROLES.find((known) => known === target.value);
        if (role) onChoose(role);
      }}
      onBlur={onLeave}
      onKeyDown={({ key }) => key === 'Escape' && onChoose(user.role)}
      inputRef={select}
      inputProps={{ 'aria-label': intl.formatMessage(messages.roleOf, { name: user.name }) }}
      sx={{ my: -0.75 }}
    >
      {ROLES.map((role) => (
        <option key={role} value={role}>
          {intl.formatMessage(roleMessages[role])}
        </option>
      ))}
    </Select>
  );
}
