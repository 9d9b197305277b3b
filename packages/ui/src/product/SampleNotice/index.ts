export { SampleNotice, type SampleNoticeProps } from './SampleNotice.tsx';
