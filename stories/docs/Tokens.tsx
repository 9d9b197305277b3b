import { AppThemeProvider, tokens } from '@adaos/ui';
import Box from '@mui/material/Box';
import { getContrastRatio } from '@mui/material/styles';
import Typography, { type TypographyProps } from '@mui/material/Typography';
import type { ReactNode } from 'react';

const SCHEMES = ['light', 'dark'] as const;
type Scheme = (typeof SCHEMES)[number];

const isSolid = (value: string) => /^#[0-9a-f]{6}$/u.test(value);

/** Every colour under its path: `ink.primary` → `#19171d`. */
function flatten(group: object, path: readonly string[] = []): [string, string][] {
  return Object.entries(group).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'string'
      ? [[[...path, key].join('.'), value] as [string, string]]
      : flatten(value as object, [...path, key]),
  );
}

/** A sheet in the colours of one scheme, whatever the page around it is in. */
function Sheet({ scheme, children }: { scheme: Scheme; children: ReactNode }) {
  const { paper, ink, line } = tokens[scheme].colour;
  return (
    <Box
      style={{ background: paper, color: ink.primary, borderColor: line.main }}
      sx={{ p: 3, borderRadius: 1.5, border: 1, minWidth: 0 }}
    >
      <Typography variant="h2" component="p" sx={{ mb: 2 }}>
        {scheme === 'light' ? 'Light' : 'Dark'}
      </Typography>
      {children}
    </Box>
  );
}

function BothSchemes({ children }: { children: (scheme: Scheme) => ReactNode }) {
  return (
    <AppThemeProvider scheme="light">
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(340px, 1fr))', my: 2 }}>
        {SCHEMES.map((scheme) => (
          <Sheet key={scheme} scheme={scheme}>
            {children(scheme)}
          </Sheet>
        ))}
      </Box>
    </AppThemeProvider>
  );
}

function Contrasts({ scheme, hex }: { scheme: Scheme; hex: string }) {
  const { paper, surface, raised, sunken, quiet, ink } = tokens[scheme].colour;
  return (
    <Typography
      variant="caption"
      component="span"
      style={{ color: ink.secondary }}
      sx={(theme) => theme.mixins.tabular}
    >
      {[paper, surface, raised, sunken, quiet].map((back) => getContrastRatio(hex, back).toFixed(1)).join(' · ')}
    </Typography>
  );
}

function Swatch({ scheme, name, value }: { scheme: Scheme; name: string; value: string }) {
  const { ink, line } = tokens[scheme].colour;
  return (
    <Box
      component="li"
      sx={{ display: 'grid', gridTemplateColumns: '40px 1fr auto', alignItems: 'center', gap: 1.5, py: 0.5 }}
    >
      <Box
        style={{ background: value, borderColor: line.main }}
        sx={{ width: 40, height: 28, borderRadius: 0.75, border: 1 }}
      />
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="body2" component="span" sx={{ display: 'block' }}>
          {name}
        </Typography>
        <Typography variant="caption" component="code" style={{ color: ink.tertiary }}>
          {value}
        </Typography>
      </Box>
      {isSolid(value) && <Contrasts scheme={scheme} hex={value} />}
    </Box>
  );
}

const list = { m: 0, p: 0, listStyle: 'none' } as const;

function Swatches({ scheme, group }: { scheme: Scheme; group: object }) {
  return (
    <Box component="ul" sx={list}>
      {flatten(group).map(([name, value]) => (
        <Swatch key={name} scheme={scheme} name={name} value={value} />
      ))}
    </Box>
  );
}

export function SchemeColours() {
  return <BothSchemes>{(scheme) => <Swatches scheme={scheme} group={tokens[scheme].colour} />}</BothSchemes>;
}

export function ChartColours() {
  return <BothSchemes>{(scheme) => <Swatches scheme={scheme} group={tokens[scheme].chart} />}</BothSchemes>;
}

