import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readText, root } from './repository.ts';

/** A file that breaks one rule, and the rule that must catch it. */
interface Breach {
  title: string;
  path: string;
  text: string;
  rule: string;
  /** Files beside it that it needs. */
  others?: Record<string, string>;
}

const restricted = 'eslint(no-restricted-imports)';
const uses = (name: string, from: string) => `import { ${name} } from '${from}';\nexport const used = ${name};\n`;
const returns = (expression: string) => `export const used = () => ${expression};\n`;
const shows = (jsx: string) => `export function Shown() {\n  return ${jsx};\n}\n`;
const message = (descriptor: string) =>
  `import { defineMessages } from 'react-intl';\nexport const messages = defineMessages({ text: ${descriptor} });\n`;
const inUi = 'packages/ui/src/components/Sample/Sample.tsx';
/** A style of the library with one value in it. */
const styles = (value: string): Omit<Breach, 'title'> => ({
  path: inUi,
  text: shows(`<div sx={(theme) => ({ ${value} })} />`),
  rule: 'adaos(no-raw-style)',
});
const inServer = 'packages/server/src/Sample.ts';
/** Outside the modules that are proven to call out in no transaction. */
const opensSockets = (name: string): Breach => ({
  title: `server imports ${name}`,
  path: inServer,
  text: uses('call', name),
  rule: restricted,
});

