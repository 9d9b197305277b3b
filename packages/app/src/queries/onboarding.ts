import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { onboardingRoutes } from '@adaos/api';
import { client } from './client.ts';
import { useLiveQuery } from './live.ts';
import { ledgerKey } from './overview.ts';

const onboardingKey = [...ledgerKey, 'onboarding'] as const;

const onboarding = queryOptions({
  queryKey: onboardingKey,
  queryFn: ({ signal }) => client.call(onboardingRoutes.getOnboarding, { signal }),
});

export const useOnboardingQuery = () => useLiveQuery(onboarding);

/** Puts the list of first steps away, or shows it again. */
export function useHideOnboarding() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (hidden: boolean) => client.call(onboardingRoutes.hideOnboarding, { body: { hidden } }),
    onSuccess: (_answer, hidden) =>
      queries.setQueryData(onboarding.queryKey, (before) => before && { ...before, hidden }),
  });
}
