import Box from '@mui/material/Box';
import { styled, useThemeProps } from '@mui/material/styles';
import { LoadingRegion } from './LoadingRegion.tsx';
import { CardSkeleton, TextSkeleton } from './Skeletons.tsx';
import { grid } from '../../theme/grid.ts';

const Root = styled('div', {
  name: 'AdaosPageSkeleton',
  slot: 'Root',
  shouldForwardProp: (prop) => prop !== 'bare',
})<{ bare: boolean }>(({ theme }) => ({
  variants: [
    {
      props: { bare: true },
      style: {
        maxWidth: grid(60),
        minHeight: '100vh',
        marginInline: 'auto',
        padding: theme.spacing(6, 2),
        [theme.breakpoints.up('md')]: { paddingBlock: theme.spacing(10) },
      },
    },
  ],
}));

export type PageSkeletonProps = {
  /** The page has no frame, and a text or a short form. Default false. */
  bare?: boolean;
};

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    AdaosPageSkeleton: 'root';
  }
  interface ComponentsPropsList {
    AdaosPageSkeleton: PageSkeletonProps;
  }
}

/** The skeleton of a page whose content is not known yet. */
export function PageSkeleton(props: PageSkeletonProps) {
  const { bare = false } = useThemeProps({ props, name: 'AdaosPageSkeleton' });
  return (
    <Root bare={bare}>
      <LoadingRegion>
        {bare ? (
          <CardSkeleton holds="text" height={180} />
        ) : (
          <Box sx={{ display: 'grid', gap: 2 }}>
            <TextSkeleton lines={2} />
            <CardSkeleton height={320} />
          </Box>
        )}
      </LoadingRegion>
    </Root>
  );
}
