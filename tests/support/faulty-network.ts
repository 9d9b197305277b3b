import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { Duplex } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as delay } from 'node:timers/promises';

/**
 * What happens to the bytes:
 * - `pass`: nothing
 * - `slow`: every piece of them waits `SLOW_MS`
 * - `black hole`: connections are accepted and kept, and nothing passes any more until the state changes
 * - `garbage`: answers are other bytes of the same length
 * - `refuse`: new connections are closed at once
 */
export type NetworkState = 'pass' | 'slow' | 'black hole' | 'garbage' | 'refuse';

const SLOW_MS = 150;

/** A port on loopback, or the path of a socket. */
type Target = { readonly port: number } | { readonly path: string };

/** A TCP relay on loopback between the server under test and something that it calls. */
export class FaultyNetwork {
  readonly #server: Server;
  readonly #callers = new Set<Socket>();
  #state: NetworkState = 'pass';
  #changed = Promise.withResolvers<void>();

  private constructor(target: () => Target) {
    this.#server = createServer((near) => {
      if (this.#state === 'refuse') return void near.destroy();
      const far = connect({ host: '127.0.0.1', ...target() });
      this.#callers.add(near.setNoDelay(true));
      near.on('close', () => this.#callers.delete(near));
      void pipeline(near, this.#passage(false), far).catch(() => near.destroy());
      void pipeline(far, this.#passage(true), near).catch(() => far.destroy());
    });
  }

  /** @param target where a connection leads, asked at its beginning. */
  static async to(target: () => Target): Promise<FaultyNetwork> {
    const network = new FaultyNetwork(target);
    network.#server.listen(0, '127.0.0.1');
    await once(network.#server, 'listening');
    return network;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  set state(state: NetworkState) {
    this.#state = state;
    this.#changed.resolve();
    this.#changed = Promise.withResolvers();
  }

  #passage(back: boolean): Duplex {
    const held = async () => {
      if (this.#state === 'slow') await delay(SLOW_MS);
      while (this.#state === 'black hole') await this.#changed.promise;
    };
    const passed = async function* (this: FaultyNetwork, pieces: AsyncIterable<Buffer>) {
      for await (const piece of pieces) {
        await held();
        yield back && this.#state === 'garbage' ? randomBytes(piece.length) : piece;
      }
    };
    return Duplex.from(passed.bind(this));
  }

  /** Ends every connection at once, with a reset. */
  cut(): void {
    for (const caller of this.#callers) caller.resetAndDestroy();
  }

  async close(): Promise<void> {
    this.state = 'refuse';
    this.cut();
    this.#server.close();
    await once(this.#server, 'close');
  }
}
