// The one Chromium that every tool of the repo drives: the build inside @sparticuz/chromium, with the libraries and the
// fonts that come with it and with the repo, so that it runs on a bare machine and a screenshot is the same everywhere.
// CHROMIUM_PATH names another one, for looking into a difference.
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Fonts of the repo's own, without hinting: text then rasterises alike everywhere. */
export const fontconfigFile = fileURLToPath(new URL('../tests/fontconfig/fonts.conf', import.meta.url));

/** For every use of the browser. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-lcd-text',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/**
 * In addition for suites of tests, whose pages live for seconds: with more room for what is new, a third of a page's processor time
 * is spared. Not where a page is measured.
 */
export const suiteArgs = ['--js-flags=--min-semi-space-size=16 --max-semi-space-size=32'];

/** In addition for screenshots. Not for journeys: a page may then wait for a frame that is never drawn, for minutes. */
export const screenshotArgs = [
  // The same picture whatever was drawn before it, and on whatever processor.
  '--disable-partial-raster',
  '--disable-skia-runtime-opts',
  '--run-all-compositor-stages-before-draw',
];

const cache = fileURLToPath(new URL('../.cache/chromium/', import.meta.url));

// The libraries are looked for beside the browser first: a bare Debian lacks libnss3, libnspr4 and libexpat1.
const LAUNCHER =
  '#!/bin/sh\ndirectory=$(dirname "$0")\nLD_LIBRARY_PATH="$directory/al2023/lib" exec "$directory/chromium" "$@"\n';

async function unpack(packageRoot, directory) {
  const unfinished = await mkdtemp(join(cache, 'unpacking-'));
  const before = process.env.TMPDIR;
  process.env.TMPDIR = unfinished; // the package unpacks into the temporary directory
  try {
    const { inflate } = await import('@sparticuz/chromium');
    await Promise.all(['chromium.br', 'al2023.tar.br'].map((name) => inflate(join(packageRoot, 'bin', name))));
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
  await writeFile(join(unfinished, 'launch'), LAUNCHER);
  await chmod(join(unfinished, 'launch'), 0o755);
  // Renamed when whole: several processes may unpack at once, and the first one wins.
  await rename(unfinished, directory).catch(async (error) => {
    await rm(unfinished, { recursive: true, force: true });
    if (!existsSync(directory)) throw error;
  });
}

/** Unpacks the pinned browser once into a directory named by its version, and returns the path to start it by. */
export async function pinnedChromiumPath() {
  process.env.FONTCONFIG_FILE ??= fontconfigFile; // workers inherit it
  const entry = fileURLToPath(import.meta.resolve('@sparticuz/chromium'));
  const packageRoot = entry.slice(0, entry.lastIndexOf('@sparticuz/chromium') + '@sparticuz/chromium'.length);
  const { version } = JSON.parse(await readFile(join(packageRoot, 'package.json'), 'utf8'));
  const directory = join(cache, version);
  await mkdir(cache, { recursive: true });
  if (!existsSync(directory)) await unpack(packageRoot, directory);
  return join(directory, 'launch');
}

/** The browser that tools and tests start: the one that CHROMIUM_PATH names, else the pinned one. */
export async function chromiumPath() {
  process.env.FONTCONFIG_FILE ??= fontconfigFile;
  return process.env.CHROMIUM_PATH || pinnedChromiumPath();
}
