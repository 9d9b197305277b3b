export { CopyBox, type CopyBoxProps } from './CopyBox.tsx';
