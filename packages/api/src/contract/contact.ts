import * as z from 'zod/mini';
import { Language, Outcome } from './common.ts';
import { Email, Name } from './credentials.ts';
import { route } from './route.ts';
import { text } from './text.ts';

export const ContactForm = z.object({
  name: Name,
  email: Email,
  company: Name,
  message: text({ least: 1, most: 5000 }),
  language: z.optional(Language),
  /** A field that people don't see and leave empty; a form with text in it is taken for spam. */
  website: z.optional(text({ most: 200 })),
});
export type ContactForm = z.input<typeof ContactForm>;

/**
 * A browser without scripts may post the form by itself (`application/x-www-form-urlencoded`): the answer is then a
 * redirect to the contact page in the form's language, `?sent=1`, or `?error=` and `invalid_request`, `too_many_attempts` or
 * `unavailable`. The language is in the query as well, for a body that cannot be read.
 */
export const contactRoutes = {
  sendContactForm: route({
    method: 'POST',
    path: '/api/contact',
    access: 'public',
    summary: 'Write to the people behind the product; the message is kept and mailed on.',
    body: ContactForm,
    status: 200,
    answer: Outcome,
  }),
} as const;
