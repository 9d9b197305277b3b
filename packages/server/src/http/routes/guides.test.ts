import { contract } from '@adaos/api';
import { LANGUAGES } from '@adaos/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AccountsApp, createAccountsApp, type Member } from '../../testing/accounts.ts';
import { guideRoutes } from './guides.ts';

let accounts: AccountsApp;
let member: Member;
beforeAll(async () => {
  accounts = await createAccountsApp({ modules: [guideRoutes] });
  member = await accounts.join('reader@shop.example');
});
afterAll(() => accounts.close());

const get = (path: string, token = member.login.accessToken) => accounts.as(token, 'GET', path);

describe('[CALL-2] the guides', () => {
  test.each(LANGUAGES)('are listed and read in %s', async (language) => {
    const { guides } = contract.listGuides.answer.parse((await get(`/api/guides?language=${language}`)).body);
    expect(guides).toHaveLength(6);
    const guide = contract.getGuide.answer.parse((await get(`/api/guides/reports?language=${language}`)).body);
    expect(guide).toMatchObject({ slug: 'reports', language, title: guides[2]?.title });
    expect(guide.text).toContain('ROI');
  });

  test('are English where no language is asked for', async () => {
    expect(contract.getGuide.answer.parse((await get('/api/guides/two-factor')).body).language).toBe('en');
  });

  test('that do not exist are reported as such, and none is outside their folder', async () => {
    expect((await get('/api/guides/nothing')).status).toBe(404);
    expect((await get('/api/guides/..%2f..%2fguides')).status).toBe(400);
    expect((await get('/api/guides/reports?language=de')).status).toBe(400);
  });

  test('are for the signed-in only', async () => {
    expect((await get('/api/guides', 'forged')).status).toBe(401);
  });
});
