import { contract, ERROR_CODES, ImportErrorCode, Problem, type RouteDefinition } from '@adaos/api';
import fc from 'fast-check';
import { type Aims, type FuzzedRequest, fuzzedRequests, MIXED } from './requests.ts';
import type { Target, WireAnswer } from './target.ts';

const CODES: ReadonlySet<string> = new Set([...ERROR_CODES, ...Object.keys(ImportErrorCode.def.entries)]);

/** After so many calls the data is looked at again. */
const ROUND = 1_000;

export interface FuzzReport {
  readonly calls: number;
  /** How often each status was answered. */
  readonly statuses: Readonly<Record<number, number>>;
  /** The names of the calls that were answered as the contract has it at least once. */
  readonly succeeded: ReadonlySet<string>;
  /** What must not be, each with the call that shows it. */
  readonly faults: readonly string[];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Why an answer is none that the contract knows; null where it is one. */
function faultOf(route: RouteDefinition, { status, contentType, text }: WireAnswer): string | null {
  if (status === 0) return null;
  if (status >= 500) return `${status}`;
  if (status >= 200 && status < 300) {
    if (status !== route.status) return `${status} in place of ${route.status}`;
    if (typeof route.answer === 'string') return contentType.startsWith(route.answer) ? null : contentType;
    const shape = route.answer.safeParse(parsed(text));
    return shape.success ? null : `another shape at ${shape.error?.issues[0]?.path.join('.')}`;
  }
  const problem = Problem.safeParse(parsed(text));
  if (!problem.success || !contentType.startsWith('application/problem+json')) return `${status} without a problem`;
  if (problem.data.status !== status) return `${status} that says ${problem.data.status}`;
  return CODES.has(problem.data.code) ? null : `the unknown code ${problem.data.code}`;
}

const shown = ({ name, caller, address, contentType, body }: FuzzedRequest) =>
  `${name} as ${caller}: ${address.slice(0, 300)} [${contentType}] ${body?.toString('utf8').slice(0, 300) ?? ''}`;

/**
 * Makes calls that were made up from the contract, one after the other, and looks at every answer.
 * @param seed the same seed makes the same calls.
 */
export async function fuzz(
  target: Target,
  { calls, seed, aims = MIXED }: { calls: number; seed: number; aims?: Aims },
): Promise<FuzzReport> {
  const statuses: Record<number, number> = {};
  const succeeded = new Set<string>();
  const faults = new Map<string, string>();
  let round: FuzzedRequest[] = [];
  for (let made = 0; made < calls; made += 1) {
    // What calls have made meanwhile is known to those after them.
    if (made % ROUND === 0) {
      const known = await target.explore();
      round = fc.sample(fuzzedRequests(known, aims), { numRuns: Math.min(ROUND, calls - made), seed: seed + made });
    }
    const request = round[made % ROUND];
    if (!request) throw new Error('fast-check made too few calls.');
    const route: RouteDefinition = contract[request.name];
    const answer = await target.send(request);
    statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
    const fault = faultOf(route, answer);
    if (fault === null && answer.status === route.status) succeeded.add(request.name);
    // The first of each kind is enough to fix it.
    const kind = `${request.name} ${fault}`.slice(0, 200);
    if (fault !== null && !faults.has(kind))
      faults.set(kind, `${fault} <- ${shown(request)} -> ${answer.text.slice(0, 300)}`);
  }
  return { calls, statuses, succeeded, faults: [...faults.values()] };
}
