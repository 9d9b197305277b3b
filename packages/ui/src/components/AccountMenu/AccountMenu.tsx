import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ElementType } from 'react';
import { useIntl } from 'react-intl';
import { MenuButton } from '../../internal/MenuButton.tsx';
import { LogoutIcon } from '../Icon/index.ts';
import { messages } from './AccountMenu.messages.ts';
import { initials } from './initials.ts';

export type AccountMenuItem = { id: string; label: string; href: string; icon?: ElementType };

const NO_ITEMS: readonly AccountMenuItem[] = [];

export type AccountMenuProps = {
  name: string;
  email: string;
  /** What the person may do, in words. */
  roleName?: string;
  items?: readonly AccountMenuItem[];
  onLogout: () => void;
};

/** Who is signed in, and the way out. */
export function AccountMenu({ name, email, roleName, items = NO_ITEMS, onLogout }: AccountMenuProps) {
  const { formatMessage } = useIntl();
  return (
    <MenuButton
      look="round"
      label={formatMessage(messages.label, { name, initials: initials(name) })}
      face={<Avatar aria-hidden>{initials(name)}</Avatar>}
      minWidth={240}
      head={
        <Box component="li" role="presentation" sx={{ px: 1.25, pt: 0.75, pb: 1 }}>
          <Typography sx={{ fontWeight: 560, overflowWrap: 'anywhere' }}>{name}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {email}
          </Typography>
          {roleName !== undefined && (
            <Typography variant="body2" sx={{ color: 'text.tertiary' }}>
              {roleName}
            </Typography>
          )}
        </Box>
      }
      entries={[
        ...items,
        { id: 'logout', label: formatMessage(messages.logout), icon: LogoutIcon, onSelect: onLogout },
      ]}
    />
  );
}
