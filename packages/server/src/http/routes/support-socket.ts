import websocket from '@fastify/websocket';
import {
  ClientFrame,
  type Role,
  type ServerFrame,
  SUPPORT_AUTH_SECONDS,
  SUPPORT_CLOSE,
  SUPPORT_FRAME_BYTES,
  SUPPORT_SOCKET_PATH,
} from '@adaos/api';
import { languageOf } from '@adaos/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { WebSocket } from 'ws';
import type { Actor } from '../../services/actor.ts';
import { toProblem } from '../problems.ts';
import { DomainError, ForbiddenError, NotFoundError, TooManyError } from '../../errors/domain-errors.ts';
import type { Services } from '../../services/services.ts';
import { type Admission, createAuthenticateToken, findActor, sessionEnded } from '../../auth/authenticate.ts';
import { networkOf } from '../../auth/limits.ts';
import { ask } from '../../support/ask.ts';
import type { Hub, Listener } from '../../support/hub.ts';
import { type MessageRow, presentMessage } from '../../support/messages.ts';
import { OpenSockets, type UserSocket } from './open-sockets.ts';

const HEARTBEAT_MS = 30_000;
/** Questions of one user, over all sockets of this process. */
const QUESTIONS = { points: 10, duration: 10 };
/** Frames of one socket; more of them is no person typing. */
const FRAMES = 60;
const FRAMES_WINDOW_MS = 10_000;
/** How long the other side may take to say goodbye. */
const CLOSING_MS = 2_000;
/** An access token is over by then for the other processes too, whose clocks may be a little behind. */
const AFTER_EXPIRY_MS = 2_000;
/** Ids of messages that a socket remembers to have delivered; two copies of one come within moments. */
const REMEMBERED = 100;
/** The protocol's own code of a server that fails (RFC 6455): clients connect again, as after a loss. */
const FAILED = 1011;

/** A page of another origin has no business here; programs send no origin. */
function isAllowedOrigin(request: FastifyRequest, { config, appOrigin }: Services): boolean {
  const { origin } = request.headers;
  if (origin === undefined) return true;
  if (origin === appOrigin() || config.corsOrigins.includes(origin)) return true;
  return !config.production && URL.canParse(origin) && new URL(origin).host === request.headers.host;
}

class Chat implements Listener, UserSocket {
  readonly shopId: string;
  readonly accountId: string;
  readonly sessionId: string;
  readonly #chats: Chats;
  readonly #socket: WebSocket;
  readonly #language: string | undefined;
  readonly #role: Role;
  readonly #expiry: NodeJS.Timeout;
  /** What this socket has already, the oldest first: an answer comes from the question and from the hub, in any order. */
  readonly #delivered = new Set<string>();

