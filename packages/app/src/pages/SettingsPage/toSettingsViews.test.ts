import { describe, expect, test } from 'vitest';
import { ApiError } from '@adaos/api/client';
import { sampleBackupCodes, sampleSessions, sampleTwoFactor, sampleTwoFactorSetup } from '@adaos/api/sample';
import { english } from '../../i18n/testing.ts';
import type { Attempt } from '../../queries/states.ts';
import { toSaveState, toSessionsView, toTwoFactorView, type TwoFactorInput } from './toSettingsViews.ts';

const idle: Attempt<never, never> = { status: 'idle', error: null };
const failed: Attempt<never, never> = { status: 'error', error: new ApiError('network', 'x') };
const none = { data: undefined, error: null };

test('[SETT-1] saving says that it runs, that it is done, or why it failed', () => {
  expect(toSaveState(english, idle)).toEqual({ status: 'idle' });
  expect(toSaveState(english, { status: 'pending', error: null })).toEqual({ status: 'busy' });
  expect(toSaveState(english, { status: 'success', error: null })).toEqual({ status: 'saved' });
  expect(toSaveState(english, failed)).toEqual({ status: 'error', message: expect.stringMatching(/connection/) });
});

describe('[SETT-4] the second factor shows', () => {
  const off = { data: { enabled: false, enabledAt: null, backupCodesLeft: 0 }, error: null };
  const on = { data: sampleTwoFactor, error: null };
  const view = (input: Partial<TwoFactorInput>) =>
    toTwoFactorView(english, {
      status: none,
      setUp: idle,
      confirm: idle,
      disable: idle,
      renew: idle,
      asking: null,
      ...input,
    });
  const started = { status: 'success', error: null, data: sampleTwoFactorSetup } as const;
  const codes = { status: 'success', error: null, data: sampleBackupCodes } as const;

  test('that it is not known yet, or why not', () => {
    expect(view({})).toEqual({ status: 'loading' });
    expect(view({ status: { data: undefined, error: failed.error } })).toMatchObject({ status: 'error' });
  });

  test('that it is off, and why it could not be switched on', () => {
    expect(view({ status: off })).toEqual({ status: 'off', busy: false, problem: undefined });
    expect(view({ status: off, setUp: failed })).toMatchObject({ problem: expect.stringMatching(/connection/) });
  });

  test('the code to scan, until one was confirmed', () => {
    expect(view({ status: off, setUp: started })).toMatchObject({ setup: { step: 'scan', ...sampleTwoFactorSetup } });
    const wrong: Attempt<never> = {
      status: 'error',
      error: new ApiError('problem', 'x', { status: 400, code: 'totp_invalid' }),
    };
    expect(view({ status: off, setUp: started, confirm: wrong })).toMatchObject({
      setup: { step: 'scan', problem: expect.stringMatching(/code is wrong/) },
    });
    expect(view({ status: on, setUp: started, confirm: codes })).toMatchObject({
      setup: { step: 'codes', backupCodes: sampleBackupCodes.backupCodes },
    });
  });

  test('that it is on, and what it asks before it goes', () => {
    expect(view({ status: on })).toMatchObject({ status: 'on', backupCodesLeft: 9, question: null });
    expect(view({ status: on, asking: 'disable', disable: failed })).toMatchObject({
      question: { what: 'disable', busy: false, problem: expect.stringMatching(/connection/) },
    });
    expect(view({ status: on, asking: 'renew', disable: failed })).toMatchObject({
      question: { what: 'renew', problem: undefined },
    });
    expect(view({ status: on, renew: codes })).toMatchObject({ setup: { step: 'codes' } });
  });
});

test('the open sessions are named by browser and system', () => {
  expect(toSessionsView(english, none, idle)).toEqual({ status: 'loading' });
  expect(toSessionsView(english, { data: { sessions: sampleSessions }, error: null }, idle)).toMatchObject({
    sessions: [
      { device: 'Firefox, Linux', current: true },
      { device: 'Safari, iOS', current: false },
    ],
    ending: null,
  });
  const nameless = sampleSessions.map((open) => ({ ...open, userAgent: null }));
  const ending: Attempt<never, string> = { status: 'pending', error: null, variables: 'others' };
  expect(toSessionsView(english, { data: { sessions: nameless }, error: null }, ending)).toMatchObject({
    sessions: [{ device: null }, { device: null }],
    ending: 'others',
  });
});
