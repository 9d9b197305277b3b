import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { profileRoutes, securityRoutes, type Profile } from '@adaos/api';
import type { CallInput } from '@adaos/api/client';
import { client } from './client.ts';
import { readAhead, useLiveQuery } from './live.ts';
import { sessionKey } from './session.ts';

const profileKey = ['profile'] as const;
const sessionsKey = ['openSessions'] as const;
const twoFactorKey = ['twoFactor'] as const;

const profile = queryOptions({
  queryKey: profileKey,
  queryFn: ({ signal }) => client.call(profileRoutes.getProfile, { signal }),
});

export const useProfileQuery = () => useLiveQuery(profile);
export const readProfileAhead = () => readAhead(profile);

/** Keeps the answer to a change of the profile, and updates the name wherever it is shown. */
function useKeepProfile() {
  const queries = useQueryClient();
  return (changed: Profile) => {
    queries.setQueryData(profileKey, changed);
    return queries.invalidateQueries({ queryKey: sessionKey });
  };
}

export function useUpdateProfile() {
  const keep = useKeepProfile();
  return useMutation({
    mutationFn: (body: CallInput<'updateProfile'>['body']) => client.call(profileRoutes.updateProfile, { body }),
    onSuccess: keep,
  });
}

export function useUpdatePreferences() {
  const keep = useKeepProfile();
  return useMutation({
    mutationFn: (body: CallInput<'updatePreferences'>['body']) =>
      client.call(profileRoutes.updatePreferences, { body }),
    onSuccess: keep,
  });
}

export function useChangePasswordInSettings() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: CallInput<'changePasswordInSettings'>['body']) =>
      client.call(profileRoutes.changePasswordInSettings, { body }),
    onSuccess: () => queries.invalidateQueries({ queryKey: sessionsKey }),
  });
}

export function useOpenSessionsQuery() {
  return useQuery({
    queryKey: sessionsKey,
    queryFn: ({ signal }) => client.call(securityRoutes.listSessions, { signal }),
  });
}

/** Ends one of the own sessions by its id, or `others`: all but this one. */
export function useEndSession() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) =>
      id === 'others'
        ? client.call(securityRoutes.logoutEverywhere, { body: { keepCurrent: true } })
        : client.call(securityRoutes.endSession, { params: { id } }),
    onSettled: () => queries.invalidateQueries({ queryKey: sessionsKey }),
  });
}

export function useTwoFactorQuery() {
  return useQuery({
    queryKey: twoFactorKey,
    queryFn: ({ signal }) => client.call(securityRoutes.getTwoFactor, { signal }),
  });
}

/** The calls around the second factor; each change is followed by a fresh look at it. */
export function useTwoFactorChanges() {
  const queries = useQueryClient();
  const look = () => queries.invalidateQueries({ queryKey: twoFactorKey });
  const setUp = useMutation({ mutationFn: () => client.call(securityRoutes.setUpTwoFactor, {}) });
  const confirm = useMutation({
    mutationFn: (code: string) => client.call(securityRoutes.confirmTwoFactor, { body: { code } }),
    onSuccess: look,
  });
  const disable = useMutation({
    mutationFn: (body: CallInput<'disableTwoFactor'>['body']) => client.call(securityRoutes.disableTwoFactor, { body }),
    onSuccess: look,
  });
  const renew = useMutation({
    mutationFn: (body: CallInput<'renewBackupCodes'>['body']) => client.call(securityRoutes.renewBackupCodes, { body }),
    onSuccess: look,
  });
  return { setUp, confirm, disable, renew };
}
