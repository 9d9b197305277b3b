import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { styled, useThemeProps } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import * as tokens from '../../theme/generated/tokens.ts';
import { useWide } from '../../internal/useWide.ts';
import { useAppShell } from '../AppShell/AppShellContext.ts';
import { MenuIcon } from '../Icon/index.ts';
import { messages } from './TopBar.messages.ts';
import { grid } from '../../theme/grid.ts';

const Root = styled('header', { name: 'AdaosTopBar', slot: 'Root' })(({ theme }) => ({
  position: 'sticky',
  top: 0,
  zIndex: theme.zIndex.appBar,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  height: tokens.space.topBar,
  padding: `0 ${theme.spacing(2)}`,
  borderBottom: theme.mixins.hairline(theme.vars.palette.line.soft),
  backgroundColor: theme.vars.palette.background.default,
  [theme.breakpoints.up('md')]: { padding: `0 ${theme.spacing(4)}` },
  // In print: only the title, no controls.
  '@media print': {
    position: 'static',
    height: grid(5),
    padding: 0,
    '& > :not(p, [data-period])': { display: 'none' },
    '& [data-period] button': { border: 0, padding: 0 },
  },
}));

export interface TopBarProps {
  /** What the figures are of: a shop, a branch, a workspace. */
  title: string;
  /** Beside the title, e.g. the days left of a trial. */
  start?: ReactNode;
  /** Language and scheme; hidden on phones, where the side menu has them. */
  preferences?: ReactNode;
  /** Notifications and the account. */
  end?: ReactNode;
}

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    AdaosTopBar: 'root';
  }
  interface ComponentsPropsList {
    AdaosTopBar: TopBarProps;
  }
}

/** The bar above every screen. Inside an `AppShell` it opens the drawer on small screens. */
export function TopBar(props: TopBarProps) {
  const { title, start, preferences, end } = useThemeProps({ props, name: 'AdaosTopBar' });
  const { formatMessage } = useIntl();
  const shell = useAppShell();
  const withPreferences = useWide('sm');
  const withPeriod = useWide('md');
  return (
    <Root>
      {shell !== null && (
        <IconButton
          aria-label={formatMessage(messages.openMenu)}
          aria-expanded={shell.menuOpen}
          onPointerEnter={shell.prepareMenu}
          onFocus={shell.prepareMenu}
          onClick={shell.openMenu}
          sx={{ display: { md: 'none' }, ml: -1 }}
        >
          <MenuIcon />
        </IconButton>
      )}
      <Typography noWrap title={title} sx={{ fontWeight: 'strong', minWidth: 0 }}>
        {title}
      </Typography>
      {start}
      <Box sx={{ flex: 1 }} />
      {withPeriod && shell?.period && (
        <Box
          data-period=""
          sx={{ display: { xs: 'none', md: 'flex' }, minWidth: 0, mr: 1, '&:empty': { display: 'none' } }}
        >
          {shell.period}
        </Box>
      )}
      {preferences !== undefined && withPreferences && (
        <Box sx={{ display: { xs: 'none', sm: 'flex' }, gap: 1 }}>{preferences}</Box>
      )}
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flex: 'none' }}>{end}</Box>
    </Root>
  );
}
