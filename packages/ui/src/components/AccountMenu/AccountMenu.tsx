import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import { styled, useThemeProps } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ElementType } from 'react';
import { useIntl } from 'react-intl';
import { languageName } from '../../internal/languageName.ts';
import { MenuButton } from '../../internal/MenuButton.tsx';
import type { SchemeChoice } from '../../theme/AppThemeProvider.tsx';
import { LogoutIcon } from '../Icon/index.ts';
import { messages as schemeMessages } from '../SchemeSwitch/SchemeSwitch.messages.ts';
import { SCHEMES } from '../SchemeSwitch/schemes.ts';
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
  /** The language of the product, where it can be chosen here, among BCP 47 tags. */
  language?: { value: string; onChange: (language: string) => void; languages: readonly string[] };
  /** Light, dark or the device's setting, where it can be chosen here. */
  scheme?: { value: SchemeChoice; onChange: (scheme: SchemeChoice) => void };
  /** The menu is likely to be opened soon. */
  onIntent?: () => void;
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

/** The signed-in user, their shops, what they may choose for themselves, and the logout. */
export function AccountMenu(props: AccountMenuProps) {
  const {
    name,
    email,
    roleName,
    items = NO_ITEMS,
    shops = NO_SHOPS,
    onShop,
    language,
    scheme,
    onIntent,
    onLogout,
  } = useThemeProps({ props, name: 'AdaosAccountMenu' });
  const { formatMessage } = useIntl();
  return (
    <Root
      look="round"
      onIntent={onIntent}
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
        ...items.map((item, index) => ({ ...item, divided: index === 0 && shops.length > 0 })),
        ...(language
          ? language.languages.map((one, index) => ({
              id: `language ${one}`,
              label: languageName(one),
              lang: one,
              checked: one === language.value,
              divided: index === 0,
              onSelect: () => one !== language.value && language.onChange(one),
            }))
          : []),
        ...(scheme
          ? SCHEMES.map(({ value, Icon }, index) => ({
              id: `scheme ${value}`,
              label: formatMessage(schemeMessages[value]),
              icon: Icon,
              checked: value === scheme.value,
              divided: index === 0,
              onSelect: () => value !== scheme.value && scheme.onChange(value),
            }))
          : []),
        {
          id: 'logout',
          divided: Boolean(language ?? scheme),
          label: formatMessage(messages.logout),
          icon: LogoutIcon,
          onSelect: onLogout,
        },
      ]}
    />
  );
}
