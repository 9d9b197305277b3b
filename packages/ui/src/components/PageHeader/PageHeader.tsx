import Box from '@mui/material/Box';
import { styled, useThemeProps } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, type ReactNode } from 'react';
import { useWide } from '../../internal/useWide.ts';
import { useAppShell } from '../AppShell/AppShellContext.ts';
import { ArrowLeftIcon } from '../Icon/index.ts';
import { Link } from '../Link/index.ts';

const Root = styled('div', { name: 'AdaosPageHeader', slot: 'Root' })(({ theme }) => ({
  marginBottom: theme.spacing(2.5),
}));

export type PageHeaderProps = {
  title: string;
  /** Secondary text beside the title: how recent, how much. */
  subtitle?: ReactNode;
  /** Beside the title, e.g. the mark of sample data. */
  mark?: ReactNode;
  /** Actions and choices of the screen, at the end of the line. */
  actions?: ReactNode;
  /** The link to the parent screen, above the title. */
  back?: { href: string; label: string };
};

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    AdaosPageHeader: 'root';
  }
  interface ComponentsPropsList {
    AdaosPageHeader: PageHeaderProps;
  }
}

/** Names a screen, as its only heading of level 1. */
export function PageHeader(props: PageHeaderProps) {
  const { title, subtitle, mark, actions, back } = useThemeProps({ props, name: 'AdaosPageHeader' });
  const shell = useAppShell();
  const inBar = useWide('md');
  const period = inBar ? undefined : shell?.period;
  const titleActions = shell?.titleActions;
  const onTitle = shell?.onTitle;
  useEffect(() => {
    onTitle?.(title);
    return () => onTitle?.(null);
  }, [onTitle, title]);
  return (
    <Root>
      {back !== undefined && (
        <Link
          href={back.href}
          tone="quiet"
          sx={(theme) => ({
            display: 'inline-flex',
            alignItems: 'center',
            gap: 0.5,
            mb: 1,
            color: 'text.secondary',
            ...theme.typography.label,
            ...theme.mixins.finger,
            '@media print': { display: 'none' },
          })}
        >
          <ArrowLeftIcon aria-hidden fontSize="small" />
          {back.label}
        </Link>
      )}
      <Box
        sx={{
          display: 'flex',
          // From tablets up the subtitle wraps under the title before the actions do.
          flexWrap: { xs: 'wrap', sm: 'nowrap' },
          alignItems: 'center',
          justifyContent: 'space-between',
          columnGap: 1.5,
          rowGap: 1,
        }}
      >
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            columnGap: 1.5,
            rowGap: { xs: 1, sm: 0.25 },
            minWidth: 0,
          }}
        >
          <Typography variant="h1" sx={{ overflowWrap: 'anywhere', textWrap: 'balance' }}>
            {title}
          </Typography>
          {mark}
          {subtitle !== undefined && (
            <Typography
              variant="body2"
              component="div"
              sx={{ color: 'text.tertiary', textWrap: 'pretty', flexBasis: { xs: '100%', sm: 'auto' } }}
            >
              {subtitle}
            </Typography>
          )}
        </Box>
        {(actions !== undefined || period || titleActions) && (
          <Box
            sx={{
              display: 'flex',
              '&:empty': { display: 'none' },
              flexWrap: 'wrap',
              justifyContent: { sm: 'flex-end' },
              gap: 1,
              flex: { sm: '0 0 auto' },
              maxWidth: { xs: '100%', sm: '60%' },
            }}
          >
            {period}
            {titleActions}
            {actions}
          </Box>
        )}
      </Box>
    </Root>
  );
}
