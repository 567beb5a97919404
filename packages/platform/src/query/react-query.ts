/** React Query, through the one door. Its `useMutation` is ours: one press is one act. */
export {
  infiniteQueryOptions,
  keepPreviousData,
  mutationOptions,
  queryOptions,
  useInfiniteQuery,
  useQueries,
  useQuery,
} from '@tanstack/react-query';
export { useMutation } from './use-mutation';
