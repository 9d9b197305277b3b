export { LeaveDialog as LeaveQuestion } from '@adaos/ui';
