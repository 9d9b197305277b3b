export { ChosenFile, type FileFacts } from './ChosenFile.tsx';
export { FileDrop, type FileDropProps } from './FileDrop.tsx';
