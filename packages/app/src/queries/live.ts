import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import { mockMode, session, useMockMode } from '../state/index.ts';
import { queryClient } from './client.ts';

/** Whether the shop's own data are read: not while every screen shows the sample. */
export const useLive = (): boolean => !useMockMode();

/** A read of the shop's own data; in mock mode it is not sent. */
export function useLiveQuery<T, K extends QueryKey>(options: UseQueryOptions<T, Error, T, K>) {
  return useQuery({ ...options, enabled: useLive() });
}

/** Reads ahead what a page will ask for; a failure is shown when the page itself asks. */
export function readAhead<T, K extends QueryKey>(options: UseQueryOptions<T, Error, T, K>): Promise<unknown> {
  if (mockMode.isOn() || session.current().status !== 'signed-in') return Promise.resolve();
  const { queryKey, queryFn } = options;
  return queryClient.query({ queryKey, ...(queryFn && { queryFn }) }).catch(() => undefined);
}
