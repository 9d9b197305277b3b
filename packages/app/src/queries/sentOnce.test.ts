import { afterEach, expect, test, vi } from 'vitest';
import { sentOnce } from './sentOnce.ts';

const RENT = { label: 'Rent', amount: 900 };

afterEach(() => vi.restoreAllMocks());

function sending() {
  const ids: string[] = [];
  let fails = false;
  const send = sentOnce(async ({ id }: typeof RENT & { id: string }) => {
    ids.push(id);
    if (fails) throw new Error('lost');
  });
  return { send, ids, lose: (lost: boolean) => void (fails = lost) };
}

test('what is sent again because its answer was lost has the same id', async () => {
  const { send, ids, lose } = sending();
  lose(true);
  await expect(send(RENT)).rejects.toThrow('lost');
  lose(false);
  await send(RENT);
  expect(ids[1]).toBe(ids[0]);
});

test('the second click of a double click has the id of the first, also after its answer', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(1000);
  const { send, ids } = sending();
  await send(RENT);
  now.mockReturnValue(1499);
  await send(RENT);
  expect(ids[1]).toBe(ids[0]);
});

test('the same later on, and something else at once, are others', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(1000);
  const { send, ids } = sending();
  await send(RENT);
  await send({ ...RENT, amount: 950 });
  now.mockReturnValue(1500);
  await send({ ...RENT, amount: 950 });
  expect(new Set(ids).size).toBe(3);
});
