// Apart from the schemas, so that a page that only needs these words loads no validation.

/** The user roles, least first. A role's level is its place in this list plus one (viewer 1, manager 2, admin 3). */
export const ROLES = ['viewer', 'manager', 'admin'] as const;

/** True when `role` may do what `least` asks for: admin implies manager, manager implies viewer. */
export function hasRole(role: (typeof ROLES)[number], least: (typeof ROLES)[number]): boolean {
  return ROLES.indexOf(role) >= ROLES.indexOf(least);
}

/** The languages of the product; English is the fallback. */
export const LANGUAGES = ['en', 'ro', 'fr', 'es', 'pt'] as const;
