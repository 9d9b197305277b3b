// npm run dev: server and app with reload at one address. Vite answers it and passes the calls on to the server.
import { once } from 'node:events';
import { createServer } from 'node:net';
import concurrently from 'concurrently';
import { followEnglish } from '../tools/english.mjs';
import { root } from './lib/run.mjs';

followEnglish();

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  await once(probe, 'close');
  return port;
}

const host = process.env.HOST || '127.0.0.1';
const port = process.env.PORT || '4000';
const serverPort = await freePort();
const server = {
  name: 'server',
  command: 'node --watch --watch-preserve-output --conditions=adaos-source packages/server/src/main.ts',
  env: {
    HOST: '127.0.0.1',
    PORT: String(serverPort),
    APP_ORIGIN: process.env.APP_ORIGIN || `http://localhost:${port}`,
    ADAOS_DEVELOPER: process.env.ADAOS_DEVELOPER || '1',
  },
};
const app = {
  name: 'app',
  command: `vite --host ${host} --port ${port} --strictPort --logLevel warn packages/app`,
  env: { ADAOS_API_ORIGIN: `http://127.0.0.1:${serverPort}` },
};

const { result } = concurrently([server, app], {
  cwd: root,
  raw: true,
  handleInput: false,
  killOthersOn: ['failure', 'success'],
});
await result.catch(() => {
  process.exitCode = 1;
});
