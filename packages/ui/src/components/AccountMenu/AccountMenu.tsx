import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import { styled, useThemeProps } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ElementType } from 'react';
import { useIntl } from 'react-intl';
import { MenuButton } from '../../internal/MenuButton.tsx';
import { LogoutIcon } from '../Icon/index.ts';
import { grid } from '../../theme/grid.ts';
import { messages } from './AccountMenu.messages.ts';
import { initials } from './initials.ts';

export type AccountMenuItem = { id: string; label: string; href: string; icon?: ElementType };

/** A shop that the person belongs to. */
export type AccountMenuShop = { id: string; name: string; current: boolean };

const Root = styled(MenuButton, { name: 'AdaosAccountMenu', slot: 'Root' })();

const NO_ITEMS: readonly AccountMenuItem[] = [];
const NO_SHOPS: readonly AccountMenuShop[] = [];

export type AccountMenuProps = {
  name: string;
  email: string;
  /** The person's role, in words. */
  roleName?: string;
  items?: readonly AccountMenuItem[];
  /** The shops to choose from, where there are several. */
  shops?: readonly AccountMenuShop[];
  /** Called with the id of another shop than the current one. */
  onShop?: (id: string) => void;
  onLogout: () => void;
};

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    AdaosAccountMenu: 'root';
  }
  interface ComponentsPropsList {
    AdaosAccountMenu: AccountMenuProps;
  }
}

/** The signed-in user, their shops and the logout. */
export function AccountMenu(props: AccountMenuProps) {
  const {
    name,
    email,
    roleName,
    items = NO_ITEMS,
    shops = NO_SHOPS,
    onShop,
    onLogout,
  } = useThemeProps({ props, name: 'AdaosAccountMenu' });
  const { formatMessage } = useIntl();
  return (
    <Root
      look="round"
      label={formatMessage(messages.label, { name, initials: initials(name) })}
      face={<Avatar aria-hidden>{initials(name)}</Avatar>}
      minWidth={grid(30)}
      head={
        <Box component="li" role="presentation" sx={{ px: 1.25, pt: 0.75, pb: 1 }}>
          <Typography sx={{ fontWeight: 'strong', overflowWrap: 'anywhere' }}>{name}</Typography>
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
        ...shops.map(({ id, name: label, current }) => ({
          id,
          label,
          checked: current,
          onSelect: () => !current && onShop?.(id),
        })),
        ...items,
        { id: 'logout', label: formatMessage(messages.logout), icon: LogoutIcon, onSelect: onLogout },
      ]}
    />
  );
}
