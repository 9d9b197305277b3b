import { contract } from '@adaos/api';
import { PLANS } from '@adaos/domain';
import type { FastifySchemaValidationError } from 'fastify';
import { isResponseSerializationError } from 'fastify-type-provider-zod';
import { expect, test } from 'vitest';
import { compileSerializer, compileValidator, constantAnswer } from './schema-compilers.ts';

const route = { method: 'POST', url: '/' };
const write = compileSerializer({ ...route, schema: contract.listPlans.answer });
const check = compileValidator({ ...route, schema: contract.register.body });

test('an answer is written without what the contract does not name', () => {
  const plans = PLANS.map((plan) => ({ ...plan, margin: 0.4, limits: { ...plan.limits, secret: 1 } }));
  expect(JSON.parse(write({ plans, internal: true }))).toEqual({ plans: PLANS });
});

test('an answer that breaks the contract is none', () => {
  let thrown: unknown;
  try {
    write({ plans: [{ ...PLANS[0], price: 'free' }] });
  } catch (error) {
    thrown = error;
  }
  expect(isResponseSerializationError(thrown)).toBe(true);
});

test('a constant answer is held to the contract as any other, and can change no more', () => {
  const plans = () => PLANS.map((plan) => ({ ...plan, limits: { ...plan.limits }, secret: 1 }));
  const right = constantAnswer({ plans: plans() });
  for (const _ of [1, 2]) expect(JSON.parse(write(right))).toEqual({ plans: PLANS });
  expect(() => Object.assign(right.plans[0]?.limits ?? {}, { platforms: 3 })).toThrow(TypeError);
  const wrong = constantAnswer({ plans: [{}] });
  for (const _ of [1, 2]) expect(() => write(wrong)).toThrow();
});

test('what comes in is brought into the shape of the contract, or its faults are named', () => {
  const body = { email: ' Ana@Shop.Example ', password: 'violet kettle 48 marsh', name: 'Ana' };
  const right = check({ ...body, admin: true }) as { value: Record<string, unknown> };
  expect(right.value).toMatchObject({ email: 'ana@shop.example', name: 'Ana' });
  expect(right.value).not.toHaveProperty('admin');
  const wrong = check({ ...body, email: 'nobody' }) as unknown as { error: FastifySchemaValidationError[] };
  expect(wrong.error.map(({ instancePath }) => instancePath)).toEqual(['/email']);
});
