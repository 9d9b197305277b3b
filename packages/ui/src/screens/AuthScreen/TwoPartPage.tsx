import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Brand } from '../../components/Brand/index.ts';
import { Link } from '../../components/Link/index.ts';
import type { PublicLink } from '../../components/PublicLayout/index.ts';
import { BrandPanel } from './BrandPanel.tsx';
import * as tokens from '../../theme/generated/tokens.ts';
import { grid } from '../../theme/grid.ts';

export type TwoPartPageProps = {
  homeHref: string;
  productName?: string | undefined;
  controls?: ReactNode;
  footerLinks?: readonly PublicLink[] | undefined;
  children: ReactNode;
};

/** A task on one side and a picture of the product on the other; on small screens only the task. */
export function TwoPartPage({ homeHref, productName, controls, footerLinks, children }: TwoPartPageProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
        minHeight: '100dvh',
      }}
    >
      <Box
        sx={{
          display: 'grid',
          gridTemplateRows: 'auto 1fr auto',
          gridTemplateColumns: 'minmax(0, 1fr)',
          minWidth: 0,
          px: { xs: 2, sm: 4, lg: 6 },
        }}
      >
        <Box component="header" sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: grid(9) }}>
          <Brand
            href={homeHref}
            size={tokens.size.icon.regular}
            {...(productName !== undefined && { name: productName })}
          />
          <Box sx={{ flex: 1 }} />
          {controls}
        </Box>
        <Box
          component="main"
          tabIndex={-1}
          sx={{
            width: '100%',
            maxWidth: tokens.size.panel,
            mx: 'auto',
            py: { xs: 3, sm: 6 },
            alignSelf: { xs: 'start', sm: 'center' },
            outline: 'none',
          }}
        >
          {children}
        </Box>
        <Box
          component="footer"
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            justifyContent: 'center',
            columnGap: 3,
            rowGap: 1,
            py: 3,
            color: 'text.tertiary',
          }}
        >
          {footerLinks?.map(({ href, label }) => (
            <Link key={href} href={href} tone="quiet" variant="body2" sx={({ mixins }) => mixins.fingerLink}>
              {label}
            </Link>
          ))}
        </Box>
      </Box>
      <Box
        sx={(theme) => ({
          display: { xs: 'none', md: 'grid' },
          backgroundColor: theme.vars.palette.sunken,
          ...theme.applyStyles('dark', { backgroundColor: theme.vars.palette.background.paper }),
          borderLeft: theme.mixins.hairline(theme.vars.palette.line.soft),
        })}
      >
        <BrandPanel />
      </Box>
    </Box>
  );
}
