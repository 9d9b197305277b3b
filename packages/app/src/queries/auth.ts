import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { authRoutes, PASSWORD_LEAST, type PasswordRules, type Session } from '@adaos/api';
import type { CallInput } from '@adaos/api/client';
import { mockMode, notify, preferences, session } from '../state/index.ts';
import { SampleModeError } from './carefulClient.ts';
import { client } from './client.ts';
import { messages } from './queries.messages.ts';

export const sessionKey = ['session'] as const;

/** The signed-in user, role and shop as the server has them; what it says replaces what storage said. */
export function useSessionQuery({ enabled = true }: { enabled?: boolean } = {}) {
  const query = useQuery({
    queryKey: sessionKey,
    queryFn: ({ signal }) => client.call(authRoutes.getSession, { signal }),
    enabled,
  });
  useEffect(() => {
    if (!query.data) return;
    session.confirm(query.data.user);
    const { language } = query.data;
    // What was chosen in this browser stands; a choice made elsewhere is taken over where there is none.
    if (language !== undefined && preferences.language() === undefined) preferences.chooseLanguage(language);
  }, [query.data]);
  return query;
}

export function useLogin() {
  return useMutation({
    mutationFn: (body: CallInput<'login'>['body']) => client.call(authRoutes.login, { body }),
  });
}

export function useRegister() {
  return useMutation({
    mutationFn: (body: CallInput<'register'>['body']) => client.call(authRoutes.register, { body }),
    onSuccess({ accessToken, refreshToken }) {
      if (accessToken !== undefined) session.adopt({ accessToken, refreshToken });
    },
  });
}

export function useResendVerification() {
  return useMutation({
    mutationFn: (body: CallInput<'resendVerification'>['body']) => client.call(authRoutes.resendVerification, { body }),
  });
}

/** Confirms the address that `token` was sent to: once for each `visit` of the page. */
export function useVerifyEmail(token: string, visit: string) {
  return useQuery({
    queryKey: ['verifyEmail', token, visit],
    queryFn: ({ signal }) => client.call(authRoutes.verifyEmail, { query: { token }, signal }),
    enabled: token !== '',
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });
}

/** How long a new password must be, by the flow that sets it; the contract's own least until the server has told. */
export function usePasswordRules(): PasswordRules {
  const { data } = useQuery({
    queryKey: ['passwordRules'],
    queryFn: ({ signal }) => client.call(authRoutes.getPasswordRules, { signal }),
    staleTime: Infinity,
  });
  return data ?? PASSWORD_LEAST;
}

/** Asks for a mail to set a new password; from the settings, which show a sample in mock mode, none is sent of that. */
export function useRequestReset() {
  return useMutation({
    mutationFn: async (body: CallInput<'requestReset'>['body']) => {
      if (mockMode.isOn() && session.current().status === 'signed-in') throw new SampleModeError();
      return client.call(authRoutes.requestReset, { body });
    },
  });
}

/** Sets a new password by the token of the mail. */
export function useConfirmReset(token: string) {
  return useMutation({
    mutationFn: (password: string) => client.call(authRoutes.confirmReset, { query: { token }, body: { password } }),
  });
}

/** Changes the own password; a change that was forced is then done with. */
export function useChangePassword() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: CallInput<'changePassword'>['body']) => client.call(authRoutes.changePassword, { body }),
    onSuccess() {
      queries.setQueryData<Session>(sessionKey, (before) => before && { ...before, mustChangePassword: false });
    },
  });
}

/** Ends the session here at once, in the other tabs, and on the server. */
export async function logout(): Promise<void> {
  const refreshToken = session.tokens.read()?.refreshToken;
  session.end('logout');
  if (refreshToken === undefined) return;
  try {
    await client.call(authRoutes.logout, { body: { refreshToken } });
  } catch {
    notify({ severity: 'warning', message: messages.logoutUnconfirmed });
  }
}
