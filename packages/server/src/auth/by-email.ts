import { sql } from 'kysely';

/** @param email lower case. */
export const byEmail = (email: string) => sql<boolean>`lower(accounts.email) = ${email}`;
