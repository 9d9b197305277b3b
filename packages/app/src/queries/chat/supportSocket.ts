import { ServerFrame, SUPPORT_CLOSE, type ClientFrame } from '@adaos/api';

interface SocketOptions {
  /** The socket's address. */
  url: string;
  /** The first frame of each connection; undefined where nobody is signed in. */
  auth: () => ClientFrame | undefined;
  /** Brings a token in place of a refused one; false where the session has ended. Rejects without a connection. */
  renew: () => Promise<boolean>;
  /** The server takes questions now. */
  onReady: () => void;
  onFrame: (frame: ServerFrame) => void;
  /** The connection that was ready, or was to be, is gone. `failed`: it never got ready, or is not tried again. */
  onLost: (failed: boolean) => void;
  /** Milliseconds before each try to connect again; the last one repeats. Default 1, 2, 4, 8, 16 and 30 s. */
  pauses?: readonly number[];
  /** A share by which a pause is made longer, 0 to 1, so that not everyone comes back at once. */
  spread?: () => number;
}

const PAUSES = [1000, 2000, 4000, 8000, 16_000, 30_000];

function frameOf(data: unknown): ServerFrame | undefined {
  if (typeof data !== 'string') return undefined;
  try {
    const parsed = ServerFrame.safeParse(JSON.parse(data));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Keeps a socket to the support open until it is closed here: connects, signs in by the first frame, and
 * connects again after a loss, with growing pauses.
 */
export function openSupportSocket(options: SocketOptions) {
  const { url, auth, renew, onReady, onFrame, onLost, pauses = PAUSES, spread = Math.random } = options;
  let socket: WebSocket | undefined;
  let ready = false;
  let closed = false;
  let failures = 0;
  let refusals = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Newer windows of the user have the connections; this one has one again when the user turns to it. */
  let replaced = false;

  function again(tooMany: boolean): void {
    const pause = pauses[Math.min(tooMany ? pauses.length - 1 : failures, pauses.length - 1)] ?? 0;
    failures += 1;
    timer = setTimeout(hurry, pause * (1 + spread() / 2));
  }

  /** Connects now where a pause before the next try is under way, or newer windows had taken the connection. */
  function hurry(): void {
    if ((timer === undefined && !replaced) || closed) return;
    clearTimeout(timer);
    timer = undefined;
    replaced = false;
    connect();
  }

  async function afterRefusal(): Promise<void> {
    refusals += 1;
    const renewed = refusals === 1 ? await renew().catch(() => 'unreachable') : false;
    if (closed) return;
    if (renewed === true) return connect();
    onLost(true);
    if (renewed === false) return;
    refusals = 0;
    again(false);
  }

  function lost(code: number): void {
    const wasReady = ready;
    ready = false;
    socket = undefined;
    if (closed) return;
    if (code === SUPPORT_CLOSE.unauthenticated) {
      if (wasReady) onLost(false);
      void afterRefusal();
      return;
    }
    if (code === SUPPORT_CLOSE.replaced) {
      replaced = true;
      return onLost(false);
    }
    onLost(!wasReady);
    if (code === SUPPORT_CLOSE.forbidden) return;
    again(code === SUPPORT_CLOSE.tooMany);
  }

  function connect(): void {
    const first = auth();
    if (first === undefined) return onLost(true);
    const opened = new WebSocket(url);
    socket = opened;
    opened.addEventListener('open', () => opened.send(JSON.stringify(first)));
    opened.addEventListener('message', ({ data }) => {
      const frame = opened === socket ? frameOf(data) : undefined;
      if (frame === undefined) return;
      if (frame.type !== 'ready') return onFrame(frame);
      ready = true;
      failures = 0;
      refusals = 0;
      onReady();
    });
    opened.addEventListener('close', ({ code }) => {
      if (opened === socket) lost(code);
    });
  }

  connect();
  return {
    /** Whether a question can be sent now. */
    isReady: () => ready,
    /** Sends a frame over a connection that is ready. */
    send: (frame: ClientFrame): void => socket?.send(JSON.stringify(frame)),
    hurry,
    /** Gives up a connection that does not answer, and tries another. */
    drop: (): void => {
      const silent = socket;
      if (silent === undefined) return;
      lost(1006);
      silent.close();
    },
    close: (): void => {
      closed = true;
      ready = false;
      clearTimeout(timer);
      socket?.close(1000);
      socket = undefined;
    },
  };
}

export type SupportSocket = ReturnType<typeof openSupportSocket>;
