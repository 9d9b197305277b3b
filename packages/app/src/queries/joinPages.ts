import type { InfiniteData } from '@tanstack/react-query';

/**
 * The pages of a list as one: what the last says of all, with the rows of all. Made once for a query as its `select`, which keeps the
 * rows until a page comes, so that a table of them is not drawn again.
 * @param key where a page has its rows.
 */
export const joinPages =
  <Key extends string>(key: Key) =>
  <Page extends Readonly<Record<Key, readonly unknown[]>>>({ pages }: InfiniteData<Page>): Page | undefined => {
    const last = pages.at(-1);
    return last && { ...last, [key]: pages.flatMap((page) => page[key]) };
  };
