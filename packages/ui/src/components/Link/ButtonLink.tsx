import Button, { type ButtonProps } from '@mui/material/Button';
import { styled, useThemeProps } from '@mui/material/styles';
import { forwardRef } from 'react';
import { useLinkComponent } from '../../internal/LinkContext.tsx';

const Root = styled(Button, {
  name: 'AdaosButtonLink',
  slot: 'Root',
  shouldForwardProp: (prop) => prop !== 'sx',
})() as typeof Button;

export type ButtonLinkProps = Omit<ButtonProps<'a'>, 'href' | 'component' | 'ref'> & { href: string };

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    AdaosButtonLink: 'root';
  }
  interface ComponentsPropsList {
    AdaosButtonLink: ButtonLinkProps;
  }
}

/** A link that looks like a button. As a real link it can be opened in a new tab. */
export const ButtonLink = forwardRef<HTMLAnchorElement, ButtonLinkProps>(function ButtonLink(props, ref) {
  const component = useLinkComponent();
  return <Root ref={ref} component={component} {...useThemeProps({ props, name: 'AdaosButtonLink' })} />;
});
