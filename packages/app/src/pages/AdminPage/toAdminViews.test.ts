import { describe, expect, test } from 'vitest';
import { sampleAuditEntries, sampleShopUsers } from '@adaos/api/sample';
import type { Attempt } from '../../queries/states.ts';
import { toListView, toUsersView, type UsersInput } from './toAdminViews.ts';

const idle: Attempt<never, never> = { status: 'idle', error: null };
const failed: Attempt<never, never> = { status: 'error', error: new Error('lost') };
const pending: Attempt<never, never> = { status: 'pending', error: null };
const textOf = (error: unknown) => (error instanceof Error ? error.message : 'unknown');
const users = { data: { data: sampleShopUsers }, error: null };

describe('the users tab shows', () => {
  const view = (input: Partial<UsersInput>) =>
    toUsersView({
      users,
      noToken: undefined,
      ownId: 'me',
      create: idle,
      setRole: idle,
      remove: idle,
      invite: idle,
      creating: false,
      textOf,
      ...input,
    });

  test('that the users are on their way, or why they are not there', () => {
    expect(view({ users: { data: undefined, error: null } })).toEqual({ status: 'loading' });
    expect(view({ users: { data: undefined, error: failed.error } })).toEqual({ status: 'error', message: 'lost' });
  });

  test('the users, and who is being changed', () => {
    expect(view({})).toMatchObject({
      status: 'ready',
      users: sampleShopUsers,
      ownId: 'me',
      busyId: null,
      creating: null,
    });
    expect(view({ setRole: { ...pending, variables: { id: '7' } } })).toMatchObject({ busyId: '7' });
    expect(view({ remove: { ...pending, variables: '8' } })).toMatchObject({ busyId: '8' });
    expect(view({ invite: { ...pending, variables: '9' } })).toMatchObject({ busyId: '9' });
    expect(view({ setRole: { ...idle, variables: { id: '7' } } })).toMatchObject({ busyId: null });
  });

  test('what went wrong, each with its kind', () => {
    expect(view({ setRole: failed })).toMatchObject({ problem: { what: 'role', message: 'lost' } });
    expect(view({ remove: failed })).toMatchObject({ problem: { what: 'delete', message: 'lost' } });
    expect(view({ invite: failed })).toMatchObject({ problem: { what: 'invite', message: 'lost' } });
    expect(view({})).toMatchObject({ problem: undefined });
    expect(view({ creating: true, create: failed })).toMatchObject({ creating: { busy: false, message: 'lost' } });
    expect(view({ creating: true, create: pending })).toMatchObject({ creating: { busy: true, message: undefined } });
  });

  test('that there is no access token, also over users that were read before', () => {
    expect(view({ noToken: 'No access token' })).toEqual({ status: 'loggedOut', message: 'No access token' });
  });

  test('[ALL-6] that they are a sample where they are', () => {
    expect(view({ users: { data: { data: sampleShopUsers, source: 'sample' }, error: null } })).toMatchObject({
      source: 'sample',
    });
  });
});

describe('[ADMIN-3] a list by page shows', () => {
  const list = (source: 'live' | 'sample') => ({ data: { source }, error: null });

  test('its rows, the same at each drawing, and that there are more', () => {
    const view = toListView(
      { ...list('live'), hasNextPage: true, isFetchingNextPage: false },
      sampleAuditEntries,
      textOf,
    );
    expect(view).toMatchObject({ status: 'ready', source: 'live', more: true, loadingMore: false });
    expect(view.status === 'ready' && view.rows).toBe(sampleAuditEntries);
  });

  test('a sample as one page, marked', () => {
    expect(toListView(list('sample'), sampleAuditEntries, textOf)).toMatchObject({ source: 'sample', more: false });
  });

  test('why it is not there', () => {
    const none = { data: undefined, error: null };
    expect(toListView({ ...none, error: failed.error }, undefined, textOf)).toEqual({
      status: 'error',
      message: 'lost',
    });
    expect(toListView(none, undefined, textOf)).toEqual({ status: 'loading' });
  });
});
