/// <reference types="node" />
import { readFileSync } from 'node:fs';

interface Field {
  name: string;
  /** The names of its parts, where the list gives them. */
  parts: string[];
}

const requirements = readFileSync(new URL('../../../../docs/requirements.md', import.meta.url), 'utf8');

/** `a, b (c, d)` as fields with their parts. */
function parseFields(text: string): Field[] {
  return [...text.matchAll(/(\w+)(?: \(([^)]*)\))?/g)].map(([, name = '', parts]) => ({
    name,
    parts: parts?.split(', ') ?? [],
  }));
}

/** The entities of the requirements, each with its fields and the name of its schema. */
export const entities = requirements
  .slice(requirements.indexOf('## The entities of ENT-1'))
  .split('\n')
  .map((line) => line.match(/^\| (.+?) +\| (.+?) +\| `(\w+)` +\|$/))
  .filter((match) => match !== null)
  .map(([, entity = '', fields = '', schema = '']) => ({ entity, schema, fields: parseFields(fields) }));
