import { importsOf } from './imports.ts';

/** What files may not import or write. */
interface Direction {
  /** What is reported. */
  readonly rule: string;
  readonly files: RegExp;
  readonly imports?: RegExp;
  readonly text?: RegExp;
}

const server = (pattern: string) => new RegExp(`^packages/server/src/${pattern}`);

const ui = (pattern: string) => new RegExp(`^packages/ui/src/${pattern}`);

const BUILDERS = 'selectFrom|selectNoFrom|insertInto|updateTable|deleteFrom|mergeInto|replaceInto|executeQuery';

export const directions: readonly Direction[] = [
  {
    rule: 'the database knows nothing above it',
    files: server('db/'),
    imports: server('(?!db/)'),
  },
  {
    rule: 'settings, errors and jobs know no domain',
    files: server('(?:config|errors|html|jobs|services)/'),
    imports: server('(?!(?:config|db|errors|html|jobs|services)/)'),
  },
  {
    rule: 'orders are below imports and stores',
    files: server('orders/'),
    imports: server('(?:imports|integrations)/'),
  },
  {
    rule: 'the domain knows no calls',
    files: server('(?!http/)[^/]+/'),
    imports: /^(?:packages\/server\/src\/http\/|(?:fastify|@fastify|ws)(?:$|\/|-))/,
  },
  {
    rule: 'nothing imports what starts the server',
    files: server('(?!commands/|demo/)[^/]+/'),
    imports: server(String.raw`(?:[^/]+$|commands/|demo/)`),
  },
  {
    rule: 'calls go through the domain to the database',
    files: server(String.raw`http/(?!problems\.ts)`),
    imports: /^(?:packages\/server\/src\/db\/|(?:kysely|pg|pg-boss)(?:$|\/))/,
  },
  {
    rule: 'calls write no SQL',
    files: server('http/'),
    text: new RegExp(String.raw`\.(?:${BUILDERS})\(|\b(?:pool|db)\.query\b|\bsql(?:<[^>]*>)?\``),
  },
  {
    rule: 'theme, icons and formats are below all else',
    files: ui('(?:theme|icons|i18n)/'),
    imports: ui('(?!(?:theme|icons|i18n)/)'),
  },
  {
    rule: 'what components share is below them',
    files: ui('internal/'),
    imports: ui('components/'),
  },
  {
    rule: 'the general library knows no product',
    files: ui('(?:components|forms|charts|internal)/'),
    imports: ui('(?:product|screens|sample-data)/'),
  },
  {
    rule: 'forms are above components, and charts do not know them',
    files: ui('(?:components|charts|internal)/'),
    imports: ui('forms/'),
  },
  {
    rule: 'charts are above components, and forms do not know them',
    files: ui('(?:components|forms|internal)/'),
    imports: ui('charts/'),
  },
  {
    rule: 'the product knows no screens',
    files: ui('product/'),
    imports: ui('(?:screens|sample-data)/'),
  },
  {
    rule: 'nothing in the library imports it as a whole',
    files: ui('[^/]+/'),
    imports: /^(?:packages\/ui\/src\/[^/]+$|@adaos\/ui(?:$|\/))/,
  },
];

/** Where files go against the directions: the rule, the file, and what it imports or writes. */
export function breachesOf(texts: ReadonlyMap<string, string>): string[] {
  const imports = importsOf(texts);
  return directions.flatMap(({ rule, files, imports: targets, text }) =>
    Array.from(texts).flatMap(([file, source]) => {
      if (!files.test(file)) return [];
      const imported = targets ? (imports.get(file) ?? []).filter((target) => targets.test(target)) : [];
      const written = text?.exec(source)?.[0];
      return [...imported, ...(written === undefined ? [] : [written])].map((what) => `${rule}: ${file} → ${what}`);
    }),
  );
}
