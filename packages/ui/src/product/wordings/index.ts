export { createWording, useWording, type Worded, type Wording } from './useWording.ts';
