import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { authRoutes, PASSWORD_LEAST, type PasswordRules, type Session } from '@adaos/api';
import type { CallInput } from '@adaos/api/client';
import { mockMode, session } from '../state/index.ts';
import { SampleModeError } from './carefulClient.ts';
import { client } from './client.ts';
import { sessionKey } from './session.ts';

export function useLogin() {
  return useMutation({
    mutationFn: (body: CallInput<'login'>['body']) => client.call(authRoutes.login, { body }),
  });
}

export function useRegister() {
  return useMutation({
    mutationFn: (body: CallInput<'register'>['body']) => client.call(authRoutes.register, { body }),
    onSuccess(answer) {
      if ('accessToken' in answer)
        session.adopt({ accessToken: answer.accessToken, refreshToken: answer.refreshToken });
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

/** How long a new password must be, by the flow that sets it; the contract's own minimum until the server has answered. */
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
      session.passwordChanged();
    },
  });
}