const breaches: Breach[] = [
  { title: 'ui imports a router', path: inUi, text: uses('Link', 'react-router-dom'), rule: restricted },
  { title: 'ui imports jotai', path: inUi, text: uses('atom', 'jotai'), rule: restricted },
  { title: 'ui imports a query client', path: inUi, text: uses('useQuery', '@tanstack/react-query'), rule: restricted },
  {
    title: 'domain imports a package',
    path: 'packages/domain/src/Sample.ts',
    text: uses('enum_', 'zod/mini'),
    rule: restricted,
  },
  {
    title: 'domain imports the contract',
    path: 'packages/domain/src/Sample.ts',
    text: uses('contract', '@adaos/api'),
    rule: restricted,
  },
  {
    title: 'domain imports Node',
    path: 'packages/domain/src/Sample.ts',
    text: uses('readFile', 'node:fs/promises'),
    rule: restricted,
  },
  {
    title: 'api imports the library',
    path: 'packages/api/src/Sample.ts',
    text: uses('Card', '@adaos/ui/table'),
    rule: restricted,
  },
  { title: 'ui imports the contract', path: inUi, text: uses('routes', '@adaos/api'), rule: restricted },
  { title: 'ui imports the client', path: inUi, text: uses('createClient', '@adaos/api/client'), rule: restricted },
  { title: 'ui calls fetch', path: inUi, text: returns("fetch('/x')"), rule: 'eslint(no-restricted-globals)' },
  {
    title: 'ui calls window.fetch',
    path: inUi,
    text: returns("window.fetch('/x')"),
    rule: 'eslint(no-restricted-properties)',
  },
  {
    title: 'ui reads storage',
    path: inUi,
    text: returns("localStorage.getItem('x')"),
    rule: 'eslint(no-restricted-globals)',
  },
  {
    title: 'ui reads window storage',
    path: inUi,
    text: returns('window.localStorage'),
    rule: 'eslint(no-restricted-properties)',
  },
  { title: 'ui asks the clock', path: inUi, text: returns('Date.now()'), rule: 'eslint(no-restricted-properties)' },
  { title: 'ui uses chance', path: inUi, text: returns('Math.random()'), rule: 'eslint(no-restricted-properties)' },
  {
    title: 'a story uses chance',
    path: 'stories/screens/Sample.stories.tsx',
    text: returns('Math.random()'),
    rule: 'eslint(no-restricted-properties)',
  },
  { title: 'api imports react', path: 'packages/api/src/Sample.ts', text: uses('useState', 'react'), rule: restricted },
  {
    title: 'api imports Node',
    path: 'packages/api/src/Sample.ts',
    text: uses('readFile', 'node:fs/promises'),
    rule: restricted,
  },
  {
    title: 'server imports react',
    path: 'packages/server/src/Sample.ts',
    text: uses('createElement', 'react'),
    rule: restricted,
  },
  {
    title: 'server opens a connection of its own',
    path: 'packages/server/src/Sample.ts',
    text: uses('Client', 'pg'),
    rule: restricted,
  },
  {
    title: 'server imports the library',
    path: 'packages/server/src/Sample.ts',
    text: uses('Card', '@adaos/ui'),
    rule: restricted,
  },
  ...['stripe', 'nodemailer', 'undici', 'node:dgram', 'node:dns', 'node:dns/promises'].map(opensSockets),
  ...['node:http', 'node:http2', 'node:https', 'node:net', 'node:tls'].map(opensSockets),
  {
    title: 'server calls fetch',
    path: inServer,
    text: returns("fetch('https://shop.example')"),
    rule: 'eslint(no-restricted-globals)',
  },
  {
    title: 'server calls globalThis.fetch',
    path: inServer,
    text: returns("globalThis.fetch('https://shop.example')"),
    rule: 'eslint(no-restricted-properties)',
  },
  {
    title: 'server begins a transaction that is not marked',
    path: inServer,
    text: 'export const used = (db: { startTransaction(): unknown }) => db.startTransaction();\n',
    rule: 'eslint(no-restricted-properties)',
  },
  {
    title: 'a page imports MUI',
    path: 'packages/app/src/pages/SamplePage/SamplePage.tsx',
    text: uses('Button', '@mui/material'),
    rule: restricted,
  },
  {
    title: 'a page makes a client',
    path: 'packages/app/src/pages/SamplePage/SamplePage.tsx',
    text: uses('createClient', '@adaos/api/client'),
    rule: restricted,
  },
  {
    title: 'a page uses the client',
    path: 'packages/app/src/pages/SamplePage/SamplePage.tsx',
    text: uses('client', '../../queries/client.ts'),
    rule: restricted,
  },
  {
    title: 'state uses the client',
    path: 'packages/app/src/state/Sample.ts',
    text: uses('client', '../queries/client.ts'),
    rule: restricted,
  },
  {
    title: 'a page holds an atom',
    path: 'packages/app/src/pages/SamplePage/SamplePage.tsx',
    text: uses('atom', 'jotai'),
    rule: restricted,
  },
  {
    title: 'a query holds an atom',
    path: 'packages/app/src/queries/Sample.ts',
    text: uses('atom', 'jotai'),
    rule: restricted,
  },
  {
    title: 'the app calls fetch',
    path: 'packages/app/src/queries/Sample.ts',
    text: returns("fetch('/x')"),
    rule: 'eslint(no-restricted-globals)',
  },
  {
    title: 'a package reaches into the files of another',
    path: 'packages/app/src/pages/SamplePage/SamplePage.tsx',
    text: uses('secret', '../../../../ui/src/internal/secret.ts'),
    rule: 'boundaries(dependencies)',
    others: { 'packages/ui/src/internal/secret.ts': 'export const secret = 1;\n' },
  },
  {
    title: 'two files import each other',
    path: 'packages/ui/src/One.ts',
    text: "import { two } from './two.ts';\nexport const one = () => two;\n",
    rule: 'import(no-cycle)',
    others: { 'packages/ui/src/two.ts': "import { one } from './One.ts';\nexport const two = () => one;\n" },
  },
  {
    title: 'literal text in JSX',
    path: inUi,
    text: shows('<p>Hello there</p>'),
    rule: 'formatjs(no-literal-string-in-jsx)',
  },
  {
    title: 'a literal label',
    path: inUi,
    text: shows('<p aria-label="Hello there" />'),
    rule: 'formatjs(no-literal-string-in-jsx)',
  },
  {
    title: 'literal text in the app',
    path: 'packages/app/src/pages/SamplePage/SamplePage.tsx',
    text: shows('<p>Hello there</p>'),
    rule: 'formatjs(no-literal-string-in-jsx)',
  },
  {
    title: 'a message without an id',
    path: inUi,
    text: message("{ defaultMessage: 'Hello' }"),
    rule: 'formatjs(enforce-id)',
  },
  {
    title: 'an id of no namespace',
    path: inUi,
    text: message("{ id: 'hello', defaultMessage: 'Hello' }"),
    rule: 'formatjs(enforce-id)',
  },
  {
    title: 'a message without a text',
    path: inUi,
    text: message("{ id: 'ui.Sample.text' }"),
    rule: 'formatjs(enforce-default-message)',
  },
  { title: 'a length in px', ...styles("padding: '18px 20px'") },
  { title: 'a length in a template', ...styles('gridTemplateColumns: `1fr ${340}px 280px`') },
  { title: 'a size of text in rem', ...styles("fontSize: '0.9375rem'") },
  { title: 'a size of text in numbers', ...styles('fontSize: { xs: 16, md: 18 }') },
  { title: 'a weight', ...styles('fontWeight: theme ? 560 : 400') },
  { title: 'a colour in hex', ...styles("color: '#6c2787'") },
  { title: 'a colour by its channels', ...styles("color: 'rgb(108 39 135 / 50%)'") },
  { title: 'a duration', ...styles("transition: 'opacity 150ms'") },
  { title: 'a duration in seconds', ...styles("animation: 'turn 1.4s infinite'") },
  { title: 'a layer', ...styles('zIndex: 1') },
  { title: 'a radius', ...styles('borderRadius: 1.5') },
  { title: 'a width', ...styles('maxWidth: 560') },
  { title: 'an offset', ...styles('top: -4') },
  { title: 'the width of a line', ...styles('border: `1px solid ${theme.vars.palette.line.main}`') },
  {
    title: 'a distance in px of a styled component',
    path: inUi,
    text: "import { styled } from '@mui/material/styles';\nexport const Used = styled('div')({ padding: 12 });\n",
    rule: 'adaos(no-raw-style)',
  },
  { title: 'a size of a component', path: inUi, text: shows('<Spinner size={20} />'), rule: 'adaos(no-raw-style)' },
  {
    title: 'a size beside another',
    path: inUi,
    text: shows('<Plot height={Math.max(240, 40 + rows * ROW)} />'),
    rule: 'adaos(no-raw-style)',
  },
  {
    title: 'a size by a name of the file',
    path: inUi,
    text: `const AXIS = 44;\n${shows('<Plot height={AXIS} />')}`,
    rule: 'adaos(no-raw-style)',
  },
  { title: 'a constant', path: inUi, text: 'export const LABEL_GAP = 12;\n', rule: 'adaos(no-raw-style)' },
  {
    title: 'a default',
    path: inUi,
    text: 'export const used = ({ height = 260 }: { height?: number }) => height;\n',
    rule: 'adaos(no-raw-style)',
  },
  {
    title: 'a size given to a function of the file',
    path: inUi,
    text: 'const shape = (width: number) => ({ width });\nexport const used = shape(36);\n',
    rule: 'adaos(no-raw-style)',
  },
  { title: 'a default export', path: inUi, text: 'export default 1;\n', rule: 'import(no-default-export)' },
  { title: 'any', path: inUi, text: 'export const used: any = 1;\n', rule: 'typescript(no-explicit-any)' },
];

