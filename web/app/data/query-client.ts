import { type DefaultOptions, QueryClient } from '@tanstack/react-query';
import { fetchJson } from './fetch-json';

/** The defaults of queries: data never become stale, and nothing is requested twice. */
const QUERY_DEFAULTS: DefaultOptions['queries'] = {
  queryFn: fetchJson(),
  staleTime: Number.POSITIVE_INFINITY,
  refetchOnWindowFocus: false,
  refetchInterval: false,
  retry: false,
};

export const queryClient = new QueryClient({
  defaultOptions: { queries: QUERY_DEFAULTS, mutations: { retry: false } },
});
