import { createTheme, type Theme } from '@mui/material/styles';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Card } from '../components/Card/index.ts';
import { AppThemeProvider } from './AppThemeProvider.tsx';
import { createAppTheme } from './createAppTheme.ts';
import * as tokens from './generated/tokens.ts';

const page = (theme?: Theme) =>
  renderToString(
    <AppThemeProvider scheme="light" {...(theme && { theme })}>
      <Card>…</Card>
    </AppThemeProvider>,
  );

test('a product restyles a component of the library from its theme', () => {
  const theme = createTheme(createAppTheme(), {
    components: { AdaosCard: { styleOverrides: { root: { outline: '3px dotted currentcolor' } } } },
  });
  expect(page(theme)).toContain('outline:3px dotted currentcolor');
  expect(page()).not.toContain('dotted');
});

test('a product sets the props of a component from its theme', () => {
  const theme = createTheme(createAppTheme(), { components: { AdaosCard: { defaultProps: { padding: 'small' } } } });
  const padding = `padding:${tokens.card.small}px`;
  expect(page(theme)).toContain(padding);
  expect(page()).not.toContain(padding);
});
