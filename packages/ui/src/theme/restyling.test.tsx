import { createTheme } from '@mui/material/styles';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Card } from '../components/Card/index.ts';
import { AppThemeProvider } from './AppThemeProvider.tsx';
import { createAppTheme } from './createAppTheme.ts';

test('a product restyles a component of the library from its theme', () => {
  const theme = createTheme(createAppTheme(), {
    components: { AdaosCard: { styleOverrides: { root: { outline: '3px dotted currentcolor' } } } },
  });
  const page = (own?: typeof theme) =>
    renderToString(
      <AppThemeProvider scheme="light" {...(own && { theme: own })}>
        <Card>…</Card>
      </AppThemeProvider>,
    );
  expect(page(theme)).toContain('outline:3px dotted currentcolor');
  expect(page()).not.toContain('dotted');
});
