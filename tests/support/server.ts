import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { root } from './root.ts';

const READY = /^Adaos is ready at (\S+)$/m;

/** The environment of a server under test: nothing of the tester's own settings. */
function environment(dataDir: string, settings: Record<string, string>): Record<string, string> {
  const { PATH = '', HOME = '', TMPDIR } = process.env;
  const own = { PATH, HOME, ...(TMPDIR ? { TMPDIR } : {}), DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'warn' };
  return { ...own, ...settings };
}

/** A process of the real server. */
export class ServerProcess {
  readonly child: ChildProcess;
  readonly dataDir: string;
  /** Everything that it wrote so far. */
  output = '';
  /** Its exit code once it has ended; null when a signal ended it. */
  readonly exit: Promise<number | null>;

  /**
   * @param dataDir holds its database and its mails; it may be new
   * @param settings environment variables over the defaults: a port chosen by the system, and nothing outside
   * @param command what to start, default the server itself; then in a process group of its own, as in a terminal
   */
  constructor(dataDir: string, settings: Record<string, string> = {}, command?: string[]) {
    const [program = '', ...args] = command ?? [
      process.execPath,
      '--conditions=adaos-source',
      '--max-semi-space-size=16', // as scripts/boot.mjs starts it
      'packages/server/src/main.ts',
    ];
    this.dataDir = dataDir;
    const stdio = ['ignore', 'pipe', 'pipe'] as const;
    this.child = spawn(program, args, {
      cwd: root,
      env: environment(dataDir, settings),
      detached: command !== undefined,
      stdio: [...stdio],
    });
    for (const stream of [this.child.stdout, this.child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => (this.output += text));
    }
    this.exit = once(this.child, 'close').then(([code]) => code as number | null);
  }

  get pid(): number {
    if (!this.child.pid) throw new Error('The server has not been started.');
    return this.child.pid;
  }

  /**
   * Waits until it answers.
   * @returns its address, without a slash at its end
   * @throws Error with what it said when it ends before
   */
  async ready(): Promise<string> {
    for (;;) {
      const address = READY.exec(this.output)?.[1];
      if (address) return address;
      const ended = await Promise.race([
        this.exit.then(() => true),
        ...[this.child.stdout, this.child.stderr].flatMap((stream) =>
          stream ? [once(stream, 'data').then(() => false)] : [],
        ),
      ]);
      if (ended && !READY.test(this.output)) throw new Error(`The server ended before it was ready:\n${this.output}`);
    }
  }

  /** Asks it to end, and waits until it has. */
  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
    this.child.kill(signal);
    return this.exit;
  }

  /** Ends it at once, as a crash would. */
  async crash(): Promise<void> {
    this.child.kill('SIGKILL');
    await this.exit;
  }
}
