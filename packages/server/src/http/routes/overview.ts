import pLimit from 'p-limit';
import type { RouteModule } from '../app/build-app.ts';
import { CALL_LIMITS, WORK_LIMITS } from '../../db/connection.ts';
import { onOwnConnection } from '../../db/long-work.ts';
import { listFigureOrders } from '../../insights/figure-orders.ts';
import { getFigure } from '../../insights/figure.ts';
import { getOrder } from '../../insights/order.ts';
import { getOverview } from '../../insights/overview.ts';
import { changeGoodsCost, goodsCostRule } from '../../ledger/goods-cost-rule.ts';

/** Each writes an entry for every order of a shop, on a connection of its own. */
const COST_CHANGES_AT_ONCE = 4;

/** The figures of the shop, what they are made of, and the owner's cost rule. */
export const overviewRoutes: RouteModule = (_app, implement, { database, jobs }) => {
  const inTurn = pLimit(COST_CHANGES_AT_ONCE);
  implement('getOverview', ({ query, actor }) =>
    getOverview(database, actor.shopId, query, { compare: query.compare }),
  );
  implement('getFigure', ({ params, query, actor }) => getFigure(database, actor.shopId, params.figure, query));
  implement('listFigureOrders', ({ params, query, actor }) =>
    listFigureOrders(database, actor.shopId, { ...query, figure: params.figure }),
  );
  implement('getOrder', ({ params, query, actor }) => getOrder(database, actor.shopId, params.id, query));
  implement('setGoodsCost', ({ body, actor }) =>
    inTurn(() =>
      onOwnConnection(
        database,
        actor.shopId,
        jobs.stopping,
        async (trx) => {
          await changeGoodsCost(trx, actor, body.percent);
          return { percent: (await goodsCostRule(trx, actor.shopId))?.percent ?? null };
        },
        { ...WORK_LIMITS, lock: CALL_LIMITS.lock }, // an import holds the ledger for minutes: the caller gets an answer at once
      ),
    ),
  );
};
