export * from './ad-copy.ts';
export * from './ads.ts';
export * from './alerts.ts';
export * from './analytics.ts';
export * from './forecast.ts';
export * from './fraud.ts';
export * from './points.ts';
export * from './stock.ts';
