import { useMutation } from '@tanstack/react-query';
import type { CallInput } from '@adaos/api/client';
import { contactRoutes } from '@adaos/api';
import { apiBaseUrl } from '../env.ts';
import { client } from './client.ts';

/** Where the browser sends the form by itself, while no script runs. */
export const contactAction = apiBaseUrl + contactRoutes.sendContactForm.path;

export function useSendContactForm() {
  return useMutation({
    mutationFn: (body: CallInput<'sendContactForm'>['body']) => client.call(contactRoutes.sendContactForm, { body }),
  });
}
