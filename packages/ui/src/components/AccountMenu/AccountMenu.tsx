import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import type { ElementType } from 'react';
import { useIntl } from 'react-intl';
import { MenuButton } from '../../internal/MenuButton.tsx';
import { LogoutIcon } from '../Icon/index.ts';
import { useLinkComponent } from '../Link/index.ts';
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
  const link = useLinkComponent();
  return (
    <MenuButton
      look="round"
      label={formatMessage(messages.label, { name, initials: initials(name) })}
      face={<Avatar aria-hidden>{initials(name)}</Avatar>}
      slotProps={{ paper: { sx: { minWidth: 240, maxWidth: 'min(320px, calc(100vw - 32px))' } } }}
    >
      {(close) => [
        <Box component="li" role="presentation" key="who" sx={{ px: 1.25, pt: 0.75, pb: 1 }}>
          <Typography sx={{ fontWeight: 560, overflowWrap: 'anywhere' }}>{name}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {email}
          </Typography>
          {roleName !== undefined && (
            <Typography variant="body2" sx={{ color: 'text.tertiary' }}>
              {roleName}
            </Typography>
          )}
        </Box>,
        <Divider key="line" component="li" role="separator" sx={{ my: 0.75, mx: -0.75 }} />,
        ...items.map(({ id, label, href, icon: Icon }) => (
          <MenuItem key={id} component={link} href={href} onClick={close}>
            {Icon !== undefined && <Icon aria-hidden fontSize="small" />}
            {label}
          </MenuItem>
        )),
        <MenuItem
          key="logout"
          onClick={() => {
            close();
            onLogout();
          }}
        >
          <LogoutIcon aria-hidden fontSize="small" />
          {formatMessage(messages.logout)}
        </MenuItem>,
      ]}
    </MenuButton>
  );
}
