import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../support/root.ts';

export { root } from '../support/root.ts';

/** Every file of the project, tracked or about to be, relative to the top. */
export function projectFiles(): string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], { cwd: root });
  const files = listed.toString().split('\0').filter(Boolean);
  return files.filter((file) => existsSync(join(root, file)));
}

export const readText = (path: string) => readFileSync(join(root, path), 'utf8');
