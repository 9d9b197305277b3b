export * from './ChatWidget/index.ts';
