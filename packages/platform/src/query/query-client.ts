import { QueryClient } from '@tanstack/react-query';
import { defaultQuery } from './default-query';

/**
 * The page's one query client. By default nothing retries, nothing refetches on focus or timer, and all is
 * fresh at once (RULE-32); a query that states its own figures overrides this (RULE-33). Nothing waits for a
 * connection: without one, reads come from what this device kept, and writes are queued or refused at once.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      queryFn: defaultQuery,
      retry: false,
      refetchOnWindowFocus: false,
      refetchInterval: false,
      staleTime: 0,
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});
