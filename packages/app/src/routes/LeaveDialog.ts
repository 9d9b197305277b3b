// A file of its own, so that its code comes apart from the page's.
export { LeaveDialog } from '@adaos/ui';
