// Once for the run: two builds at a time would get in each other's way.
export { buildPackage as setup } from './built.ts';
