export {
  AtMost,
  type AtMostProps,
  AtMostValue,
  type AtMostValueProps,
  CostsFiller,
  type CostsFillerProps,
} from './AtMost/index.ts';
export * from './BreakdownBar/index.ts';
export * from './ConnectCard/index.ts';
export * from './Definition/index.ts';
export * from './GoodsCostDialog/index.ts';
export * from './NotificationMenu/index.ts';
export * from './QualityTag/index.ts';
export * from './Recomputation/index.ts';
export * from './SampleDataMark/index.ts';
export * from './SampleNotice/index.ts';
export * from './SavedViews/index.ts';
export * from './SubscriptionCard/index.ts';
export * from './wordings/index.ts';
