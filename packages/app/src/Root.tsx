import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, type ReactNode } from 'react';
import { queryClient } from './queries/client.ts';
import { StateProvider } from './state/index.ts';

/** What is around the router, in the browser and where pages are prerendered: both trees have to agree. */
export function Root({ children }: { children: ReactNode }) {
  return (
    <StrictMode>
      <StateProvider>
        <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
      </StateProvider>
    </StrictMode>
  );
}
