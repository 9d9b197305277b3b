import MuiLink, { type LinkProps as MuiLinkProps } from '@mui/material/Link';
import { styled, useThemeProps } from '@mui/material/styles';
import { forwardRef } from 'react';
import { useLinkComponent } from '../../internal/LinkContext.tsx';
import * as tokens from '../../theme/generated/tokens.ts';

const Root = styled(MuiLink, {
  name: 'AdaosLink',
  slot: 'Root',
  shouldForwardProp: (prop) => prop !== 'sx',
})({
  borderRadius: tokens.radius.mark,
  textUnderlineOffset: '0.2em',
  textDecorationThickness: tokens.border.hairline,
}) as typeof MuiLink;

export type LinkProps = Omit<MuiLinkProps, 'href' | 'component' | 'underline' | 'ref'> & {
  href: string;
  /** `quiet` takes the colour of the text around it. Default `brand`. */
  tone?: 'brand' | 'quiet';
};

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    AdaosLink: 'root';
  }
  interface ComponentsPropsList {
    AdaosLink: LinkProps;
  }
}

/** A link in text. For one that looks like a button use `ButtonLink`. */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link(props, ref) {
  const { tone = 'brand', ...rest } = useThemeProps({ props, name: 'AdaosLink' });
  const component = useLinkComponent();
  return (
    <Root
      ref={ref}
      component={component}
      underline={tone === 'quiet' ? 'hover' : 'always'}
      color={tone === 'quiet' ? 'inherit' : 'primary'}
      {...rest}
    />
  );
});