const sane: Record<string, string> = {
  [inUi]: [
    "import { FormattedMessage } from 'react-intl';",
    "import { messages } from './Sample.messages.ts';",
    '',
    'export function Sample({ day }: { day: string }) {',
    '  return (',
    '    <time dateTime={new Date(day).toISOString()}>',
    '      <FormattedMessage {...messages.text} />',
    '    </time>',
    '  );',
    '}',
    '',
  ].join('\n'),
  'packages/ui/src/components/Sample/SampleStyle.tsx': shows(
    '<div sx={(theme) => ({ p: 2, m: 0, width: 1, height: "100%", inset: 0, borderRadius: `${theme.radii.card}px`, fontWeight: "strong", lineHeight: 1, border: theme.mixins.hairline("currentcolor"), gridTemplateColumns: "minmax(0, 1fr) 20ch" })} />',
  ),
  'packages/ui/src/components/Sample/SampleSizes.tsx': `import { CardSkeleton, Plot } from './Plot.tsx';\n${shows(
    '<Plot height={grid(20)} width={2 * side} radius={theme.radii.card + 2}><rect width={16.5} /><CardSkeleton height={320} /></Plot>',
  )}`,
  'packages/ui/src/components/Sample/SamplePath.ts':
    "export const path = 'M12 3.5c2.4 2.3 3.6 5.2 3.6 8.5s-1.2 6.2-3.6 8.5Z';\n",
  'packages/ui/src/components/Sample/Sample.messages.ts': message("{ id: 'ui.Sample.text', defaultMessage: 'Hello' }"),
  'packages/domain/src/sample.ts': "export { two } from './two.ts';\n",
  'packages/domain/src/two.ts': 'export const two = 2;\n',
  'packages/ui/src/i18n/sample.ts': uses('LANGUAGES', '@adaos/domain'),
  'packages/api/src/sample.ts': uses('LANGUAGES', '@adaos/domain'),
  'packages/app/src/queries/sample.ts': uses('createClient', '@adaos/api/client'),
  'packages/app/src/state/sample.ts': uses('atom', 'jotai'),
  'packages/server/src/sample.ts': uses('routes', '@adaos/api'),
  'packages/server/src/client.ts': "import type { Client } from 'pg';\nexport type Used = Client;\n",
  'packages/server/src/types.ts': "import type { Socket } from 'node:net';\nexport type Used = Socket;\n",
  'packages/server/src/mail/mailer.ts': uses('createTransport', 'nodemailer'),
};

