import { createTheme, type Theme } from '@mui/material/styles';
import { expect, test } from 'vitest';
import { createAppTheme } from '../../theme/index.ts';
import { bodyCells } from './bodyCells.ts';

const [cells, atTheEnd] = ['& :where(td.cell)', '& :where(td.cell.MuiTableCell-alignRight)'];

test('cells of the body look as the theme has cells look', () => {
  const theme = createAppTheme();
  const looks = bodyCells(theme, 'medium');
  expect(looks[cells]).toMatchObject({
    ...theme.typography.body1,
    padding: `11px ${theme.spacing(1.5)}`,
    textAlign: 'left',
  });
  expect(looks[atTheEnd]).toMatchObject({ ...theme.mixins.tabular, textAlign: 'right' });
  expect(bodyCells(theme, 'small')[cells]).toMatchObject({ padding: '7px 10px' });
});

test('a product restyles them from its theme, by a style or a function of the theme', () => {
  const theme = createTheme(createAppTheme(), {
    components: {
      MuiTableCell: {
        styleOverrides: {
          body: { letterSpacing: 1 },
          alignRight: ({ theme: own }: { theme: Theme }) => ({ paddingRight: own.spacing(9) }),
        },
      },
    },
  });
  const looks = bodyCells(theme, 'medium');
  expect(looks[cells]).toMatchObject({ letterSpacing: 1 });
  expect(looks[atTheEnd]).toMatchObject({ paddingRight: theme.spacing(9) });
});
