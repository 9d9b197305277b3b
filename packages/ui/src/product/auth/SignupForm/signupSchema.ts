import * as z from 'zod/mini';
import { emailRule } from '../emailRule.ts';
import { lengthOf, PASSWORD_MAX } from '../passwordLength.ts';

/** The most characters that the server accepts, by field. */
export const MAX = { company: 200, email: 254, password: PASSWORD_MAX, registrationNumber: 64, phone: 32 } as const;

const optionalText = (max: number) => z.string().check(z.trim(), z.maxLength(max, 'tooLong'));

/** The signup form's checks; `min` is the minimum length of a password in characters. */
export const signupSchema = (min: number) =>
  z.object({
    company: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(MAX.company, 'tooLong')),
    email: emailRule,
    password: z.string().check(
      z.minLength(1, 'required'),
      z.refine((text) => lengthOf(text) >= min, 'tooShort'),
      z.refine((text) => lengthOf(text) <= MAX.password, 'tooLong'),
    ),
    registrationNumber: optionalText(MAX.registrationNumber),
    phone: optionalText(MAX.phone),
  });

/** What a signup sends; optional fields that were left empty are left out. */
export type SignupValues = {
  company: string;
  email: string;
  password: string;
  registrationNumber?: string;
  phone?: string;
};

/** Checked values without the empty optional ones. */
export function toSignupValues({
  registrationNumber,
  phone,
  ...values
}: z.output<ReturnType<typeof signupSchema>>): SignupValues {
  return { ...values, ...(registrationNumber && { registrationNumber }), ...(phone && { phone }) };
}
