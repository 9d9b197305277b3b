export { ChosenFile, type ChosenFileProps, type FileFacts } from './ChosenFile.tsx';
export { FileDrop, type FileDropProps } from './FileDrop.tsx';
