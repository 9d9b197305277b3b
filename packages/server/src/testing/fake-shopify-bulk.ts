import { Kind, type SelectionSetNode } from 'graphql';
import { bulkErrors, checkQuery, operationOf, select } from './fake-graphql.ts';

type Json = Record<string, unknown>;

interface Operation {
  readonly __typename: 'BulkOperation';
  readonly id: string;
  readonly createdAt: string;
  readonly objectCount: string;
  /** The file, which is made when it is asked for. */
  readonly lines: () => string[];
}

const fieldIn = (selections: SelectionSetNode | undefined, path: readonly string[]): SelectionSetNode | undefined =>
  path.reduce<SelectionSetNode | undefined>((at, name) => {
    const found = at?.selections.find((one) => one.kind === Kind.FIELD && one.name.value === name);
    return found?.kind === Kind.FIELD ? found.selectionSet : undefined;
  }, selections);

/** A selection without connections, which have lines of their own in the file. */
const ownFields = (selections: SelectionSetNode): SelectionSetNode => ({
  ...selections,
  selections: selections.selections.filter(
    (one) => one.kind !== Kind.FIELD || !['lineItems', 'shippingLines'].includes(one.name.value),
  ),
});

/** The bulk operations of a shop as Shopify's GraphQL Admin API makes them: the file has the orders as they were when it was made. */
export class FakeShopifyBulk {
  /** False: others are running, and none is made. */
  offered = true;
  /** How often an operation is still running when its state is asked for. */
  busy = 0;
  status = 'COMPLETED';
  /** Where files are said to be; null: where the shop is. */
  filesAt: string | null = null;
  /** After how many characters each next answer breaks off. */
  breaks: number[] = [];
  readonly operations: Operation[] = [];
  downloads = 0;

  /** @param orders those that the query has, each as it is now. */
  run(query: string, orders: () => readonly (() => Json)[]): Json {
    const errors = bulkErrors(query);
    if (!this.offered) errors.push('A bulk query operation for this app and shop is already in progress.');
    if (errors.length > 0) return { bulkOperation: null, userErrors: errors.map((message) => ({ message })) };
    const fields = fieldIn(operationOf(checkQuery(query).document), ['orders', 'edges', 'node']);
    const nodes = orders();
    let made: string[] | undefined;
    const lines = () => (made ??= fields ? nodes.flatMap((node) => this.#linesOf(node(), fields)) : []);
    const operation: Operation = {
      __typename: 'BulkOperation',
      id: `gid://shopify/BulkOperation/${this.operations.length + 1}`,
      createdAt: new Date().toISOString(),
      objectCount: String(nodes.length),
      lines,
    };
    this.operations.push(operation);
    return { bulkOperation: operation, userErrors: [] };
  }

  #linesOf(order: Json, fields: SelectionSetNode): string[] {
    const children = ['lineItems', 'shippingLines'].flatMap((name) => {
      const connection = order[name] as (args: object) => { nodes: unknown };
      const { nodes } = connection({});
      const selected = select(nodes, fieldIn(fields, [name, 'edges', 'node']), {});
      return (Array.isArray(selected) ? selected : []).map((node: Json) => ({ ...node, __parentId: order['id'] }));
    });
    return [select(order, ownFields(fields), {}), ...children].map((one) => JSON.stringify(one));
  }

  /** @param origin of the shop */
  node(id: string, origin: string): Json | null {
    const operation = this.operations.find((one) => one.id === id);
    if (!operation) return null;
    const running = this.busy > 0;
    if (running) this.busy -= 1;
    const status = running ? 'RUNNING' : this.status;
    const file = `${this.filesAt ?? origin}/bulk/${this.operations.indexOf(operation)}.jsonl`;
    const url = status === 'COMPLETED' && operation.objectCount !== '0' ? file : null;
    return { __typename: 'BulkOperation', status, url, objectCount: operation.objectCount };
  }

  /** The file of a path, and after how many characters it breaks off. */
  file(path: string): { readonly text: string; readonly breaksAt: number | undefined } | null {
    const operation = this.operations[Number(/^\/bulk\/(\d+)\.jsonl$/.exec(path)?.[1])];
    if (!operation) return null;
    this.downloads += 1;
    return {
      text: operation
        .lines()
        .map((line) => `${line}\n`)
        .join(''),
      breaksAt: this.breaks.shift(),
    };
  }
}
