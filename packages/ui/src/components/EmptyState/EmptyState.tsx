import Box from '@mui/material/Box';
import { styled, useThemeProps } from '@mui/material/styles';
import type { ElementType, ReactNode } from 'react';
import { SoftIcon } from '../../internal/SoftIcon.tsx';
import { stateRoot, StateText } from '../../internal/StateText.tsx';

const Root = styled('div', { name: 'AdaosEmptyState', slot: 'Root' })(stateRoot);
/** In a card among others it takes no more room than it needs. */
const inCard = { pt: { xs: 2, md: 3 }, pb: { xs: 3, md: 4 } };

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
  /** Level of the title in the page's outline. Default 2; 3 in a card with its own title, where there is less room around it. */
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
    <Root {...(level === 3 && { sx: inCard })}>
      {Icon !== undefined && (
        <Box sx={{ mb: 2 }}>
          <SoftIcon tone="primary">
            <Icon fontSize="large" />
          </SoftIcon>
        </Box>
      )}
      <StateText title={title} description={description} level={level} />
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
