import Button, { type ButtonProps } from '@mui/material/Button';
import { useLinkComponent } from '../../internal/LinkContext.tsx';

export type ButtonLinkProps = Omit<ButtonProps<'a'>, 'href' | 'component'> & { href: string };

/** A button that goes somewhere: a real link, so that it opens in a new tab as one expects. */
export function ButtonLink(props: ButtonLinkProps) {
  const component = useLinkComponent();
  return <Button component={component} {...props} />;
}
