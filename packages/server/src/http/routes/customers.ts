import type { RouteModule } from '../app/build-app.ts';
import { findCustomer, getCustomer } from '../../customers/customer.ts';
import { getCustomers } from '../../customers/customers.ts';
import { eraseCustomer } from '../../customers/erase.ts';
import { customerFile, customersFile } from '../../customers/files.ts';
import { listCustomers } from '../../customers/list.ts';

/** What customers are worth after costs; their data as files, and their erasure. */
export const customerRoutes: RouteModule = (_app, implement, services) => {
  const { database } = services;
  implement('getCustomers', ({ query, actor }) => getCustomers(database, actor.shopId, query));
  implement('listCustomers', ({ query, actor }) => listCustomers(services, actor.shopId, query));
  implement('findCustomer', ({ body, actor }) => findCustomer(database, actor.shopId, body.customer));
  implement('getCustomer', ({ params, query, actor }) => getCustomer(services, actor.shopId, params.id, query));
  implement('eraseCustomer', ({ params, actor }) => eraseCustomer(services, actor, params.id));
  implement('downloadCustomers', ({ query, actor, reply }) => {
    reply.header('content-disposition', 'attachment; filename="customers.csv"');
    return customersFile(services, actor, query);
  });
  implement('downloadCustomer', ({ params, query, actor, reply }) => {
    reply.header('content-disposition', 'attachment; filename="customer.csv"');
    return customerFile(services, actor, params.id, query.language);
  });
};
