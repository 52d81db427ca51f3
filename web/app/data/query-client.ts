import { type DefaultOptions, QueryClient } from '@tanstack/react-query';
import { fetchJson } from './fetch-json';

/** What a query does unless it says otherwise: data never grow stale, and nothing is asked for twice. */
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
