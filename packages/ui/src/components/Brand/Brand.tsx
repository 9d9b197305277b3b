import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon';
import { styled, useThemeProps } from '@mui/material/styles';
import { MARK_PATH, PRODUCT_NAME, WORDMARK } from '../../internal/brand.ts';
import type { ReactNode } from 'react';
import { useLinkComponent } from '../Link/index.ts';

/** The mark: a plus whose vertical line rises from a bar, for the margin that a merchant adds. */
export function BrandMark(props: SvgIconProps) {
  return (
    <SvgIcon color="primary" {...props}>
      <path d={MARK_PATH} fill="none" stroke="currentColor" strokeWidth={3} strokeLinecap="round" />
    </SvgIcon>
  );
}

const Root = styled('span', { name: 'AdaosBrand', slot: 'Root' })(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.5em',
  fontFamily: theme.typography.fontFamily,
  fontWeight: theme.typography.fontWeightDisplay,
  lineHeight: theme.typography.headingSmall.lineHeight,
  letterSpacing: '-0.02em',
  color: theme.vars.palette.text.primary,
  textDecoration: 'none',
  borderRadius: theme.radii.small,
  '&[href]': theme.mixins.finger,
}));

export interface BrandProps {
  /** The address it links to, mostly the home page. Without it the brand is not a link. */
  href?: string;
  /** The product's name, in its own letters. Default "Adaos", whose wordmark is in lower case. */
  name?: string;
  /** The product's mark, as high as `1.33em`; null for none. Default: that of Adaos. */
  mark?: ReactNode;
  /** Height of the wordmark in px. Default 18. */
  size?: number;
}

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    AdaosBrand: 'root';
  }
  interface ComponentsPropsList {
    AdaosBrand: BrandProps;
  }
}

const OWN_MARK = <BrandMark aria-hidden sx={{ fontSize: '1.33em' }} />;

/** Mark and wordmark. */
export function Brand(props: BrandProps) {
  const { href, name = PRODUCT_NAME, mark = OWN_MARK, size = 18 } = useThemeProps({ props, name: 'AdaosBrand' });
  const link = useLinkComponent();
  return (
    <Root {...(href !== undefined && { as: link, href, 'aria-label': name })} sx={{ fontSize: size }}>
      {mark}
      {name === PRODUCT_NAME ? WORDMARK : name}
    </Root>
  );
}
