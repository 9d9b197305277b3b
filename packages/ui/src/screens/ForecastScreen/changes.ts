import { ADS_CHANGE, PRICE_CHANGE } from '@adaos/domain';
import * as z from 'zod/mini';
import type { ForecastChanges } from './ForecastView.ts';

/** The bounds of the two sliders, in whole percent. */
export const ADS = { min: ADS_CHANGE.least, max: ADS_CHANGE.most } as const;
export const PRICE = { min: PRICE_CHANGE.least, max: PRICE_CHANGE.most } as const;

const whole = ({ min, max }: { min: number; max: number }) => z.int().check(z.minimum(min), z.maximum(max));
export const Changes = z.object({ adsChange: whole(ADS), priceChange: whole(PRICE) });
export const NO_CHANGE: ForecastChanges = { adsChange: 0, priceChange: 0 };
