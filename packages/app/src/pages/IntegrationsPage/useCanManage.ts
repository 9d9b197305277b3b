import { hasRole } from '@adaos/api';
import { useSessionQuery } from '../../queries/session.ts';

/** Whether the visitor may connect and import: from the role manager on. */
export function useCanManage(): boolean {
  const { data } = useSessionQuery();
  return data !== undefined && hasRole(data.user.role, 'manager');
}
