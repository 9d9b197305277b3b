import { AD_PLATFORM_NAMES, AD_PLATFORMS, type AdPlatform } from '@adaos/domain';
import { platformNamed } from '../../campaigns/platforms.ts';
import { squash } from '../../orders/squash.ts';
import type { FileFormat } from '../file-format.ts';
import type { FileOptions } from '../stage-file.ts';
import type { Conversion } from '../conversion.ts';
import { type CellReaders, Cells } from './cells.ts';
import { LineRejected } from '../line-rejected.ts';
import { currencyInTitle } from '../formats.ts';
import { tableLines } from './table-lines.ts';

/** One campaign on one day; amounts in minor units of the shop's currency. */
export interface AdsLine {
  readonly platform: string;
  /** The campaign's number at its platform; null where the file has none. */
  readonly campaignId: string | null;
  readonly campaign: string;
  readonly status: string | null;
  readonly budget: bigint | null;
  readonly day: string;
  readonly spend: bigint;
  readonly impressions: bigint;
  readonly clicks: bigint;
  readonly invalidClicks: bigint | null;
  readonly conversions: bigint;
  /** What the platform says that they were worth; null where it does not. Files do not have it. */
  readonly value: bigint | null;
}

const squashed = (words: string) => new Set(words.split(' '));
const PAUSED = squashed(
  'paused inactive off notdelivering intrerupta intrerupt inactiva inactiv suspendata oprita enpause enveille desactive ' +
    'pausada enpausa inactivo empausa interrompida',
);
const ENDED = squashed(
  'removed ended completed archived deleted eliminata incheiata finalizata arhivata stearsa supprimee terminee archivee ' +
    'retirada finalizada eliminada terminada concluida arquivada archivada',
);

function statusOf(text: string | null): string | null {
  if (text === null) return null;
  const word = squash(text);
  if (ENDED.has(word)) return 'ended';
  return PAUSED.has(word) ? 'paused' : 'active';
}

const ZERO = 0n;

class AdsReader {
  readonly #file: FileFormat;
  readonly #cells: Cells;
  readonly #named: string | null;
  readonly #conversion: Conversion;
  /** Whose report the file is, where its format says so. */
  readonly #platform: AdPlatform | undefined;

  constructor(file: FileFormat, readers: CellReaders, conversion: Conversion) {
    this.#file = file;
    this.#conversion = conversion;
    this.#cells = new Cells(file, readers, conversion.currency);
    this.#platform = AD_PLATFORMS.find((platform) => platform === file.format);
    const spendAt = file.columns.spend;
    this.#named = currencyInTitle(spendAt === undefined ? undefined : file.titles[spendAt]);
  }

  /** The sums that a report ends with, or that are above its lines, are of no campaign. */
  read(all: readonly string[]): AdsLine | null {
    if (/^total\b/i.test(all[0]?.trim() ?? '')) return null;
    const cells = this.#cells;
    cells.take(all);
    const campaign = cells.text('campaign');
    if (campaign === null) {
      const dayPlace = this.#file.columns.date;
      if (dayPlace === undefined || (all[dayPlace]?.trim() ?? '') === '') return null;
      throw new LineRejected('campaign_missing', 'The line names no campaign.');
    }
    const currency = this.#conversion.currencyOf(cells.text('currency') ?? this.#named ?? '');
    const day = cells.day('date');
    const spend = this.#minor('spend', currency, day) ?? ZERO;
    const line: AdsLine = {
      platform:
        this.#platform === undefined ? platformNamed(cells.text('platform')) : AD_PLATFORM_NAMES[this.#platform],
      campaignId: cells.text('campaignId'),
      campaign,
      status: statusOf(cells.text('status')),
      budget: this.#budget(currency, day),
      day,
      spend,
      impressions: cells.count('impressions') ?? ZERO,
      clicks: cells.count('clicks') ?? ZERO,
      invalidClicks: cells.count('invalidClicks'),
      conversions: cells.count('conversions') ?? ZERO,
      value: null,
    };
    const negative = [line.spend, line.impressions, line.clicks, line.conversions].some((amount) => amount < ZERO);
    if (negative) throw new LineRejected('amount_unreadable', 'An amount is below zero.');
    return line;
  }

  /** In minor units of the shop's currency. @throws LineRejected */
  #minor(field: 'spend' | 'dailyBudget', currency: string, day: string): bigint | null {
    const minor = this.#cells.minor(field, currency);
    return minor === null ? null : this.#conversion.inShopCurrency(minor, currency, day);
  }

  /** A budget may be a word, e.g. that the ad sets have their own: it is no reason to leave the line out. */
  #budget(currency: string, day: string): bigint | null {
    try {
      return this.#minor('dailyBudget', currency, day);
    } catch {
      return null;
    }
  }
}

/** The lines of a report of ad campaigns by day. */
export const adsLines = ({ conversion }: Pick<FileOptions, 'conversion'>) =>
  tableLines<AdsLine>({
    kind: 'ads',
    open: (file, readers) => new AdsReader(file, readers, conversion),
    dayOf: (line) => line.day,
    columns: [
      ['platform text', (line) => line.platform],
      ['ref text', (line) => line.campaignId],
      ['name text', (line) => line.campaign],
      ['status text', (line) => line.status],
      ['budget bigint', (line) => line.budget],
      ['spend bigint', (line) => line.spend],
      ['impressions bigint', (line) => line.impressions],
      ['clicks bigint', (line) => line.clicks],
      ['invalid bigint', (line) => line.invalidClicks],
      ['conversions bigint', (line) => line.conversions],
      ['value bigint', (line) => line.value],
    ],
  });
