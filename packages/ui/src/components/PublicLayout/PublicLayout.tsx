import Box from '@mui/material/Box';
import { styled, useThemeProps } from '@mui/material/styles';
import { useRef, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { PRODUCT_NAME } from '../../internal/brand.ts';
import { SkipLink } from '../../internal/SkipLink.tsx';
import * as tokens from '../../theme/generated/tokens.ts';
import { Brand } from '../Brand/index.ts';
import { Link } from '../Link/index.ts';
import { LanguageList, LanguageOffer, type PageLanguages } from './PageLanguages.tsx';
import { messages } from './PublicLayout.messages.ts';
import { grid } from '../../theme/grid.ts';
import { rem } from '../../theme/typography.ts';

export type PublicLink = { href: string; label: string };

const NO_LINKS: readonly PublicLink[] = [];

const Root = styled('div', { name: 'AdaosPublicLayout', slot: 'Root' })({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100vh',
});

const Width = styled('div', { name: 'AdaosPublicLayout', slot: 'Width' })(({ theme }) => ({
  width: '100%',
  maxWidth: tokens.space.page + grid(6),
  marginInline: 'auto',
  paddingInline: theme.spacing(2),
  [theme.breakpoints.up('sm')]: { paddingInline: theme.spacing(3) },
}));

const inline = { display: 'flex', flexWrap: 'wrap', m: 0, p: 0, listStyle: 'none' } as const;

export type PublicLayoutProps = {
  /** The product's name. Default "Adaos". */
  productName?: string;
  /** The product's mark. Default: that of Adaos. */
  mark?: ReactNode;
  homeHref: string;
  /** Sections and pages, in the header; hidden on small screens. */
  links?: readonly PublicLink[];
  /** Language and scheme. */
  preferences?: ReactNode;
  /** At the end of the header: log in, sign up. */
  actions?: ReactNode;
  /** Legal pages and contact, in the footer. */
  footerLinks: readonly PublicLink[];
  /** The page's other languages: listed in the footer, and the visitor's own is offered. */
  languages?: PageLanguages | undefined;
  /** `centred` puts small content, e.g. the login form, in the middle of the page. Default `page`. */
  layout?: 'page' | 'centred';
  children: ReactNode;
};

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    AdaosPublicLayout: 'root' | 'width';
  }
  interface ComponentsPropsList {
    AdaosPublicLayout: PublicLayoutProps;
  }
}

/** The frame of every page that needs no account. */
export function PublicLayout(props: PublicLayoutProps) {
  const {
    productName = PRODUCT_NAME,
    mark,
    homeHref,
    links = NO_LINKS,
    preferences,
    actions,
    footerLinks,
    languages,
    layout = 'page',
    children,
  } = useThemeProps({ props, name: 'AdaosPublicLayout' });
  const { formatMessage } = useIntl();
  const main = useRef<HTMLElement>(null);
  return (
    <Root>
      <SkipLink target={main} label={formatMessage(messages.skip)} />
      <Width as="header">
        <Box sx={{ display: 'flex', alignItems: 'center', gap: { xs: 1, sm: 1.5 }, minHeight: grid(9) }}>
          <Brand
            href={homeHref}
            name={productName}
            {...(mark !== undefined && { mark })}
            size={tokens.size.icon.regular}
          />
          <Box sx={{ flex: 1 }} />
          {links.length > 0 && (
            <Box
              component="nav"
              aria-label={formatMessage(messages.nav)}
              sx={{ display: { xs: 'none', md: 'block' }, mr: 1 }}
            >
              <Box component="ul" sx={{ ...inline, gap: 3.5 }}>
                {links.map(({ href, label }) => (
                  <li key={href}>
                    <Link
                      href={href}
                      tone="quiet"
                      sx={{
                        color: 'text.secondary',
                        fontWeight: 'medium',
                        fontSize: rem(tokens.type.bodyLarge.fontSize),
                        display: 'block',
                        py: 0.5,
                      }}
                    >
                      {label}
                    </Link>
                  </li>
                ))}
              </Box>
            </Box>
          )}
          {preferences}
          {actions}
        </Box>
        {languages && <LanguageOffer {...languages} />}
      </Width>
      <Box
        component="main"
        ref={main}
        id="main"
        tabIndex={-1}
        sx={{
          flex: 1,
          outline: 0,
          ...(layout === 'centred' && { display: 'grid', placeItems: 'center', px: 2, py: { xs: 3, sm: 6 } }),
        }}
      >
        {layout === 'page' ? <Width>{children}</Width> : children}
      </Box>
      <Width as="footer">
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            justifyContent: 'space-between',
            gap: 2,
            borderTop: 1,
            borderColor: 'line.main',
            mt: layout === 'page' ? { xs: 9, md: 14 } : 0,
            pt: 3.5,
            pb: 5,
            color: 'text.tertiary',
            typography: 'body1',
          }}
        >
          <span>{formatMessage(messages.copyright, { name: productName })}</span>
          {languages && <LanguageList {...languages} />}
          <Box component="nav" aria-label={formatMessage(messages.footer)}>
            <Box component="ul" sx={{ ...inline, columnGap: 3, rowGap: 1 }}>
              {footerLinks.map(({ href, label }) => (
                <li key={href}>
                  <Link href={href} tone="quiet" sx={({ mixins }) => mixins.fingerLink}>
                    {label}
                  </Link>
                </li>
              ))}
            </Box>
          </Box>
        </Box>
      </Width>
    </Root>
  );
}
