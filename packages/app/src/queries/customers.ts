import { keepPreviousData, skipToken, useMutation, useQueryClient } from '@tanstack/react-query';
import { customerRoutes, type CustomerFileQuery, type CustomerListQuery, type CustomersQuery } from '@adaos/api';
import { client } from './client.ts';
import { useLiveQuery } from './live.ts';
import { invalidateLedger, ledgerKey } from './overview.ts';
import { saveFile } from './saveFile.ts';
import { useLanguage } from '../i18n/useLanguage.ts';

/** New and returning customers of a period, cohorts and what they are worth; `undefined` waits. */
export function useCustomersQuery(query: CustomersQuery | undefined) {
  return useLiveQuery({
    queryKey: [...ledgerKey, 'customers', query],
    queryFn: query ? ({ signal }) => client.call(customerRoutes.getCustomers, { query, signal }) : skipToken,
    placeholderData: keepPreviousData,
  });
}

/** The segments and a page of customers. Those shown stay until the next ones are there. */
export function useCustomerListQuery(query: CustomerListQuery) {
  return useLiveQuery({
    queryKey: [...ledgerKey, 'customerList', query],
    queryFn: ({ signal }) => client.call(customerRoutes.listCustomers, { query, signal }),
    placeholderData: keepPreviousData,
  });
}

/** One customer with a page of their orders. */
export function useCustomerQuery(id: string, page: { page: number; limit: number }) {
  return useLiveQuery({
    queryKey: [...ledgerKey, 'customer', id, page],
    queryFn: ({ signal }) => client.call(customerRoutes.getCustomer, { params: { id }, query: page, signal }),
    placeholderData: keepPreviousData,
  });
}

/** Has the customers that are asked for saved as a file. */
export function useDownloadCustomers(onError: (error: unknown) => void) {
  const language = useLanguage();
  return useMutation({
    mutationFn: (query: CustomerFileQuery) =>
      client.call(customerRoutes.downloadCustomers, { query: { ...query, language } }),
    onSuccess: (file) => saveFile(file, 'customers.csv'),
    onError,
  });
}

/** Has all that is known of a customer saved as a file. */
export function useDownloadCustomer(onError: (error: unknown) => void) {
  const language = useLanguage();
  return useMutation({
    mutationFn: (id: string) => client.call(customerRoutes.downloadCustomer, { params: { id }, query: { language } }),
    onSuccess: (file) => saveFile(file, 'customer.csv'),
    onError,
  });
}

export function useFindCustomer() {
  return useMutation({
    mutationFn: (customer: string) => client.call(customerRoutes.findCustomer, { body: { customer } }),
  });
}

/** Erases what a customer is called. What shows customers is read again before it is done. */
export function useEraseCustomer() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => client.call(customerRoutes.eraseCustomer, { params: { id } }),
    onSuccess: () => invalidateLedger(queries),
  });
}
