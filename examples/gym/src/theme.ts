import { createAppTheme } from '@adaos/ui';
import { deDE } from '@mui/x-date-pickers/locales';
import type { Language } from './texts.ts';

/** The brand of the gym. The library has no words for calendars in German: they are MUI's. */
export const themeOf = (language: Language) =>
  createAppTheme({
    brandHue: 150,
    radius: 12,
    fontFamily: '"Nunito Variable", sans-serif',
    chartColors: { light: { series: ['#0f7a4d', '#b4531c'] }, dark: { series: ['#4cc38a', '#f0a471'] } },
    locales: language === 'de' ? [deDE] : [],
  });
