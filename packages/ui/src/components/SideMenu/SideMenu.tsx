import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { styled, useThemeProps } from '@mui/material/styles';
import type { ElementType, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { LogoutIcon } from '../Icon/index.ts';
import { useLinkComponent } from '../Link/index.ts';
import { messages } from './SideMenu.messages.ts';
import * as tokens from '../../theme/generated/tokens.ts';
import { grid } from '../../theme/grid.ts';

export type SideMenuItem = {
  id: string;
  label: string;
  href: string;
  /** One of the library's icons. */
  icon: ElementType;
  /** Whether it is the current screen. */
  selected?: boolean;
  /** A count or mark at the end of the line. */
  badge?: ReactNode;
  /** Why there is nothing behind it yet, in a word or two: at the end of the line, and the description of the link, whose name stays. */
  note?: string;
};

export type SideMenuGroup = { id: string; items: readonly SideMenuItem[] };

const Root = styled('nav', { name: 'AdaosSideMenu', slot: 'Root' })(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100%',
  padding: theme.spacing(2.5, 1.5, 2),
  '& > *': { flex: 'none' },
}));

const Entry = styled(ButtonBase, { name: 'AdaosSideMenu', slot: 'Entry' })(({ theme }) => ({
  ...theme.typography.body1,
  fontWeight: theme.typography.fontWeightBook,
  display: 'flex',
  width: '100%',
  justifyContent: 'flex-start',
  gap: theme.spacing(1.5),
  minHeight: grid(4.5),
  padding: theme.spacing(1, 1.5),
  borderRadius: theme.radii.control,
  textAlign: 'left',
  color: theme.vars.palette.text.secondary,
  transition: theme.transitions.create(['background-color', 'color']),
  '&:hover': { backgroundColor: theme.vars.palette.action.hover, color: theme.vars.palette.text.primary },
  '&[aria-current="page"]': {
    backgroundColor: theme.vars.palette.primary.soft,
    color: theme.vars.palette.primary.main,
    fontWeight: theme.typography.fontWeightStrong,
  },
  '& .MuiSvgIcon-root': { fontSize: tokens.size.icon.regular, flex: 'none' },
  [theme.breakpoints.down('md')]: { minHeight: grid(5.5) },
})) as typeof ButtonBase;

const list = { m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.25 } as const;

export type SideMenuProps = {
  /** The brand at the top. */
  brand?: ReactNode;
  /** Groups of entries, separated by space. */
  groups: readonly SideMenuGroup[];
  /** Ends the session; without it there is no such entry. */
  onLogout?: () => void;
  /** Language and scheme, shown only on phones, where they do not fit into the top bar. */
  preferences?: ReactNode;
};

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    AdaosSideMenu: 'root' | 'entry';
  }
  interface ComponentsPropsList {
    AdaosSideMenu: SideMenuProps;
  }
}

/** A name, and its note beside it or, where there is no room, under it. */
const labelled = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: 1,
  flex: 1,
  minWidth: 0,
} as const;

/** The navigation between the dashboard's screens. */
export function SideMenu(props: SideMenuProps) {
  const { brand, groups, onLogout, preferences } = useThemeProps({ props, name: 'AdaosSideMenu' });
  const { formatMessage } = useIntl();
  const link = useLinkComponent();
  return (
    <Root aria-label={formatMessage(messages.label)}>
      {brand !== undefined && <Box sx={{ px: 1.5, pb: 2.5, minHeight: grid(3) }}>{brand}</Box>}
      {groups.map((group) => (
        <Box component="ul" key={group.id} sx={{ ...list, mb: 2 }}>
          {group.items.map(({ id, label, href, icon: Icon, selected = false, badge, note }) => (
            <li key={id}>
              <Entry
                component={link}
                href={href}
                {...(note !== undefined && { title: note })}
                {...(selected && { 'aria-current': 'page' as const })}
              >
                <Icon aria-hidden />
                <Box component="span" sx={labelled}>
                  <span>{label}</span>
                  {note !== undefined && (
                    <Box component="span" aria-hidden sx={{ typography: 'caption', color: 'text.tertiary' }}>
                      {note}
                    </Box>
                  )}
                </Box>
                {badge}
              </Entry>
            </li>
          ))}
        </Box>
      ))}
      {(preferences !== undefined || onLogout !== undefined) && (
        <Box sx={{ mt: 'auto', pt: 1 }}>
          {preferences !== undefined && (
            <Box sx={{ display: { xs: 'flex', sm: 'none' }, gap: 1, px: 1.5, pb: 1.5 }}>{preferences}</Box>
          )}
          {onLogout !== undefined && (
            <Entry onClick={onLogout}>
              <LogoutIcon aria-hidden />
              {formatMessage(messages.logout)}
            </Entry>
          )}
        </Box>
      )}
    </Root>
  );
}
