import { VIEW_LISTS } from '@adaos/domain';
import * as z from 'zod/mini';
import { NoContent, Uuid } from './common.ts';
import { route } from './route.ts';
import { exactText, singleLine } from './text.ts';

const viewShape = {
  list: z.enum(VIEW_LISTS),
  name: singleLine({ least: 1, most: 60 }),
  /** The part of the list's address that says filters, sort and columns, as the app reads it; without the period. */
  query: exactText({ most: 2_000 }),
  /** Everybody in the shop has it. */
  shared: z.boolean(),
};

/** Filters, sort and columns of a list under a name. */
export const SavedView = z.object({
  id: Uuid,
  ...viewShape,
  /** It was saved by the caller. */
  own: z.boolean(),
  /** Who saved it. */
  by: z.string(),
});
export type SavedView = z.infer<typeof SavedView>;

export const SavedViewInput = z.object(viewShape);
export type SavedViewInput = z.infer<typeof SavedViewInput>;

export const savedViewRoutes = {
  listSavedViews: route({
    method: 'GET',
    path: '/api/views',
    access: 'viewer',
    summary: "The caller's views of a list and those shared in the shop, by name.",
    query: z.object({ list: z.enum(VIEW_LISTS) }),
    status: 200,
    answer: z.object({ views: z.array(SavedView) }),
  }),
  saveView: route({
    method: 'POST',
    path: '/api/views',
    access: 'viewer',
    summary: "Save a view. It replaces the caller's own of the same name. Managers may share it.",
    body: SavedViewInput,
    status: 201,
    answer: SavedView,
  }),
  removeView: route({
    method: 'DELETE',
    path: '/api/views/:id',
    access: 'viewer',
    summary: 'Remove a view: an own one, or, for managers, one that is shared.',
    params: z.object({ id: Uuid }),
    status: 200,
    answer: NoContent,
  }),
} as const;
