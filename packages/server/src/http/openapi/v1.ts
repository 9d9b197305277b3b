import { type RouteDefinition, type V1Definition, type V1Name, v1Calls } from '@adaos/api';
import { html } from '../../html/html.ts';
import type { DescribedApi } from './document.ts';

/** What each call is asked in its examples. */
const ASKED: Readonly<Record<V1Name, string>> = {
  listMetrics: '',
  query: 'metrics=net_profit,net_sales,roi&dimensions=month&from=2026-01-01&to=2026-06-30&compare=lastYear',
  postQuery: '',
  listOrders: 'from=2026-06-01&to=2026-06-30&limit=500',
  listOrderLines: 'from=2026-06-01&to=2026-06-30&limit=500',
  listProducts: 'limit=500',
  listCustomers: 'limit=500',
  listLedgerEntries: 'updated_since=2026-06-01T00:00:00Z&limit=500',
};

const QUESTION = `{
  "metrics": ["net_sales", "contribution", "units"],
  "dimensions": ["product"],
  "from": "2026-06-01",
  "to": "2026-06-30",
  "sort": "contribution",
  "order": "asc",
  "limit": 20
}`;

const indented = (text: string, by: string) => text.replaceAll('\n', `\n${by}`);

function samplesOf(name: string, { method, path }: RouteDefinition) {
  const query = ASKED[name as V1Name];
  const url = `https://YOUR-ADAOS${path}${query === '' ? '' : `?${query}`}`;
  const posts = method === 'POST';
  const paged = name.startsWith('list') && name !== 'listMetrics';
  const curl = posts
    ? `curl -X POST '${url}' \\\n  -H "Authorization: Bearer $ADAOS_KEY" -H 'Content-Type: application/json' \\\n  -d '${QUESTION}'`
    : `curl '${url}' -H "Authorization: Bearer $ADAOS_KEY"`;
  const headers = `{ Authorization: \`Bearer \${process.env.ADAOS_KEY}\`${posts ? ", 'Content-Type': 'application/json'" : ''} }`;
  const fetched = posts
    ? `const answer = await fetch('${url}', {\n  method: 'POST',\n  headers: ${headers},\n  body: JSON.stringify(${indented(QUESTION, '  ')}),\n});\nif (!answer.ok) throw new Error((await answer.json()).message);\nconst { rows, totals } = await answer.json();`
    : paged
      ? `const url = new URL('${url}');\nconst rows = [];\nfor (let cursor = null; ; ) {\n  if (cursor) url.searchParams.set('cursor', cursor);\n  const answer = await fetch(url, { headers: ${headers} });\n  if (!answer.ok) throw new Error((await answer.json()).message);\n  const page = await answer.json();\n  rows.push(...page.data);\n  cursor = page.nextCursor;\n  if (cursor === null) break;\n}`
      : `const answer = await fetch('${url}', {\n  headers: ${headers},\n});\nif (!answer.ok) throw new Error((await answer.json()).message);\nconst found = await answer.json();`;
  const own = 'import os, requests\n\nheaders = {"Authorization": f"Bearer {os.environ[\'ADAOS_KEY\']}"}\n';
  const python = posts
    ? `${own}answer = requests.post("${url}", headers=headers, json=${QUESTION})\nanswer.raise_for_status()\nrows = answer.json()["rows"]`
    : paged
      ? `${own}rows, cursor = [], None\nwhile True:\n    answer = requests.get("${url}", headers=headers, params={"cursor": cursor})\n    answer.raise_for_status()\n    page = answer.json()\n    rows += page["data"]\n    cursor = page["nextCursor"]\n    if cursor is None:\n        break`
      : `${own}answer = requests.get("${url}", headers=headers)\nanswer.raise_for_status()\nfound = answer.json()`;
  return [
    { lang: 'curl', source: curl },
    { lang: 'TypeScript', source: fetched },
    { lang: 'Python', source: python },
  ];
}

const scopeOf = (definition: RouteDefinition) => ('scope' in definition ? (definition as V1Definition).scope : '');

/** The calls of programs, by a key. */
export const v1Api: DescribedApi = {
  title: 'Adaos API v1',
  description:
    'The figures of a shop by their names, and the rows behind them. Nothing here changes anything. Money is a number in major units of the shop’s currency; days are of the shop’s calendar, moments in UTC. A figure that is not known is null, with the reason in `unknown`; costs that some sales lack are in `missing`, and profits are then at most as given. Each answer says what is left of the minute’s calls in the headers RateLimit-Policy and RateLimit; past a limit the answer is 429 with Retry-After. Fields may be added, none is taken away or changed within v1. A failed call answers with an RFC 9457 problem document whose `code` is stable.',
  calls: v1Calls,
  bearer: { bearerFormat: 'adaos_…', description: 'A key that an admin of the shop makes in the settings.' },
  accessOf: (definition) => `Scope: ${scopeOf(definition)}. Least role: ${definition.access}.`,
  samples: samplesOf,
};

export const byKey = html`Every call carries <code>Authorization: Bearer</code> and a key that an admin makes in the
  settings, under API and assistants. Replace YOUR-ADAOS in the examples by the address that is shown there.`;
