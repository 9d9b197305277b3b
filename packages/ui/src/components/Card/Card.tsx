import Box, { type BoxProps } from '@mui/material/Box';
import { styled, useThemeProps } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { forwardRef, useId, type ElementType, type ReactNode, type Ref } from 'react';
import * as tokens from '../../theme/generated/tokens.ts';
import { SURFACE } from '../../theme/surface.ts';

const { regular, compact, small } = tokens.card;

const Root = styled(Box, {
  name: 'AdaosCard',
  slot: 'Root',
  shouldForwardProp: (prop) => prop !== 'padding',
})<{ padding: CardPadding; component?: ElementType }>(({ theme }) => ({
  minWidth: 0,
  border: theme.mixins.hairline(theme.vars.palette.line.main),
  borderRadius: theme.radii.card,
  [SURFACE]: theme.vars.palette.background.paper,
  backgroundColor: theme.vars.palette.background.paper,
  // In print a section is not split over two pages; a table may be.
  '@media print': { '&&:has(table)': { breakInside: 'auto' } },
  variants: [
    {
      props: { padding: 'regular' },
      style: { padding: compact, [theme.breakpoints.up('md')]: { padding: regular } },
    },
    {
      props: { padding: 'small' },
      style: { padding: small, [theme.breakpoints.up('sm')]: { padding: compact } },
    },
  ],
}));

/** `regular` for a part of a screen, `small` for one of several figures side by side, `none` where the content decides. */
export type CardPadding = 'none' | 'small' | 'regular';

export type CardProps = Omit<BoxProps, 'title' | 'padding' | 'ref'> & {
  /** The element to render. Default `section` with a title, else `div`. */
  component?: ElementType;
  /** Names the card, as its heading of level 2. */
  title?: ReactNode;
  /** Lets code move the focus to the title, where the control that had it was removed. */
  titleRef?: Ref<HTMLHeadingElement> | undefined;
  /** Secondary text under the title. */
  subtitle?: ReactNode;
  /** Beside the title: a link, a small menu, the mark of sample data. */
  actions?: ReactNode;
  /** The padding. Default `regular` with a title, else `none`. */
  padding?: CardPadding;
};

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    AdaosCard: 'root';
  }
  interface ComponentsPropsList {
    AdaosCard: CardProps;
  }
}

/** A surface for one part of a page. */
export const Card = forwardRef<HTMLElement, CardProps>(function Card(props, ref) {
  const { title, titleRef, subtitle, actions, component, padding, children, ...rest } = useThemeProps({
    props,
    name: 'AdaosCard',
  });
  const titleId = useId();
  if (title === undefined) {
    return (
      <Root ref={ref} component={component ?? 'div'} padding={padding ?? 'none'} {...rest}>
        {children}
      </Root>
    );
  }
  return (
    <Root
      ref={ref}
      component={component ?? 'section'}
      aria-labelledby={titleId}
      padding={padding ?? 'regular'}
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
});
