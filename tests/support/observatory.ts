/** What the MDN HTTP Observatory looks at: the answer to a visit of the site's address, over https. */
export interface Visit {
  /** By name, lower case. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly html: string;
}

const BROAD = ['*', 'http:', 'https:', 'ftp:', 'http://*', 'https://*', 'http://*.*', 'https://*.*'];
const HALF_A_YEAR = 15_768_000;
const PRIVATE_REFERRERS = new Set(['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin']);

function directivesOf(policy: string): Map<string, string[]> {
  const parts = policy.split(';').map((part) => part.trim().split(/\s+/));
  return new Map(parts.map(([name = '', ...sources]) => [name.toLowerCase(), sources]));
}

function contentSecurityPolicy(policy: string | undefined): number {
  if (policy === undefined) return -25;
  const directives = directivesOf(policy);
  const sourcesOf = (name: string) => directives.get(name) ?? directives.get('default-src') ?? ['*'];
  const has = (name: string, ...bad: string[]) => sourcesOf(name).some((source) => bad.includes(source));
  const insecure = (source: string) => source.startsWith('http:') || source.startsWith('ftp:');
  if (has('script-src', ...BROAD, "'unsafe-inline'", 'data:') || has('object-src', ...BROAD)) return -20;
  if ([...directives.values()].flat().some(insecure)) return -20;
  if (has('script-src', "'unsafe-eval'") || has('style-src', "'unsafe-eval'")) return -10;
  if (has('style-src', ...BROAD, "'unsafe-inline'", 'data:')) return 0;
  return directives.get('default-src')?.join(' ') === "'none'" ? 10 : 5;
}

function frameOptions({ headers }: Visit): number {
  const ancestors = directivesOf(headers['content-security-policy'] ?? '').get('frame-ancestors');
  if (ancestors && !ancestors.some((source) => BROAD.includes(source))) return 5;
  return /^(?:deny|sameorigin)$/i.test(headers['x-frame-options'] ?? '') ? 0 : -20;
}

function transportSecurity(header: string | undefined): number {
  const age = /max-age=(\d+)/.exec(header ?? '')?.[1];
  if (age === undefined) return -20;
  // 5 more for a host in the browsers' preload list, which is nothing that a header can show.
  return Number(age) >= HALF_A_YEAR ? 0 : -10;
}

function scripts({ html }: Visit): number {
  const sources = [...html.matchAll(/<script\b[^>]*\bsrc="([^"]*)"[^>]*>/g)].map(([tag, source = '']) => ({
    tag,
    source,
  }));
  const foreign = sources.filter(({ source }) => /^(?:[a-z]+:)?\/\//i.test(source));
  if (foreign.some(({ source }) => !source.startsWith('https://'))) return -50;
  if (foreign.some(({ tag }) => !tag.includes('integrity='))) return -5;
  return sources.length > 0 && sources.every(({ tag }) => tag.includes('integrity=')) ? 5 : 0;
}

function cookies(header: string | undefined): number {
  if (header === undefined) return 0;
  const safe = /;\s*secure/i.test(header) && /;\s*httponly/i.test(header);
  if (!safe) return -40;
  return /;\s*samesite=(?:lax|strict)/i.test(header) ? 5 : 0;
}

/**
 * The score of a visit by the rules of the MDN HTTP Observatory, version 5 of its algorithm
 * (https://github.com/mdn/mdn-http-observatory, src/grader/charts.js and src/analyzer/tests, 1.4.8): from 100 down, and up from
 * there only where at least 90 are left. The redirection from http is the balancer's, and taken as right.
 * @returns points by test, and their sum; 100 and more is an A+.
 */
export function scoreOf(visit: Visit): { score: number; points: Readonly<Record<string, number>> } {
  const { headers } = visit;
  const points = {
    'content-security-policy': contentSecurityPolicy(headers['content-security-policy']),
    'cross-origin-resource-sharing': headers['access-control-allow-origin'] === '*' ? -50 : 0,
    'cross-origin-resource-policy': /^same-(?:origin|site)$/.test(headers['cross-origin-resource-policy'] ?? '')
      ? 10
      : 0,
    'referrer-policy': PRIVATE_REFERRERS.has(headers['referrer-policy'] ?? '') ? 5 : 0,
    'strict-transport-security': transportSecurity(headers['strict-transport-security']),
    'subresource-integrity': scripts(visit),
    'x-content-type-options': headers['x-content-type-options'] === 'nosniff' ? 0 : -5,
    'x-frame-options': frameOptions(visit),
    cookies: cookies(headers['set-cookie']),
  };
  const sum = (counted: number[]) => counted.reduce((total, one) => total + one, 100);
  const uncurved = sum(Object.values(points).filter((one) => one < 0));
  return { score: Math.max(0, uncurved >= 90 ? sum(Object.values(points)) : uncurved), points };
}
