// What puts a shop's figures into prerendered markup, without React: for the page that stands before its code has come.
export { isLanguage, localeOf, type Language } from '../i18n/languages.ts';
export { fillOutline } from '../screens/OverviewScreen/fillOutline.ts';
