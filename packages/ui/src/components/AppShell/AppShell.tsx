import Box from '@mui/material/Box';
import { styled, useThemeProps } from '@mui/material/styles';
import { useMemo, useRef, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { SkipLink } from '../../internal/SkipLink.tsx';
import { lazyPopup } from '../../internal/lazyPopup.tsx';
import { useWide } from '../../internal/useWide.ts';
import * as tokens from '../../theme/generated/tokens.ts';
import { messages } from './AppShell.messages.ts';
import { AppShellContext } from './AppShellContext.ts';

const [MenuDrawer, prepareMenu] = lazyPopup(() => import('./MenuDrawer.tsx').then((module) => module.MenuDrawer));

const Frame = styled('div', { name: 'AdaosAppShell', slot: 'Root' })(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minHeight: '100vh',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: `${tokens.space.sideMenu}px minmax(0, 1fr)` },
  '@media print': { display: 'block', minHeight: 0 },
}));

const Side = styled('div', { name: 'AdaosAppShell', slot: 'Side' })(({ theme }) => ({
  display: 'none',
  [theme.breakpoints.up('md')]: {
    display: 'block',
    position: 'sticky',
    top: 0,
    height: '100vh',
    overflowY: 'auto',
    borderRight: theme.mixins.hairline(theme.vars.palette.line.soft),
  },
  '@media print': { display: 'none' },
}));

const Main = styled('main', { name: 'AdaosAppShell', slot: 'Main' })(({ theme }) => ({
  width: '100%',
  maxWidth: tokens.space.content,
  marginInline: 'auto',
  padding: `${theme.spacing(2.5)} ${theme.spacing(2)} ${theme.spacing(6)}`,
  outline: 0,
  [theme.breakpoints.up('md')]: { padding: `${theme.spacing(3.5)} ${theme.spacing(4)} ${theme.spacing(7)}` },
  // In print: only the report; its bars keep their colours. Of the buttons only the one of the period is printed.
  '@media print': {
    maxWidth: 'none',
    '&&': { padding: `${theme.spacing(2)} 0 0` },
    printColorAdjust: 'exact',
    '& button': { display: 'none' },
    '& button[aria-haspopup="dialog"]': { display: 'inline-flex', border: 0, padding: 0 },
    '& a': { color: 'inherit', textDecoration: 'none' },
    '& section, & figure, & tr': { breakInside: 'avoid' },
  },
}));

const Banner = styled('div', { name: 'AdaosAppShell', slot: 'Banner' })(({ theme }) => ({
  position: 'sticky',
  top: tokens.space.topBar,
  zIndex: theme.zIndex.appBar,
}));

export type AppShellProps = {
  /** The navigation: a `SideMenu`. */
  menu: ReactNode;
  /** The bar above the screen: a `TopBar`. */
  topBar: ReactNode;
  /** A temporary message for every screen, under the bar: an `OfflineBanner`. */
  banner?: ReactNode;
  /** The choice of the period that the screen shows: a `DateRangePicker`. In the bar; under 900 px with the screen's title. */
  period?: ReactNode;
  /** Beside the title of every screen that has any: its `SavedViews`. */
  titleActions?: ReactNode;
  /** Is given the title of the screen, and null when it goes. */
  onTitle?: (title: string | null) => void;
  /** The screen. */
  children: ReactNode;
};

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    AdaosAppShell: 'root' | 'side' | 'main' | 'banner';
  }
  interface ComponentsPropsList {
    AdaosAppShell: AppShellProps;
  }
}

/** The dashboard's frame: menu, top bar and the screen. Under 900 px the menu is a drawer. */
export function AppShell(props: AppShellProps) {
  const { menu, topBar, banner, period, titleActions, onTitle, children } = useThemeProps({
    props,
    name: 'AdaosAppShell',
  });
  const { formatMessage } = useIntl();
  const main = useRef<HTMLElement>(null);
  const [menuOpen, setMenuOpen] = useState(false);
  const beside = useWide('md');
  const shell = useMemo(
    () => ({ menuOpen, prepareMenu, openMenu: () => setMenuOpen(true), period, titleActions, onTitle }),
    [menuOpen, period, titleActions, onTitle],
  );
  return (
    <AppShellContext.Provider value={shell}>
      <SkipLink target={main} label={formatMessage(messages.skip)} />
      <Frame data-adaos-shell="">
        <Side>{beside && menu}</Side>
        <Box sx={{ minWidth: 0 }}>
          {topBar}
          <Banner>{banner}</Banner>
          <Main ref={main} id="main" tabIndex={-1}>
            {children}
          </Main>
        </Box>
      </Frame>
      <MenuDrawer open={menuOpen} onClose={() => setMenuOpen(false)}>
        {menu}
      </MenuDrawer>
    </AppShellContext.Provider>
  );
}
