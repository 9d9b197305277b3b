export * from './product/auth/index.ts';
export * from './product/chat/index.ts';
export * from './components/index.ts';
export * from './forms/index.ts';
export * from './i18n/index.ts';
export * from './product/plans/index.ts';
export * from './product/index.ts';
export * from './theme/index.ts';
