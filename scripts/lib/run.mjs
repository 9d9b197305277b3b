import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The repository's top directory. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs a program of the workspace. A signal to this process ends it.
 * @param {string[]} command the program and its arguments
 * @param {{ env?: Record<string, string>, onOutput?: (text: string) => void }} options
 *   onOutput takes what it writes; without it that goes to the terminal
 * @returns {Promise<number>} its exit code
 */
export function run([program, ...args], { env, onOutput } = {}) {
  return new Promise((resolve) => {
    const stdio = onOutput ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'];
    const child = spawn(program, args, { cwd: root, env: { ...process.env, ...env }, stdio });
    const end = () => child.kill('SIGTERM');
    for (const signal of SIGNALS) process.on(signal, end);
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', onOutput);
    child.on('error', (error) => onOutput?.(`${program}: ${error.message}\n`));
    child.on('close', (code) => {
      for (const signal of SIGNALS) process.off(signal, end);
      resolve(code ?? 1);
    });
  });
}