/** The breaches' paths, each made its own. */
const placed = breaches.map((breach, index) => ({
  ...breach,
  path: breach.path.replaceAll('Sample', `Sample${index}`),
}));

let workspace: string;
/** The rules that each file broke. */
const broken = new Map<string, string[]>();

async function lint(cwd: string): Promise<{ code: string; filename: string }[]> {
  const args = ['--format', 'json', 'packages', 'stories'];
  const { stdout } = await promisify(execFile)(join(root, 'node_modules/.bin/oxlint'), args, { cwd }).catch(
    (error: { stdout: string }) => error,
  );
  return (JSON.parse(stdout) as { diagnostics: { code: string; filename: string }[] }).diagnostics;
}

beforeAll(async () => {
  workspace = await mkdtemp(join(tmpdir(), 'adaos-boundaries-'));
  const config = JSON.parse(readText('.oxlintrc.json')) as { options: object };
  // No rule here needs types, and the files have none to offer.
  const options = { ...config.options, typeAware: false };
  const files = [
    ...Object.entries(sane),
    ...placed.flatMap(({ path, text, others = {} }) => [[path, text], ...Object.entries(others)] as [string, string][]),
    ['.oxlintrc.json', JSON.stringify({ ...config, options })] as const,
  ];
  for (const path of ['node_modules', 'tools']) await symlink(join(root, path), join(workspace, path));
  for (const [path, text] of files) {
    await mkdir(join(workspace, dirname(path)), { recursive: true });
    await writeFile(join(workspace, path), text);
  }
  for (const { code, filename } of await lint(workspace)) {
    broken.set(filename, [...(broken.get(filename) ?? []), code]);
  }
}, 60_000);
afterAll(() => rm(workspace, { recursive: true, force: true }));

test.each(placed)('caught: $title', ({ path, rule }) => {
  expect(broken.get(path) ?? []).toContain(rule);
});

test.each(Object.keys(sane))('let through: %s', (path) => {
  expect(broken.get(path) ?? []).toEqual([]);
});
