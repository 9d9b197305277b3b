// The same plans that billing uses; their words are the library's.
export { PLANS as plans } from '@adaos/api';
