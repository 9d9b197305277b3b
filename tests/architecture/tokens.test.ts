import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { defineConfig, parse } from '@terrazzo/parser';
import { describe, expect, test } from 'vitest';
import { projectFiles, readText, root } from './repository.ts';

const script = fileURLToPath(new URL('../../packages/ui/build-tokens.mjs', import.meta.url));

test('the generated design tokens are those of the sources: node packages/ui/build-tokens.mjs', async () => {
  await expect(promisify(execFile)(process.execPath, [script, '--check'])).resolves.toMatchObject({ stdout: '' });
});

test('pages and mails of the server take their colours from the tokens', () => {
  const files = projectFiles().filter((file) => /^packages\/server\/src\/.*\.(?:ts|css)$/.test(file));
  const own = files.filter((file) => !/\/generated\/|\.test\.ts$/.test(file));
  expect(own.length).toBeGreaterThan(200);
  expect(own.filter((file) => /#(?:[\da-f]{6}|[\da-f]{3})\b(?!\()|oklch\(/i.test(readText(file)))).toEqual([]);
});

interface Colour {
  colorSpace: string;
  hex?: string;
}

describe.each(['light', 'dark'])('the tokens that design tools import, %s', (scheme) => {
  const path = `packages/ui/src/theme/generated/${scheme}.tokens.json`;
  /** As a tool that knows the format alone reads it: it refuses what is not of the format. */
  const read = async () => {
    const cwd = new URL(`file://${root}`);
    const config = defineConfig({}, { cwd });
    const { tokens } = await parse([{ filename: new URL(path, cwd), src: readText(path) }], { config, skipLint: true });
    return tokens;
  };

  test('are read by a parser of the DTCG format, references resolved', async () => {
    const tokens = Object.entries(await read());
    expect(tokens.length).toBeGreaterThan(80);
    expect(new Set(tokens.map(([, { $type }]) => $type))).toEqual(
      new Set([
        'color',
        'cubicBezier',
        'dimension',
        'duration',
        'fontFamily',
        'fontWeight',
        'number',
        'shadow',
        'typography',
      ]),
    );
    expect(JSON.stringify(tokens.map(([, { $value }]) => $value))).not.toMatch(/"\{[\w.]+\}"/);
  });

  test('have all that the sources have', async () => {
    const written = new Set(Object.keys(await read()));
    const sources = projectFiles().filter((file) =>
      /\/theme\/tokens\/[a-z]+(?:\.(?:light|dark))?\.tokens\.json$/.test(file),
    );
    const mine = sources.filter((file) => !file.includes(scheme === 'light' ? '.dark.' : '.light.'));
    expect(mine.length).toBe(13);
    for (const name of mine.flatMap((file) => Object.keys(tokenNames(JSON.parse(readText(file)) as object)))) {
      expect(written).toContain(name);
    }
  });

  test('have their colours in sRGB, with a hex value for tools that know no other', async () => {
    const colours = Object.values(await read())
      .filter(({ $type }) => $type === 'color')
      .map(({ $value }) => $value as unknown as Colour);
    expect(colours.length).toBeGreaterThan(40);
    for (const colour of colours) {
      expect(colour).toMatchObject({ colorSpace: 'srgb', hex: expect.stringMatching(/^#[\da-f]{6}$/) });
    }
  });
});

/** Every token of a file under its path: `ink.primary`. */
function tokenNames(group: object, path: readonly string[] = []): Record<string, true> {
  if ('$value' in group) return { [path.join('.')]: true };
  const children = Object.entries(group).filter(([key, child]) => !key.startsWith('$') && typeof child === 'object');
  return Object.assign({}, ...children.map(([key, child]) => tokenNames(child as object, [...path, key]))) as Record<
    string,
    true
  >;
}