const VARIANTS = {
  display: 'Know what your shop earns',
  headline: 'Three plans, one month at a time.',
  h1: 'Prezentare generală',
  h2: 'Performance summary',
  figure: '18.432,07',
  figureMedium: '23.401,00 EUR',
  lead: 'Deducts ads, shipping, fees, returns and goods from every sale.',
  body1: 'Rămân 14,10 EUR din fiecare 100 EUR vânduți',
  body2: 'Actualizat acum 4 minute · 1.839 comenzi',
  label: 'Net profit',
  button: 'Import orders',
  caption: 'până în 31 decembrie: ă â î ș ț é ñ ç ã',
} as const satisfies Partial<Record<NonNullable<TypographyProps['variant']>, string>>;

export function TypeScale() {
  return (
    <AppThemeProvider scheme="light">
      <Box component="dl" sx={{ m: 0, my: 2 }}>
        {Object.entries(VARIANTS).map(([variant, text]) => (
          <Box
            key={variant}
            sx={{
              display: 'grid',
              gridTemplateColumns: '120px minmax(0, 1fr)',
              alignItems: 'baseline',
              gap: 2,
              py: 1.5,
              borderTop: 1,
              borderColor: 'line.soft',
            }}
          >
            <Typography component="dt" variant="caption" sx={{ color: 'text.tertiary' }}>
              {variant}
            </Typography>
            <Typography component="dd" variant={variant as keyof typeof VARIANTS} sx={{ m: 0 }}>
              {text}
            </Typography>
          </Box>
        ))}
      </Box>
    </AppThemeProvider>
  );
}

function Measures({
  values,
  renderSample,
}: {
  values: Record<string, number>;
  renderSample: (value: number) => ReactNode;
}) {
  return (
    <AppThemeProvider scheme="light">
      <Box component="ul" sx={{ ...list, my: 2 }}>
        {Object.entries(values).map(([name, value]) => (
          <Box
            component="li"
            key={name}
            sx={{ display: 'grid', gridTemplateColumns: '140px 64px 1fr', alignItems: 'center', gap: 1, py: 0.75 }}
          >
            <Typography variant="body2">{name}</Typography>
            <Typography variant="body2" sx={(theme) => ({ ...theme.mixins.tabular, color: 'text.tertiary' })}>
              {value} px
            </Typography>
            {renderSample(value)}
          </Box>
        ))}
      </Box>
    </AppThemeProvider>
  );
}

export function Spaces() {
  return (
    <Measures
      values={{
        ...tokens.space,
        card: tokens.card.regular,
        'card, compact': tokens.card.compact,
        'card, small': tokens.card.small,
      }}
      renderSample={(value) => <Box sx={{ width: Math.min(value, 480), height: 12, bgcolor: 'primary.main' }} />}
    />
  );
}

export function Radii() {
  return (
    <Measures
      values={tokens.radius}
      renderSample={(value) => (
        <Box sx={{ width: 72, height: 40, border: 1, borderColor: 'line.control', borderRadius: `${value}px` }} />
      )}
    />
  );
}

export function Elevations() {
  return (
    <BothSchemes>
      {(scheme) => (
        <Box sx={{ display: 'grid', gap: 4, pb: 4 }}>
          {Object.entries(tokens[scheme].elevation).map(([name, shadow]) => (
            <Box
              key={name}
              style={{
                background: tokens[scheme].colour.raised,
                boxShadow: shadow,
                borderColor: tokens[scheme].colour.line.main,
              }}
              sx={{ p: 2.5, borderRadius: 1.5, border: 1 }}
            >
              {name}
            </Box>
          ))}
        </Box>
      )}
    </BothSchemes>
  );
}

export function Motion() {
  return (
    <AppThemeProvider scheme="light">
      <Box component="ul" sx={{ ...list, my: 2 }}>
        {Object.entries(tokens.motion).map(([name, value]) => (
          <Box component="li" key={name} sx={{ display: 'grid', gridTemplateColumns: '140px 1fr', py: 0.5 }}>
            <Typography variant="body2">{name}</Typography>
            <Typography variant="body2" component="code" sx={{ color: 'text.tertiary' }}>
              {typeof value === 'number' ? `${value} ms` : value}
            </Typography>
          </Box>
        ))}
      </Box>
    </AppThemeProvider>
  );
}
