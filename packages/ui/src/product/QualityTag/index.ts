export { QualityTag, type QualityTagProps } from './QualityTag.tsx';
