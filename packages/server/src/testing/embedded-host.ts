// A server in small, for the tests of the embedded database: starts it on the directory given, prints its connection as a
// line of JSON, and stops it on a signal. A start that fails is one line on stderr.
import { startEmbeddedPostgres } from '../db/embedded.ts';

const [dataDir = ''] = process.argv.slice(2);
try {
  const postgres = await startEmbeddedPostgres({ dataDir, log: (line) => console.error(line) });
  const alive = setInterval(() => {}, 60_000);
  const stop = () => {
    clearInterval(alive);
    void postgres.stop();
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  console.log(JSON.stringify(postgres.config));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
