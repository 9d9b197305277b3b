import Box, { type BoxProps } from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, type ElementType, type ReactNode, type Ref } from 'react';
import { memoTheme } from '../../internal/memoTheme.ts';

const Root = styled(Box, { name: 'AdaosCard', slot: 'Root' })(
  memoTheme(({ theme }) => ({
    minWidth: 0,
    border: `1px solid ${theme.vars.palette.line.main}`,
    borderRadius: theme.radii.card,
    backgroundColor: theme.vars.palette.background.paper,
    // On paper a report's sections stay in one piece; rows may go on over the page.
    '@media print': { '&&:has(table)': { breakInside: 'auto' } },
  })),
) as typeof Box;

export type CardProps = Omit<BoxProps, 'title'> & {
  /** The element to render. Default `section` with a title, else `div`. */
  component?: ElementType;
  /** Names the card, as its heading of level 2. */
  title?: ReactNode;
  /** For code that gives the title the focus, where the control that had it has gone. */
  titleRef?: Ref<HTMLHeadingElement> | undefined;
  /** Quiet text under the title. */
  subtitle?: ReactNode;
  /** Beside the title: a link, a small menu, the mark of sample data. */
  actions?: ReactNode;
};

const PADDING = { xs: 2.5, md: 3 } as const;

/** A sheet on the page. With a title it brings its own padding; bare, the content decides. */
export function Card({ title, titleRef, subtitle, actions, component, children, sx, ...rest }: CardProps) {
  const titleId = useId();
  if (title === undefined) {
    return (
      <Root component={component ?? 'div'} sx={sx} {...rest}>
        {children}
      </Root>
    );
  }
  return (
    <Root
      component={component ?? 'section'}
      aria-labelledby={titleId}
      sx={[{ p: PADDING }, ...(Array.isArray(sx) ? sx : [sx])]}
      {...rest}
    >
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: subtitle === undefined ? 'center' : 'flex-start',
          justifyContent: 'space-between',
          columnGap: 2,
          rowGap: 1,
          mb: 2,
        }}
      >
        <Box sx={{ minWidth: 0 }}>
          <Typography
            id={titleId}
            variant="h2"
            {...(titleRef && { ref: titleRef, tabIndex: -1, sx: { outline: 'none' } })}
          >
            {title}
          </Typography>
          {subtitle !== undefined && (
            <Typography variant="body2" sx={{ color: 'text.tertiary', mt: 0.25 }}>
              {subtitle}
            </Typography>
          )}
        </Box>
        {actions}
      </Box>
      {children}
    </Root>
  );
}
