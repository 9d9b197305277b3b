import type { Import } from '@adaos/api';

/** Whether an import waits or runs. */
export const isUnderWay = ({ status }: Pick<Import, 'status'>): boolean => status === 'queued' || status === 'running';
