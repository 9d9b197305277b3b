import { expect, test } from 'vitest';
import { sampleConversations, sampleSupportMessages } from '@adaos/api/sample';
import { toOpenConversation, toOperatorView } from './toOperatorView.ts';

const textOf = () => 'Why.';
const none = { data: undefined, error: null, hasNextPage: false };
const [first, second] = sampleConversations;
const latestFirst = sampleSupportMessages.toReversed();

test('the conversations of all pages, in their order', () => {
  const pages = [first, second].map((one) => ({ conversations: one ? [one] : [], nextCursor: 'x' }));
  expect(toOperatorView({ data: { pages }, error: null, hasNextPage: true }, textOf)).toEqual({
    status: 'ready',
    conversations: [first, second],
    more: true,
  });
});

test('a conversation reads from its oldest message on, over all of its pages', () => {
  if (!first || !second) throw new Error('two conversations are needed');
  const pages = [
    { conversation: second, messages: latestFirst.slice(0, 2), nextCursor: 'x' },
    { conversation: first, messages: latestFirst.slice(2), nextCursor: null },
  ];
  const view = toOpenConversation({ data: { pages }, error: null, hasNextPage: false }, textOf);
  expect(view).toMatchObject({ status: 'ready', conversation: second, more: false });
  expect(view.status === 'ready' && view.messages.map(({ id }) => id)).toEqual(
    sampleSupportMessages.map(({ id }) => id),
  );
});

test.each([toOperatorView, toOpenConversation])('waits, or says why it failed', (toView) => {
  expect(toView(none, textOf)).toEqual({ status: 'loading' });
  expect(toView({ ...none, error: new Error('lost') }, textOf)).toEqual({ status: 'error', message: 'Why.' });
});
