// By its path: Storybook's own pages are built without the condition that leads to the library's sources.
import tokens from '../packages/ui/src/theme/generated/tokens.json';
import { create } from 'storybook/theming';

const { colour } = tokens.light;

/** Storybook's own pages in the product's dress. */
export const storybookTheme = create({
  base: 'light',
  brandTitle: 'Adaos',
  fontBase: tokens.type.body.fontFamily,
  fontCode: tokens.font.mono,
  colorPrimary: colour.brand.main,
  colorSecondary: colour.brand.main,
  appBg: colour.paper,
  appContentBg: colour.surface,
  appPreviewBg: colour.paper,
  appBorderColor: colour.line.main,
  appBorderRadius: tokens.radius.control,
  textColor: colour.ink.primary,
  textMutedColor: colour.ink.tertiary,
  barBg: colour.surface,
  barTextColor: colour.ink.secondary,
  barSelectedColor: colour.brand.main,
  inputBorderRadius: tokens.radius.control,
});
