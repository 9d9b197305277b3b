// What knows the trade: plans of three names, costs and profit, stores and campaigns. Its screens are entries of their own.
export * from './product/index.ts';
export * from './product/DayEvents/index.ts';
export * from './product/plans/index.ts';
export * from './sample-data/index.ts';
