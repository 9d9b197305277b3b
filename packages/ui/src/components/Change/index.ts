export { Change, type ChangeDirection, type ChangeProps, type ChangeTone } from './Change.tsx';
