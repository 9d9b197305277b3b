export { SampleDataMark } from './SampleDataMark.tsx';
