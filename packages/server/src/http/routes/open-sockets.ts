import { SUPPORT_SOCKETS } from '@adaos/api';

/** Sockets of one address that have not signed in. */
const NOT_SIGNED_IN = 30;

export interface UserSocket {
  readonly accountId: string;
  /** A newer socket of the same user takes its place. */
  onReplaced(): void;
}

/** The open sockets of this process: how many an address has that are not signed in, and which a user has. */
export class OpenSockets {
  readonly #entering = new Map<string, number>();
  readonly #ofUsers = new Map<string, Set<UserSocket>>();

  /**
   * Counts a socket until it has signed in or is closed.
   * @returns what ends that, once; null where the address has as many as it may.
   */
  enter(network: string): (() => void) | null {
    const count = this.#entering.get(network) ?? 0;
    if (count >= NOT_SIGNED_IN) return null;
    this.#entering.set(network, count + 1);
    let counted = true;
    return () => {
      if (!counted) return;
      counted = false;
      const left = (this.#entering.get(network) ?? 1) - 1;
      if (left === 0) this.#entering.delete(network);
      else this.#entering.set(network, left);
    };
  }

  /** Adds a socket of a user. Where that is one too many the oldest gives way: the user looks at the newest. */
  add(socket: UserSocket): void {
    const own = this.#ofUsers.get(socket.accountId) ?? new Set();
    this.#ofUsers.set(socket.accountId, own.add(socket));
    const [oldest] = own;
    if (oldest === undefined || own.size <= SUPPORT_SOCKETS) return;
    own.delete(oldest);
    oldest.onReplaced();
  }

  delete(socket: UserSocket): void {
    const own = this.#ofUsers.get(socket.accountId);
    own?.delete(socket);
    if (own?.size === 0) this.#ofUsers.delete(socket.accountId);
  }
}
