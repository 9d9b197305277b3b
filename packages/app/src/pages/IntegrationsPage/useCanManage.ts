import { useMay } from '../../queries/session.ts';

/** Whether the visitor may connect and import: from the role manager on. */
export const useCanManage = (): boolean => useMay('manager');
