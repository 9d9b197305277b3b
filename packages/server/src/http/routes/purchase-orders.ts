import type { RouteModule } from '../app/build-app.ts';
import { compareSuppliers } from '../../stock/compare-suppliers.ts';
import { orderCsv, orderPdf } from '../../stock/order-file.ts';
import { listSupplierProducts } from '../../stock/supplier-products.ts';
import { getProposal } from '../../stock/proposal.ts';
import {
  addPurchaseOrder,
  cancelPurchaseOrder,
  changePurchaseOrder,
  getPurchaseOrder,
  listPurchaseOrders,
  placePurchaseOrder,
  receiveGoods,
  undoReceipt,
} from '../../stock/purchase-orders.ts';

/** What is ordered of suppliers, from the proposal to the goods. */
export const purchaseOrderRoutes: RouteModule = (_app, implement, services) => {
  implement('getStockProposal', ({ query, actor }) => getProposal(services.database, actor.shopId, query));
  implement('compareSuppliers', ({ actor }) => compareSuppliers(services.database, actor.shopId));
  implement('listSupplierProducts', ({ params, actor }) =>
    listSupplierProducts(services.database, actor.shopId, params.id),
  );
  implement('listPurchaseOrders', ({ actor }) => listPurchaseOrders(services, actor));
  implement('addPurchaseOrder', ({ body, actor }) => addPurchaseOrder(services, actor, body));
  implement('getPurchaseOrder', ({ params, actor }) => getPurchaseOrder(services, actor, params.id));
  implement('changePurchaseOrder', ({ params, body, actor }) => changePurchaseOrder(services, actor, params.id, body));
  implement('placePurchaseOrder', ({ params, body, actor }) => placePurchaseOrder(services, actor, params.id, body));
  implement('cancelPurchaseOrder', ({ params, actor }) => cancelPurchaseOrder(services, actor, params.id));
  implement('receiveGoods', ({ params, body, actor }) => receiveGoods(services, actor, params.id, body));
  implement('undoReceipt', ({ params, actor }) => undoReceipt(services, actor, params.id, params.receipt));
  implement('downloadPurchaseOrder', async ({ params, actor, reply }) => {
    const { name, content } = orderCsv(await getPurchaseOrder(services, actor, params.id));
    reply.header('content-disposition', `attachment; filename="${name}"`);
    return content;
  });
  implement('printPurchaseOrder', async ({ params, query, actor, reply }) => {
    const { name, content } = await orderPdf(services, actor, params.id, query.language);
    reply.header('content-disposition', `attachment; filename="${name}"`);
    return content;
  });
};
