/** Words that no engineer uses, in regular expressions, each with better ones. */
export const words: Readonly<Record<string, string>> = {
  anew: 'again',
  'heed|heeds|heeded': 'respect, follow',
  'deed|deeds': 'action',
  dear: 'expensive, slow',
  'reckon|reckons|reckoned|reckoning': 'compute, expect',
  whereabouts: 'place, state',
  'spoil|spoils|spoilt|spoiled': 'damage, malformed',
  seldom: 'rarely',
  nought: 'zero, nothing',
  'thereof|therein|thereby|whereby|herein': 'name the thing',
  'stand|stands|stood': 'is, are, be',
  'tell|tells|told': 'report, say, show, know',
  'whoever|whosoever': 'anyone who',
  besides: 'also, in addition',
  'mend|mends|mended|mending': 'fix, repair',
  amiss: 'wrong',
  lest: 'so that … not',
  "shan't|needn't": 'will not, does not need to',
  'comes of it': 'results',
  'is to be had|be had': 'is available',
  'for good': 'permanently',
  'put up': 'deployed, shown',
  'at a stroke': 'at once',
  'in spite of': 'despite',
  'by itself alone': 'alone',
  'at hand': 'available',
  '(?:is|are) none of': 'does not belong to',
  'came of (?:it|them)': 'the result',
  'throws? dice': 'uses chance',
  'so often a': 'how often, each time',
};

/** Terms that have such a word in them. */
export const allowed: readonly string[] = [
  'tell apart',
  'tells apart',
  'told apart',
  'stand-in',
  'stands in for',
  'stand in for',
  'standing in for',
  'stand-ins',
  'Dear customer',
];

/** Columns of the database, which keep the names of their migrations. */
export const storedNames: ReadonlySet<string> = new Set(['told_by']);

/** Files and folders that are not rewritten yet. */
export const notYet: readonly string[] = [];
