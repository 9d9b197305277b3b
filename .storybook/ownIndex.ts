import type { IndexEntry } from '../stories/docs/screenIndex.ts';

/** What this Storybook holds, by its ids. Rejects where its index cannot be read. */
export async function ownIndex(): Promise<Record<string, IndexEntry>> {
  const answer = await fetch('./index.json');
  if (!answer.ok) throw new Error(`The index of the stories answers ${answer.status}.`);
  const { entries } = (await answer.json()) as { entries: Record<string, IndexEntry> };
  return entries;
}
