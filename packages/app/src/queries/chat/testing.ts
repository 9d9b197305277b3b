/// <reference types="node" />
import { createServer, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { WebSocketServer, type WebSocket } from 'ws';
import { ClientFrame, SupportQuestion, type SupportMessage } from '@adaos/api';

type Question = Extract<ClientFrame, { type: 'message' }>;

/**
 * A support host on the loopback: socket and calls over one list of messages, in which a question counts once by
 * its id. `socket` and `call` say what it does with a question; by default it answers at once.
 */
export async function listen() {
  const messages: SupportMessage[] = [];
  const frames: ClientFrame[] = [];
  const calls: { path: string; body: unknown }[] = [];
  const sockets = new Set<WebSocket>();

  /** Keeps a question and its answer, once. */
  function answerOf(id: string, question: string): SupportMessage {
    const at = messages.findIndex((message) => message.id === id);
    const earlier = messages[at + 1];
    if (at !== -1 && earlier) return earlier;
    const timestamp = new Date().toISOString();
    const answer = { id: crypto.randomUUID(), sender: 'bot', text: `Answer to: ${question}`, timestamp } as const;
    messages.push({ id, sender: 'user', text: question, timestamp }, answer);
    return answer;
  }
  const json = (response: ServerResponse, status: number, body: unknown) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  const refuse = (response: ServerResponse, status: number, code: string) =>
    json(response, status, { type: 'x', title: code, status, code, error: 'No.', message: 'No.' });
  const say = (socket: WebSocket, frame: Record<string, unknown>) => socket.send(JSON.stringify(frame));

  const host = {
    messages,
    frames,
    calls,
    sockets,
    answerOf,
    json,
    refuse,
    say,
    questions: () => frames.filter((frame): frame is Question => frame.type === 'message'),
    asked: () => calls.filter(({ path }) => path === '/support/ask').map(({ body }) => SupportQuestion.parse(body)),
    /** Whether a token is taken. */
    takes: (_token: string) => true,
    auth: (socket: WebSocket) => say(socket, { type: 'ready' }),
    onQuestion: (socket: WebSocket, { id = '', message }: Question) => {
      say(socket, { type: 'received', id });
      const { text: answer, ...rest } = answerOf(id, message);
      say(socket, { type: 'message', message: answer, replyTo: id, ...rest });
    },
    onAsk: (response: ServerResponse, { id = '', question }: SupportQuestion) => {
      const { text: answer, ...rest } = answerOf(id, question);
      json(response, 200, { answer, ...rest });
    },
    onHistory: (response: ServerResponse) =>
      json(response, 200, { source: 'live', messages: messages.toReversed(), nextCursor: null }),
    onSession: (response: ServerResponse) => refuse(response, 401, 'session_ended'),
    /** Whether sockets are let in at all. */
    reachable: true,
  };

  const server = createServer((request, response) => {
    void (async () => {
      const path = (request.url ?? '').replace(/\?.*$/, '');
      const body: unknown = request.method === 'POST' ? JSON.parse(await text(request)) : undefined;
      calls.push({ path, body });
      if (path === '/support/ask') host.onAsk(response, SupportQuestion.parse(body));
      else if (path === '/support/messages') host.onHistory(response);
      else if (path === '/auth/session') host.onSession(response);
      else refuse(response, 401, 'session_ended');
    })();
  });
  const entrance = new WebSocketServer({ noServer: true });
  server.on('upgrade', (request, stream, head) => {
    if (!host.reachable) return void stream.destroy();
    entrance.handleUpgrade(request, stream, head, (socket) => {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
      socket.on('message', (data) => {
        const frame = ClientFrame.parse(JSON.parse((data as Buffer).toString()));
        frames.push(frame);
        if (frame.type === 'message') host.onQuestion(socket, frame);
        else if (host.takes(frame.token)) host.auth(socket);
        else socket.close(4401);
      });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return Object.assign(host, {
    baseUrl: `http://127.0.0.1:${address.port}`,
    socketUrl: `ws://127.0.0.1:${address.port}/support`,
    close: () => {
      for (const socket of sockets) socket.terminate();
      server.close();
      server.closeAllConnections();
    },
  });
}

export type Host = Awaited<ReturnType<typeof listen>>;
