import type { QueryFunctionContext } from '@tanstack/react-query';

/** How a query treats status 401: as a failure, or as the absence of data. */
type UnauthorizedBehavior = 'throw' | 'returnNull';

/** Makes a query function that gets JSON from the address formed by the query key's segments, joined with slashes. */
export function fetchJson<Data>(options?: { readonly on401: 'throw' }): JsonQuery<Data>;
export function fetchJson<Data>(options: { readonly on401: 'returnNull' }): JsonQuery<Data | null>;
export function fetchJson<Data>(
  { on401 }: { readonly on401: UnauthorizedBehavior } = { on401: 'throw' },
): JsonQuery<Data | null> {
  return async ({ queryKey, signal }) => {
    const response = await fetch(queryKey.join('/'), { credentials: 'include', signal });
    if (response.status === 401 && on401 === 'returnNull') return null;
    if (!response.ok) throw new Error(await failureOf(response));
    return (await response.json()) as Data;
  };
}

export type JsonQuery<Data> = (context: Pick<QueryFunctionContext, 'queryKey' | 'signal'>) => Promise<Data>;

async function failureOf(response: Response): Promise<string> {
  const text = (await response.text()) || response.statusText;
  return `${response.status}: ${text}`;
}
