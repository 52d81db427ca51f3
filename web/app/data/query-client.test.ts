import { expect, test, vi } from 'vitest';
import { queryClient } from './query-client';
import { sampleQuery } from './sample-query';

test('a failed query is not retried', async () => {
  const queryFn = vi.fn().mockRejectedValue(new Error('500: no'));
  await expect(queryClient.fetchQuery({ queryKey: ['failing'], queryFn })).rejects.toThrow('500: no');
  expect(queryFn).toHaveBeenCalledTimes(1);
});

test('data never becomes stale', async () => {
  const queryFn = vi.fn().mockResolvedValue(1);
  await queryClient.fetchQuery({ queryKey: ['lasting'], queryFn });
  await queryClient.fetchQuery({ queryKey: ['lasting'], queryFn });
  expect(queryFn).toHaveBeenCalledTimes(1);
});

test('a sample is requested at its own address', () => {
  expect(sampleQuery('academic').queryKey.join('/')).toBe('/samples/academic.json');
});
