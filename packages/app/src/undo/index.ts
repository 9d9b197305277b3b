export { sayDone } from './sayDone.ts';
