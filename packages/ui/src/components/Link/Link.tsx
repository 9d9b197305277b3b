import MuiLink, { type LinkProps as MuiLinkProps } from '@mui/material/Link';
import { useLinkComponent } from '../../internal/LinkContext.tsx';
import * as tokens from '../../theme/generated/tokens.ts';

export type LinkProps = Omit<MuiLinkProps, 'href' | 'component' | 'underline'> & {
  href: string;
  /** `quiet` takes the colour of the text around it. Default `brand`. */
  tone?: 'brand' | 'quiet';
};

/** A link in text. For one that looks like a button take `ButtonLink`. */
export function Link({ tone = 'brand', sx, ...rest }: LinkProps) {
  const component = useLinkComponent();
  return (
    <MuiLink
      component={component}
      underline={tone === 'quiet' ? 'hover' : 'always'}
      color={tone === 'quiet' ? 'inherit' : 'primary'}
      sx={[
        {
          borderRadius: `${tokens.radius.mark}px`,
          textUnderlineOffset: '0.2em',
          textDecorationThickness: `${tokens.border.hairline}px`,
        },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
      {...rest}
    />
  );
}