  constructor(chats: Chats, socket: WebSocket, { actor, until }: Admission, language: string | undefined) {
    ({ shopId: this.shopId, accountId: this.accountId, sessionId: this.sessionId, role: this.#role } = actor);
    this.#chats = chats;
    this.#socket = socket;
    this.#language = language;
    this.#expiry = setTimeout(() => this.onSessionEnd(), until.getTime() - Date.now() + AFTER_EXPIRY_MS);
  }

  /** The socket is closed. */
  end(): void {
    clearTimeout(this.#expiry);
  }

  /** A newer socket of the same user takes its place. */
  onReplaced(): void {
    this.#socket.close(SUPPORT_CLOSE.replaced, 'The chat is open in newer windows.');
  }

  onMessage(row: MessageRow): void {
    if (this.#isNew(row.id)) this.#deliver(row);
  }

  #isNew(id: string): boolean {
    if (this.#delivered.has(id)) return false;
    this.#delivered.add(id);
    const [oldest] = this.#delivered;
    if (oldest !== undefined && this.#delivered.size > REMEMBERED) this.#delivered.delete(oldest);
    return true;
  }

  #deliver(row: MessageRow): void {
    const { sender, text, id, timestamp, links, byPerson } = presentMessage(row);
    send(this.#socket, {
      type: 'message',
      message: text,
      id,
      sender,
      timestamp,
      ...(row.reply_to !== null && { replyTo: row.reply_to }),
      ...(links && { links }),
      ...(byPerson && { byPerson }),
      ...(row.handed_over && { handedOver: true }),
    });
  }

  onSessionEnd(): void {
    this.#socket.close(SUPPORT_CLOSE.unauthenticated, 'Please sign in again.');
  }

  async onMemberChange(): Promise<void> {
    try {
      const { role } = await this.#actor();
      if (role !== this.#role) this.onSessionEnd();
    } catch (error) {
      if (error instanceof DomainError) this.onSessionEnd();
      else this.#chats.services.log.error({ err: error }, 'support member');
    }
  }

  /** Who asks, as the database has it now: a socket outlives roles and memberships. @throws NotAuthenticatedError */
  async #actor(): Promise<Actor> {
    const actor = await findActor(this.#chats.services.database, this);
    if (!actor || actor.shopId !== this.shopId || actor.mustChangePassword) throw sessionEnded();
    return actor;
  }

  async question(frame: ClientFrame & { type: 'message' }): Promise<void> {
    try {
      await this.#chats.questions.consume(this.accountId);
      const actor = await this.#actor();
      const asked = { text: frame.message, id: frame.id, language: languageOf(this.#language) };
      const again = frame.id !== undefined && !this.#isNew(frame.id);
      const { answer } = await ask(this.#chats.services, actor, asked, (id) => {
        send(this.#socket, { type: 'received', id });
        send(this.#socket, { type: 'typing' });
      });
      // Who asks again has not got the answer.
      if (again) this.#deliver(answer);
      else this.onMessage(answer);
    } catch (error) {
      this.#refuse(error, frame.id);
    }
  }

  #refuse(error: unknown, id: string | undefined): void {
    const problem = toProblem(error instanceof RateLimiterRes ? tooManyQuestions(error) : error);
    if (problem.status === 401) return this.onSessionEnd();
    if (problem.status >= 500) this.#chats.services.log.error({ err: error }, 'support question');
    send(this.#socket, {
      type: 'error',
      code: problem.code,
      message: problem.message,
      ...(id !== undefined && { id }),
      ...(problem.retryAfter !== undefined && { retryAfter: problem.retryAfter }),
    });
  }
}

const tooManyQuestions = ({ msBeforeNext }: RateLimiterRes) =>
  new TooManyError('too_many_attempts', 'Too many questions at once. Please wait a moment.', {
    retryAfter: Math.max(1, Math.ceil(msBeforeNext / 1000)),
  });

interface Chats {
  readonly services: Services;
  readonly hub: Hub;
  readonly questions: RateLimiterMemory;
  readonly open: OpenSockets;
}

function send(socket: WebSocket, frame: ServerFrame): void {
  if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(frame));
}

function frameIn(data: string): ClientFrame | null {
  try {
    const frame = ClientFrame.safeParse(JSON.parse(data));
    return frame.success ? frame.data : null;
  } catch {
    return null;
  }
}

/** Speaks the chat's protocol over one socket: `auth` first, then questions. */
function serve(chats: Chats, socket: WebSocket, address: string | undefined): void {
  const leaveEntrance = chats.open.enter(networkOf(address));
  if (!leaveEntrance) return socket.close(SUPPORT_CLOSE.tooMany, 'Too many sockets at once.');
  const authenticate = createAuthenticateToken(chats.services);
  let chat: Chat | undefined;
  let began = false;
  let [windowStart, frames] = [performance.now(), 0];
  const late = setTimeout(() => {
    if (began) socket.close(FAILED, 'The sign-in took too long.');
    else socket.close(SUPPORT_CLOSE.unauthenticated, 'No sign-in came.');
  }, SUPPORT_AUTH_SECONDS * 1000);

  async function begin(token: string, language: string | undefined): Promise<void> {
    const admission = await authenticate(token);
    clearTimeout(late);
    if (admission.actor.mustChangePassword)
      throw new ForbiddenError('password_change_required', 'Change the password first.');
    if (socket.readyState !== socket.OPEN) return;
    leaveEntrance?.();
    chat = new Chat(chats, socket, admission, language);
    chats.open.add(chat);
    chats.hub.add(chat);
    send(socket, { type: 'ready' });
  }

  function refuse(error: unknown): void {
    if (error instanceof DomainError) return socket.close(SUPPORT_CLOSE.unauthenticated, 'Please sign in.');
    chats.services.log.error({ err: error }, 'support sign-in');
    socket.close(FAILED, 'Something went wrong.');
  }

  function isFlood(): boolean {
    const now = performance.now();
    if (now - windowStart > FRAMES_WINDOW_MS) [windowStart, frames] = [now, 0];
    frames += 1;
    return frames > FRAMES;
  }

  socket.on('message', (data: Buffer, isBinary: boolean) => {
    if (isFlood()) return socket.close(SUPPORT_CLOSE.tooMany, 'Too many frames.');
    const frame = isBinary ? null : frameIn(data.toString('utf8'));
    if (!frame) {
      return send(socket, { type: 'error', code: 'invalid_request', message: 'This is no frame of the chat.' });
    }
    if (frame.type === 'auth') {
      if (began) return;
      began = true;
      begin(frame.token, frame.language).catch(refuse);
      return;
    }
    if (chat) void chat.question(frame);
    else socket.close(SUPPORT_CLOSE.unauthenticated, 'Please sign in first.');
  });
  socket.on('close', () => {
    clearTimeout(late);
    leaveEntrance();
    if (!chat) return;
    chat.end();
    chats.open.delete(chat);
    chats.hub.remove(chat);
  });
  socket.on('error', () => socket.terminate());
}

/** Ends sockets whose other side is gone without a word. */
function keepAlive(app: FastifyInstance): void {
  const alive = new WeakSet<WebSocket>();
  app.websocketServer.on('connection', (socket) => {
    alive.add(socket);
    socket.on('pong', () => alive.add(socket));
  });
  const timer = setInterval(() => {
    for (const socket of app.websocketServer.clients) {
      if (!alive.delete(socket)) socket.terminate();
      else socket.ping();
    }
  }, HEARTBEAT_MS).unref();
  app.addHook('onClose', async () => clearInterval(timer));
}

/** `GET /support` as a WebSocket. */
export async function registerSupportSocket(app: FastifyInstance, services: Services, hub: Hub): Promise<void> {
  const options = { maxPayload: SUPPORT_FRAME_BYTES, perMessageDeflate: false, closeTimeout: CLOSING_MS };
  await app.register(websocket, { options });
  const chats: Chats = { services, hub, questions: new RateLimiterMemory(QUESTIONS), open: new OpenSockets() };
  app.route({
    method: 'GET',
    url: SUPPORT_SOCKET_PATH,
    handler: () => {
      throw new NotFoundError('This address is a WebSocket.');
    },
    wsHandler: (socket, request) => {
      if (isAllowedOrigin(request, services)) serve(chats, socket, request.ip);
      else socket.close(SUPPORT_CLOSE.forbidden, 'This origin is not allowed.');
    },
  });
  keepAlive(app);
}
