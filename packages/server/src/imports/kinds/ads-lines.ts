import { cutText } from '@adaos/api';
import { AD_PLATFORM_NAMES, AD_PLATFORMS, adPlatformOf, type AdPlatform } from '@adaos/domain';
import { UNNAMED_PLATFORM } from '../../campaigns/platforms.ts';
import { squash } from '../../orders/squash.ts';
import type { FileFormat } from '../file-format.ts';
import type { FileOptions } from '../stage-file.ts';
import { type CellReaders, Cells } from './cells.ts';
import { LineRejected } from '../line-rejected.ts';
import { currencyInTitle } from '../formats.ts';
import { tableLines } from './table-lines.ts';

/** One campaign on one day; amounts in minor units of the file's currency. */
interface AdsLine {
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
}

/** With the longest number of a campaign it fits into their key. */
const PLATFORM_LENGTH = 100;

function platformNamed(name: string | null): string {
  if (name === null) return UNNAMED_PLATFORM;
  const platform = adPlatformOf(name);
  return platform === undefined ? cutText(name, PLATFORM_LENGTH) : AD_PLATFORM_NAMES[platform];
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
  /** Whose report the file is, where its format says so. */
  readonly #platform: AdPlatform | undefined;

  constructor(file: FileFormat, readers: CellReaders, currency: string) {
    this.#file = file;
    this.#cells = new Cells(file, readers, currency);
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
    cells.checkCurrency(this.#named);
    const spend = cells.minor('spend') ?? ZERO;
    const line: AdsLine = {
      platform:
        this.#platform === undefined ? platformNamed(cells.text('platform')) : AD_PLATFORM_NAMES[this.#platform],
      campaignId: cells.text('campaignId'),
      campaign,
      status: statusOf(cells.text('status')),
      budget: this.#budget(),
      day: cells.day('date'),
      spend,
      impressions: cells.count('impressions') ?? ZERO,
      clicks: cells.count('clicks') ?? ZERO,
      invalidClicks: cells.count('invalidClicks'),
      conversions: cells.count('conversions') ?? ZERO,
    };
    const negative = [line.spend, line.impressions, line.clicks, line.conversions].some((amount) => amount < ZERO);
    if (negative) throw new LineRejected('amount_unreadable', 'An amount is below zero.');
    return line;
  }

  /** A budget may be a word, e.g. that the ad sets have their own: it is no reason to leave the line out. */
  #budget(): bigint | null {
    try {
      return this.#cells.minor('dailyBudget');
    } catch {
      return null;
    }
  }
}

/** The lines of a report of ad campaigns by day. */
export const adsLines = ({ currency }: Pick<FileOptions, 'currency'>) =>
  tableLines<AdsLine>({
    kind: 'ads',
    open: (file, readers) => new AdsReader(file, readers, currency),
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
    ],
  });
