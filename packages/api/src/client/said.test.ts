import { describe, expect, test } from 'vitest';
import { plainText, refusalIn, saidOf } from './said.ts';

describe("a host's own text", () => {
  test.each(['No such user.', ' Parola e greșită ', 'x'.repeat(300), 'Use 3 < 4 letters'])('is shown: %j', (text) => {
    expect(plainText(text)).toBe(text.trim());
  });

  test.each([
    ['a page', '<!doctype html><h1>502</h1>'],
    ['markup', 'Not <b>now</b>'],
    ['a closing tag', 'x</script>'],
    ['more than a person reads', 'x'.repeat(301)],
    ['a stack trace', 'Error: x\n    at login (/srv/app.js:1:1)'],
    ['a character that turns the text around', 'abc\u202Edef'],
    ['no word', '{}'],
    ['a number', 403],
    ['an object', { text: 'No.' }],
    ['nothing', ''],
  ])('is not shown where it is %s', (_, value) => {
    expect(plainText(value)).toBeUndefined();
  });
});

describe('[AUTH-6] what a host says of a refusal', () => {
  test.each([
    ['its error', { error: 'No such user.' }],
    ['its message', { message: 'No such user.' }],
    ['its error before its message', { error: 'No such user.', message: 'Request failed.' }],
    ['its message where its error is no text', { error: true, message: 'No such user.' }],
    ['its message where its error is a page', { error: '<h1>No</h1>', message: 'No such user.' }],
    ['the message in its error', { error: { code: 7, message: 'No such user.' } }],
    ['its message where it repeats the status', { statusCode: 401, error: 'Unauthorized', message: 'No such user.' }],
    ['the same under another name', { status: 401, error: 'Unauthorized', message: 'No such user.' }],
  ])('is %s', (_, body) => {
    expect(saidOf(body, 401)).toBe('No such user.');
  });

  test.each([undefined, null, 'No.', ['No.'], {}, { error: {} }, { detail: 'No.' }, { message: 7 }])(
    'is nothing in %j',
    (body) => {
      expect(saidOf(body, 401)).toBeUndefined();
    },
  );
});

describe('an answer with a status of success', () => {
  test('is a refusal by its error, or by saying that it is none', () => {
    expect(refusalIn({ error: 'No.' }, 200)).toBe('No.');
    expect(refusalIn({ success: false, message: 'No.' }, 200)).toBe('No.');
  });

  test('is none by its message alone', () => {
    expect(refusalIn({ message: 'Welcome.' }, 200)).toBeUndefined();
    expect(refusalIn({ success: true, error: null, message: 'Done.' }, 200)).toBeUndefined();
  });
});
