import { authRoutes } from '@adaos/api';
import { isApiError, type CallInput } from '@adaos/api/client';
import { client } from './client.ts';

/** What a login answers, in full, without a session beginning here. For controls of development builds. */
export async function rawLogin(body: CallInput<'login'>['body']): Promise<string> {
  try {
    return JSON.stringify(await client.call(authRoutes.login, { body }), null, 2);
  } catch (error) {
    if (!isApiError(error)) throw error;
    const { kind, status, code, message } = error;
    return JSON.stringify({ kind, status, code, message }, null, 2);
  }
}
