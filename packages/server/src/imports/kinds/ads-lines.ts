import { cutText } from '@adaos/api';
import { squash } from '../column-names.ts';
import type { FileFormat } from '../file-format.ts';
import type { FileOptions } from '../stage-file.ts';
import { type CellReaders, Cells, LineRejected } from './cells.ts';
import { currencyInTitle } from './recognise-kind.ts';
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

const PLATFORM_OF_FORMAT: Partial<Record<FileFormat['format'], string>> = {
  google_ads: 'Google Ads',
  meta_ads: 'Meta Ads',
};

/** With the longest number of a campaign it fits into their key. */
const PLATFORM_LENGTH = 100;

function platformNamed(name: string | null): string {
  if (name === null) return 'Ads';
  if (/google|adwords/i.test(name)) return 'Google Ads';
  return /meta|facebook|instagram/i.test(name) ? 'Meta Ads' : cutText(name, PLATFORM_LENGTH);
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

  constructor(file: FileFormat, readers: CellReaders, currency: string) {
    this.#file = file;
    this.#cells = new Cells(file, readers, currency);
    const spendAt = file.columns.spend;
    this.#named = currencyInTitle(spendAt === undefined ? undefined : file.titles[spendAt]);
  }

  /** The sums that a report ends with, or that stand above its lines, are of no campaign. */
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
      platform: PLATFORM_OF_FORMAT[this.#file.format] ?? platformNamed(cells.text('platform')),
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
