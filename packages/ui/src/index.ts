export * from './auth/index.ts';
export * from './chat/index.ts';
export * from './components/index.ts';
export * from './forms/index.ts';
export * from './i18n/index.ts';
export * from './plans/index.ts';
export * from './theme/index.ts';
