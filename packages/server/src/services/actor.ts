import type { Role } from '@adaos/api';

/** Who is calling, as the database has it at this moment. */
export interface Actor {
  readonly accountId: string;
  readonly sessionId: string;
  readonly shopId: string;
  readonly role: Role;
  readonly mustChangePassword: boolean;
  /** One of those who answer the support of the whole platform. */
  readonly operator: boolean;
}
