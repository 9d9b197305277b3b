export { SavedViewsPart } from './SavedViewsPart.tsx';
