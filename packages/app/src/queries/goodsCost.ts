import { overviewRoutes } from '@adaos/api';
import { client } from './client.ts';
import { useCostChange } from './recomputation.ts';

/** Changes what the goods cost, as a percentage of what was sold. */
export const useSetGoodsCost = () =>
  useCostChange((percent: number) => client.call(overviewRoutes.setGoodsCost, { body: { percent } }));
