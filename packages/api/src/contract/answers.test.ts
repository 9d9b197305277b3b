import { expect, test } from 'vitest';
import { contract, type RouteDefinition } from './index.ts';

// A host that answers a question without a text has nothing to say, and the chat says so.
const SILENT = 'askSupport';

const schemas = Object.entries<RouteDefinition>(contract).flatMap(([name, { answer }]) =>
  typeof answer === 'string' ? [] : [{ name, answer }],
);

test('[ALL-10] an answer of another shape is a success of no call', () => {
  expect(schemas.length).toBeGreaterThan(50);
  const strange = [{ hello: 1 }, { error: 'No.' }, '<!doctype html>', ['no'], 7];
  const taken = schemas.flatMap(({ name, answer }) =>
    strange.filter((body) => answer.safeParse(body).success).map((body) => `${name} ${JSON.stringify(body)}`),
  );
  expect(taken.filter((call) => !call.startsWith(SILENT))).toEqual([]);
});

test('a call that only does something is answered in words or with nothing', () => {
  for (const name of ['confirmReset', 'changePassword', 'deleteUser', 'createUser', 'setUserRole'] as const) {
    expect(contract[name].answer.safeParse({ message: 'Done.' }).success, name).toBe(true);
    expect(contract[name].answer.safeParse({}).success, name).toBe(true);
  }
});
