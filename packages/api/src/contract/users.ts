import { USER_STATUSES } from '@adaos/domain';
import * as z from 'zod/mini';
import { Outcome, Role, Source, Timestamp, Uuid } from './common.ts';
import { Email, Name, Password } from './credentials.ts';
import { route } from './route.ts';
import { User } from './session.ts';

/** A user of the own shop, as its admin sees them. */
export const ShopUser = z.extend(User, {
  /** `invited` until the link in the invitation was opened: nobody can log in before. */
  status: z.optional(z.enum(USER_STATUSES)),
  emailVerified: z.optional(z.boolean()),
  twoFactorEnabled: z.optional(z.boolean()),
  mustChangePassword: z.optional(z.boolean()),
  lastLogin: z.optional(z.nullable(Timestamp)),
});
export type ShopUser = z.infer<typeof ShopUser>;

/** What the specification names "New user payload". */
export const NewUser = z.object({ email: Email, password: Password, name: Name, role: z._default(Role, 'viewer') });
export type NewUser = z.input<typeof NewUser>;

const UserId = z.object({ id: Uuid });
/** The user as changed, under either name, or only that it is done. */
const OneUser = z.union([
  z.object({ message: z.optional(z.string()), data: ShopUser }),
  z.object({ user: ShopUser }),
  Outcome,
]);

export const userRoutes = {
  listUsers: route({
    method: 'GET',
    path: '/auth/users',
    access: 'admin',
    summary: 'The users of the own shop, oldest first, then those who are invited.',
    status: 200,
    answer: z.object({ data: z.array(ShopUser), source: z.optional(Source) }),
  }),
  createUser: route({
    method: 'POST',
    path: '/auth/create-user',
    access: 'admin',
    summary:
      'Invite a user to the own shop. The first password works once the link in the mail was opened, and must be changed then.',
    body: NewUser,
    status: 201,
    answer: OneUser,
  }),
  inviteAgain: route({
    method: 'POST',
    path: '/auth/users/:id/invite',
    access: 'admin',
    summary: 'Send the mail of an invitation again.',
    params: UserId,
    status: 200,
    answer: OneUser,
  }),
  setUserRole: route({
    method: 'PUT',
    path: '/auth/users/:id/role',
    access: 'admin',
    summary: 'Change the role of a user of the own shop; it holds from the next call on.',
    params: UserId,
    body: z.object({ role: Role }),
    status: 200,
    answer: OneUser,
  }),
  deleteUser: route({
    method: 'DELETE',
    path: '/auth/users/:id',
    access: 'admin',
    summary: 'Remove a user, or an invitation, from the own shop; neither oneself nor the last admin.',
    params: UserId,
    status: 200,
    answer: Outcome,
  }),
} as const;
