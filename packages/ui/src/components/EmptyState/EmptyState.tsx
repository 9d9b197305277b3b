import Box from '@mui/material/Box';
import { styled, useThemeProps } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ElementType, ReactNode } from 'react';
import { grid } from '../../theme/grid.ts';

const Root = styled('div', { name: 'AdaosEmptyState', slot: 'Root' })(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  textAlign: 'center',
  padding: theme.spacing(5, 2),
  [theme.breakpoints.up('md')]: { padding: theme.spacing(8, 2) },
}));

export type EmptyStateProps = {
  /** What will be here, in a few words. */
  title: string;
  /** Why it is not here yet, and what changes once it is. */
  description?: ReactNode;
  /** One of the library's icons. */
  icon?: ElementType;
  /** The action that leads to it: a button. */
  action?: ReactNode;
  /** A secondary action, e.g. to look at sample data. */
  secondary?: ReactNode;
  /** Level of the title in the page's outline. Default 2. */
  level?: 1 | 2 | 3;
};

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    AdaosEmptyState: 'root';
  }
  interface ComponentsPropsList {
    AdaosEmptyState: EmptyStateProps;
  }
}

/** Takes the place of data that is not there yet: says what will be here, and offers one way to get it. */
export function EmptyState(props: EmptyStateProps) {
  const {
    title,
    description,
    icon: Icon,
    action,
    secondary,
    level = 2,
  } = useThemeProps({ props, name: 'AdaosEmptyState' });
  return (
    <Root>
      {Icon !== undefined && (
        <Box
          aria-hidden
          sx={(theme) => ({
            display: 'grid',
            placeItems: 'center',
            width: grid(6),
            height: grid(6),
            mb: 2,
            borderRadius: `${theme.radii.card}px`,
            color: 'primary.main',
            bgcolor: 'primary.soft',
          })}
        >
          <Icon fontSize="large" />
        </Box>
      )}
      <Typography variant="h3" component={`h${level}`} sx={{ textWrap: 'balance' }}>
        {title}
      </Typography>
      {description !== undefined && (
        <Typography component="div" sx={{ mt: 0.75, maxWidth: '52ch', color: 'text.secondary', textWrap: 'pretty' }}>
          {description}
        </Typography>
      )}
      {(action !== undefined || secondary !== undefined) && (
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            justifyContent: 'center',
            gap: 1,
            mt: 3,
            // On phones they have the same width, also when they wrap.
            '& > *': { flexGrow: { xs: secondary === undefined ? 0 : 1, sm: 0 } },
          }}
        >
          {action}
          {secondary}
        </Box>
      )}
    </Root>
  );
}
