import { createAppTheme } from '@adaos/ui';
import type { Theme } from '@mui/material/styles';

interface StoryBrand {
  title: string;
  theme: Theme;
}

/** The brands of the toolbar: the product's own, and another product's, made by one call. */
export const BRANDS: Readonly<Record<string, StoryBrand>> = {
  adaos: { title: 'Adaos', theme: createAppTheme() },
  marea: {
    title: 'Marea',
    theme: createAppTheme({
      brandHue: 205,
      radius: 3,
      fontFamily: '"Avenir Next", Avenir, "Segoe UI", "Helvetica Neue", Arial, sans-serif',
    }),
  },
};

/** The theme of a brand; the product's own where none has that name. */
export const themeOf = (brand: unknown): Theme | undefined =>
  typeof brand === 'string' ? BRANDS[brand]?.theme : undefined;
