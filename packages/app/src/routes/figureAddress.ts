import type { Figure, LedgerKind } from '@adaos/api';
import { FIGURES, LEDGER_KINDS } from '@adaos/domain';
import { comparisonIn, periodIn } from '../period/index.ts';
import { paths, type FigureQuery } from './paths.ts';

export function figureNamed(name: string | null | undefined): Figure | undefined {
  return FIGURES.find((figure) => figure === name);
}

/** The part of a formula that an address asks for. */
export function kindIn(query: URLSearchParams): LedgerKind | undefined {
  const asked = query.get('kind');
  return LEDGER_KINDS.find((kind) => kind === asked);
}

/** What an address says of a period, its comparison and a part, to be handed on in a link. */
export function figureQueryIn(query: URLSearchParams): FigureQuery {
  const compare = comparisonIn(query);
  return { ...periodIn(query), compare: compare === 'none' ? compare : undefined, kind: kindIn(query) };
}

/** The list that an order was opened from; the overview where that is not known. */
export function addressBehindOrder(query: URLSearchParams): string {
  const figure = figureNamed(query.get('figure'));
  const { kind, ...period } = figureQueryIn(query);
  return figure ? paths.figure(figure, { ...period, kind }) : paths.overviewOf(period);
}
