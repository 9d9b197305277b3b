/** The roles of a shop's users, least first. A role's level is its place in this list plus one (viewer 1, manager 2, admin 3). */
export const ROLES = ['viewer', 'manager', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** True when `role` may do what `least` asks for: admin implies manager, manager implies viewer. */
export function hasRole(role: Role, least: Role): boolean {
  return ROLES.indexOf(role) >= ROLES.indexOf(least);
}

/** A user of a shop is `invited` until the invitation is accepted. */
export const USER_STATUSES = ['active', 'invited'] as const;
export type UserStatus = (typeof USER_STATUSES)[number];
