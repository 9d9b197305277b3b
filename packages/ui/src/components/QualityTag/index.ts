export type { Quality } from '../../internal/figures.ts';
export { QualityTag, type QualityTagProps } from './QualityTag.tsx';
