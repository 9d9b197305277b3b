import * as z from 'zod/mini';
import { lengthOf, PASSWORD_MAX } from '../passwordLength.ts';

export type ChangePasswordValues = { oldPassword: string; newPassword: string; confirmPassword: string };

type Issue = readonly [keyof ChangePasswordValues, 'required' | 'mismatch' | 'tooShort' | 'tooLong' | 'unchanged'];

/** The first error, in the order in which they are reported; undefined without one. */
function firstIssue(values: ChangePasswordValues, min: number): Issue | undefined {
  const { oldPassword, newPassword, confirmPassword } = values;
  const names = ['oldPassword', 'newPassword', 'confirmPassword'] as const;
  const empty = names.find((name) => values[name] === '');
  if (empty) return [empty, 'required'];
  if (newPassword !== confirmPassword) return ['confirmPassword', 'mismatch'];
  if (lengthOf(newPassword) < min) return ['newPassword', 'tooShort'];
  if (lengthOf(newPassword) > PASSWORD_MAX) return ['newPassword', 'tooLong'];
  if (newPassword === oldPassword) return ['newPassword', 'unchanged'];
  return undefined;
}

/** The checks of a change; `min` is the minimum length of the new password in characters. */
export const changePasswordSchema = (min: number) =>
  z.object({ oldPassword: z.string(), newPassword: z.string(), confirmPassword: z.string() }).check((form) => {
    const issue = firstIssue(form.value, min);
    if (issue) form.issues.push({ code: 'custom', path: [issue[0]], message: issue[1], input: form.value });
  });
