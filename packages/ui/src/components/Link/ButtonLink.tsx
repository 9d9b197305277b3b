import Button, { type ButtonProps } from '@mui/material/Button';
import { styled, useThemeProps } from '@mui/material/styles';
import { useLinkComponent } from '../../internal/LinkContext.tsx';

const Root = styled(Button, {
  name: 'AdaosButtonLink',
  slot: 'Root',
  shouldForwardProp: (prop) => prop !== 'sx',
})() as typeof Button;

export type ButtonLinkProps = Omit<ButtonProps<'a'>, 'href' | 'component'> & { href: string };

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    AdaosButtonLink: 'root';
  }
  interface ComponentsPropsList {
    AdaosButtonLink: ButtonLinkProps;
  }
}

/** A link that looks like a button. As a real link it can be opened in a new tab. */
export function ButtonLink(props: ButtonLinkProps) {
  const component = useLinkComponent();
  return <Root component={component} {...useThemeProps({ props, name: 'AdaosButtonLink' })} />;
}
