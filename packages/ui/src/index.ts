// What any product is made of. What knows the trade of a shop is in `commerce.ts` and the screens.
export * from './components/index.ts';
export * from './forms/index.ts';
export * from './i18n/index.ts';
export * from './product/auth/index.ts';
export * from './product/chat/index.ts';
export * from './theme/index.ts';
