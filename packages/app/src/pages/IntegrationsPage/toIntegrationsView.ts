import type { Import, ImportLimits, RejectedLine, Session } from '@adaos/api';
import { FIRST_RULE_DAY, hasRole } from '@adaos/domain';
import { isApiError } from '@adaos/api/client';
import type { ImportFlow, IntegrationsView, RejectedLinesView } from '@adaos/ui/screens/IntegrationsScreen';
import { openingPeriod } from '../../period/index.ts';
import { paths } from '../../routes/paths.ts';
import type { ImportDraft } from '../../state/index.ts';
import type { Read } from '../../queries/states.ts';

export interface RejectedRead {
  readonly rows: readonly RejectedLine[] | undefined;
  readonly failed: boolean;
  readonly hasMore: boolean;
  readonly loadingMore: boolean;
}

export interface IntegrationsInput {
  readonly session: Read<Session>;
  readonly imports: Read<{ readonly imports: readonly Import[]; readonly limits?: ImportLimits | undefined }>;
  readonly draft: ImportDraft;
  /** The import that is opened, as last heard of it. */
  readonly opened: Read<Import>;
  readonly rejected: RejectedRead;
  readonly downloading: boolean;
  /** The opened import is being cancelled, or started again. */
  readonly cancelling: boolean;
  readonly restarting: boolean;
  /** What the browser knows. */
  readonly choices: {
    readonly currencies: readonly string[];
    readonly timezones: readonly string[];
    readonly timezone: string;
    /** The usual one where the browser is. */
    readonly currency: string;
  };
  /** The words for a failed call. */
  readonly textOf: (error: unknown) => string;
}

/** The first day of a rule; null where it is for every order. */
const dated = (from: string | null) => (from === FIRST_RULE_DAY ? null : from);

function rejectedView({ rows, failed, hasMore, loadingMore }: RejectedRead): RejectedLinesView {
  if (rows) return { status: 'ready', rows, hasMore, loadingMore };
  return { status: failed ? 'error' : 'loading' };
}

function openedFlow(record: Import, input: IntegrationsInput): ImportFlow {
  const { rejected, downloading, cancelling, restarting } = input;
  if (record.status === 'failed') return { step: 'failed', import: record };
  if (record.status === 'cancelled') return { step: 'cancelled', import: record, restarting };
  if (record.status !== 'done') return { step: 'running', import: record, cancelling };
  const { from, to } = record;
  const overviewHref = from !== null && to !== null ? paths.overviewOf(openingPeriod({ from, to })) : null;
  const numbersHref = paths.reconciliation;
  return { step: 'done', import: record, overviewHref, numbersHref, rejected: rejectedView(rejected), downloading };
}

function importFlow(input: IntegrationsInput): ImportFlow {
  const { draft, opened, textOf } = input;
  if (opened.data) return openedFlow(opened.data, input);
  if (draft.stage !== 'handedOver') return { step: 'choose', ...(draft.stage === 'none' && { kind: draft.kind }) };
  if (!opened.error) return { step: 'opening' };
  return { step: 'notOpened', message: textOf(opened.error), retrying: opened.isFetching === true };
}

function draftFlow(draft: ImportDraft, textOf: IntegrationsInput['textOf']): ImportFlow | undefined {
  switch (draft.stage) {
    case 'none':
    case 'handedOver':
      return undefined;
    case 'recognising':
      return { step: 'recognising', file: draft.file };
    case 'refused': {
      const { file, error, kind } = draft;
      const code = isApiError(error) ? error.code : undefined;
      return { step: 'choose', kind, file, problem: { code: code ?? '', message: textOf(error), line: null } };
    }
    case 'map': {
      const { file, preview, settings, error, kind } = draft;
      const settled = settings ? { ...preview, mapping: settings.mapping, currency: settings.currency } : preview;
      return { step: 'map', kind, file, preview: settled, problem: error === undefined ? undefined : textOf(error) };
    }
    case 'uploading':
      return { step: 'uploading', file: draft.file, progress: draft.share };
  }
}

/** What the integrations screen shows: the file on its way, the import that is opened, and the earlier ones. */
export function toIntegrationsView(input: IntegrationsInput): IntegrationsView {
  const { session, imports, draft, opened, choices, textOf } = input;
  const needed = [session, imports];
  if (!session.data || !imports.data) {
    const failed = needed.find(({ data, error }) => data === undefined && error);
    if (!failed) return { status: 'loading' };
    return { status: 'error', message: textOf(failed.error), retrying: needed.some(({ isFetching }) => isFetching) };
  }
  const { currency, timezone, goodsCostPercent, goodsCostFrom } = session.data.shop;
  const { limits } = imports.data;
  const settings = draft.stage === 'map' ? draft.settings : undefined;
  return {
    status: 'ready',
    canImport: hasRole(session.data.user.role, 'manager'),
    shop: {
      currency,
      // A shop without orders has not settled its timezone yet; the visitor's own is the likeliest.
      timezone: settings?.timezone ?? (currency === null ? choices.timezone : timezone),
      goodsRule: goodsCostPercent === null ? null : { percent: goodsCostPercent, from: dated(goodsCostFrom) },
      goodsCostPercent: settings?.goodsCostPercent ?? null,
    },
    currencies: choices.currencies,
    timezones: choices.timezones,
    defaultCurrency: choices.currency,
    flow: draftFlow(draft, textOf) ?? importFlow(input),
    limits: limits && { lines: limits.importLines, megabytes: limits.importMb },
    // The opened one is asked for more often than the list.
    history: imports.data.imports.map((one) => (one.id === opened.data?.id ? opened.data : one)),
  };
}
