import { describe, expect, test } from 'vitest';
import { ApiError } from '@adaos/api/client';
import { sampleCampaigns } from '@adaos/api/sample';
import { isMissing, liveCampaign, toCampaignView } from './toCampaignView.ts';

const campaign = sampleCampaigns.find(({ id }) => id === 'google-101');

test.each([
  [new ApiError('problem', 'No.', { status: 404, code: 'not_found' }), true],
  [new ApiError('problem', 'No.', { status: 400, code: 'invalid_request' }), true],
  [new ApiError('problem', 'No.', { status: 503, code: 'unavailable' }), false],
  [new ApiError('network', 'lost'), false],
  [null, false],
])('[CAMP-3] %s says that there is no such campaign: %s', (error, missing) => {
  expect(isMissing(error)).toBe(missing);
});

test('[CAMP-3] a campaign that does not exist is not found, neither own nor of the sample', () => {
  expect(toCampaignView({ status: 'loading' }, true)).toEqual({ status: 'notFound' });
  expect(
    toCampaignView({ status: 'ready', source: 'sample', data: { source: 'sample', campaign: undefined } }, false),
  ).toEqual({ status: 'notFound' });
});

describe('[CAMP-5] a campaign', () => {
  test('of the shop is live', () => {
    const { data } = liveCampaign(campaign && { ...campaign, source: 'live' });
    expect(data).toMatchObject({ source: 'live', campaign: { id: 'google-101' } });
    expect(liveCampaign(undefined)).toEqual({ data: undefined });
  });

  test('that could not be loaded is the marked sample, with the reason', () => {
    expect(
      toCampaignView(
        { status: 'ready', source: 'sample', loadFailed: 'Lost', data: { source: 'sample', campaign } },
        false,
      ),
    ).toEqual({ status: 'ready', source: 'sample', loadFailed: 'Lost', data: campaign });
  });

  test('[ALL-7] that could not be loaded, and that the sample does not have, is a failure, not missing', () => {
    const data = { source: 'sample', campaign: undefined } as const;
    expect(toCampaignView({ status: 'ready', source: 'sample', loadFailed: 'Lost', data }, false)).toEqual({
      status: 'error',
      message: 'Lost',
    });
  });

  test('that is on its way or has failed permanently says so', () => {
    expect(toCampaignView({ status: 'loading' }, false)).toEqual({ status: 'loading' });
    expect(toCampaignView({ status: 'error', message: 'Lost' }, false)).toEqual({ status: 'error', message: 'Lost' });
  });
});
