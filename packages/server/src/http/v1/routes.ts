import type { FastifyInstance } from 'fastify';
import type { ApiCaller } from '../../api-keys/authenticate-key.ts';
import { questionOf } from '../../metrics/address.ts';
import { catalogueFor } from '../../metrics/catalogue.ts';
import { queryMetrics } from '../../metrics/query.ts';
import {
  listRawCustomers,
  listRawEntries,
  listRawLines,
  listRawOrders,
  listRawProducts,
} from '../../raw-rows/raw-rows.ts';
import type { Services } from '../../services/services.ts';
import type { AdmitCaller } from './bearer.ts';
import { createImplementV1 } from './implement-v1.ts';

const named = ({ scopes }: ApiCaller) => scopes.has('read:customers');

/** What programs ask for, by the keys of a shop. */
export function registerV1(app: FastifyInstance, services: Services, admit: AdmitCaller): void {
  app.decorateRequest('caller', undefined);
  const implement = createImplementV1(app, admit);
  const { database, appOrigin } = services;
  implement('listMetrics', async ({ caller }) => catalogueFor(caller.role));
  implement('query', ({ caller, query }) => queryMetrics(database, caller, questionOf(query), appOrigin()));
  implement('postQuery', ({ caller, body }) => queryMetrics(database, caller, body, appOrigin()));
  implement('listOrders', ({ caller, query }) => listRawOrders(services, caller.shopId, query, named(caller)));
  implement('listOrderLines', ({ caller, query }) => listRawLines(services, caller.shopId, query));
  implement('listProducts', ({ caller, query }) => listRawProducts(services, caller.shopId, query));
  implement('listCustomers', ({ caller, query }) => listRawCustomers(services, caller.shopId, query, named(caller)));
  implement('listLedgerEntries', ({ caller, query }) => listRawEntries(services, caller.shopId, query));
}
