import { readFileSync } from 'node:fs';
import {
  buildSchema,
  type DocumentNode,
  getNamedType,
  isListType,
  getNullableType,
  Kind,
  parse,
  type SelectionSetNode,
  TypeInfo,
  validate,
  type ValueNode,
  visit,
  visitWithTypeInfo,
} from 'graphql';

const schema = buildSchema(readFileSync(new URL('shopify-admin.graphql', import.meta.url), 'utf8'));
const checked = new Map<string, { document: DocumentNode; errors: string[] }>();

/** A query, and what is wrong with it by Shopify's schema. */
export function checkQuery(query: string): { readonly document: DocumentNode; readonly errors: readonly string[] } {
  const known = checked.get(query);
  if (known) return known;
  const document = parse(query);
  const found = { document, errors: validate(schema, document).map(({ message }) => message) };
  checked.set(query, found);
  return found;
}

/** What bulk operations refuse: connections inside of lists, more than five of them, or more than two levels of them below the first. */
export function bulkErrors(query: string): string[] {
  const { document, errors } = checkQuery(query);
  const all = [...errors];
  const info = new TypeInfo(schema);
  const path: ('list' | 'connection' | 'other')[] = [];
  let connections = 0;
  visit(
    document,
    visitWithTypeInfo(info, {
      Field: {
        enter() {
          const type = info.getType();
          const isConnection = String(getNamedType(type ?? undefined)).endsWith('Connection');
          const isEdges = info.getFieldDef()?.name === 'edges' || info.getFieldDef()?.name === 'nodes';
          if (isConnection) {
            connections += 1;
            if (path.includes('list'))
              all.push('Queries that contain a connection field within a list field are not currently supported.');
            if (path.filter((one) => one === 'connection').length > 2)
              all.push('Bulk queries have at most two levels.');
          }
          const isList = type && isListType(getNullableType(type)) && !isEdges;
          path.push(isConnection ? 'connection' : isList ? 'list' : 'other');
        },
        leave: () => void path.pop(),
      },
    }),
  );
  if (connections === 0 || connections > 5) all.push('Bulk queries have one to five connections.');
  return all;
}

type Variables = Readonly<Record<string, unknown>>;

function valueOf(node: ValueNode, variables: Variables): unknown {
  if (node.kind === Kind.VARIABLE) return variables[node.name.value];
  if (node.kind === Kind.INT) return Number(node.value);
  if (node.kind === Kind.LIST) return node.values.map((value) => valueOf(value, variables));
  if (node.kind === Kind.OBJECT) {
    return Object.fromEntries(node.fields.map(({ name, value }) => [name.value, valueOf(value, variables)]));
  }
  return node.kind === Kind.NULL ? null : node.value;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/**
 * What a selection takes of an object: a field that is a function is called with its arguments. Values are taken as they are, so that what
 * no platform should send can be sent.
 */
export function select(value: unknown, selections: SelectionSetNode | undefined, variables: Variables): unknown {
  if (Array.isArray(value)) return value.map((one) => select(one, selections, variables));
  if (!isRecord(value) || !selections) return value;
  const picked: Record<string, unknown> = {};
  for (const selection of selections.selections) {
    if (selection.kind === Kind.INLINE_FRAGMENT) {
      if (selection.typeCondition?.name.value === value['__typename'])
        Object.assign(picked, select(value, selection.selectionSet, variables));
      continue;
    }
    if (selection.kind !== Kind.FIELD) continue;
    const { name, alias, arguments: given = [], selectionSet } = selection;
    const own = value[name.value];
    const args = Object.fromEntries(given.map((one) => [one.name.value, valueOf(one.value, variables)]));
    const found: unknown = typeof own === 'function' ? (own as (args: Variables) => unknown)(args) : own;
    if (found !== undefined) picked[(alias ?? name).value] = select(found, selectionSet, variables);
  }
  return picked;
}

/** The selections of a document's operation. */
export const operationOf = ({ definitions }: DocumentNode): SelectionSetNode | undefined =>
  definitions.find((one) => one.kind === Kind.OPERATION_DEFINITION)?.selectionSet;
