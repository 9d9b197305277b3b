export { UsageMeter, type UsageMeterProps } from './UsageMeter.tsx';
