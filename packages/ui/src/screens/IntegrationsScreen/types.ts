import type { ImportField, ImportFormat, ImportKind, ImportStatus } from '@adaos/domain';
import type { FileFacts } from '../../forms/FileDrop/index.ts';

/** Field to column title; a field without a column is left out. */
export type ColumnMapping = Partial<Record<ImportField, string>>;

export type ImportCount = 'linesRead' | 'linesAdded' | 'orders' | 'refunds' | 'adjustments' | 'rejected';

/** A refused file: the screen has a text for each known code and shows `message` for any other. */
export type ImportProblem = {
  code: string;
  message: string;
  /** The line's number in the file, from 1. */
  line: number | null;
};

/** Whether prices have the VAT in them, or it is added to them. */
export type PricesTax = 'inside' | 'added';

/** Order numbers that occur for several orders, and how many orders those are. */
export type RepeatedNumbers = { numbers: number; orders: number };

/** What was recognised of a file from its first lines. */
export type ImportPreview = {
  format: ImportFormat;
  columns: readonly string[];
  /** The first lines, cell by cell, in the order of `columns`. */
  sample: readonly (readonly string[])[];
  mapping: ColumnMapping;
  /** The currency that the file itself names, if it does. */
  currency: string | null;
  /** Of a workbook: the name of the sheet that is read; null or left out for other files. */
  sheet?: string | null | undefined;
  /** The sheets that fit, where there are several. */
  sheets?: readonly string[] | undefined;
  /** Among the first lines; null or left out where there are none. */
  repeatedNumbers?: RepeatedNumbers | null | undefined;
  /** The currencies of its first lines, with the orders (or lines of ad spend) in each, and whether there are rates of it. */
  currencies?: readonly { currency: string; count: number; convertible: boolean }[] | undefined;
  /** Whether the first lines are all of the file. */
  whole?: boolean | undefined;
};

/** One import with its counts. */
export type ImportRecord = Record<ImportCount, number> & {
  id: string;
  /** Left out: orders. */
  kind?: ImportKind | undefined;
  /** What its columns were recognised as; null or left out where that is not known. */
  format?: ImportFormat | null | undefined;
  status: ImportStatus;
  fileName: string | null;
  /** 0 to 1, by bytes of the file read. */
  progress: number;
  error: ImportProblem | null;
  /** Numbers that belong to several orders, and how many orders they count as; null or left out where there are none. */
  repeatedNumbers?: RepeatedNumbers | null | undefined;
  /** Numbers of which it is doubtful whether they belong to one order. */
  doubtfulNumbers?: number | undefined;
  /** Orders that a newer file had brought before, so that they stay as they are. */
  olderOrders?: number | undefined;
  /** How often the server was interrupted and restarted it. */
  restarts: number;
  /** While it is queued: how many imports are ahead of it; null or left out where that is not known. */
  ahead?: number | null | undefined;
  /** Whether it was cancelled and its file is still stored, so that it can be started again. */
  restartable?: boolean | undefined;
  /** First and last day of the file's lines, `YYYY-MM-DD`. */
  from: string | null;
  to: string | null;
  /** ISO 8601. */
  createdAt: string;
};

export type RejectedLine = {
  /** The line's number in the file, from 1, the header included. */
  line: number;
  code: string;
  /** English, for a code that the screen does not know. */
  reason: string;
  /** The start of the line as it is in the file. */
  text: string;
};

export type RejectedLinesView =
  | { status: 'loading' }
  | { status: 'error' }
  | { status: 'ready'; rows: readonly RejectedLine[]; hasMore: boolean; loadingMore?: boolean | undefined };

/** The state of the import, from choosing a file to its result. Finished texts are in the user's language. */
export type ImportFlow =
  | { step: 'choose'; kind?: ImportKind | undefined; file?: FileFacts | undefined; problem?: ImportProblem | undefined }
  | { step: 'recognising'; file: FileFacts }
  | {
      step: 'map';
      /** Left out: orders. */
      kind?: ImportKind | undefined;
      file: FileFacts;
      preview: ImportPreview;
      /** The import is being requested. */
      starting?: boolean | undefined;
      /** Why it could not be started; a finished text. */
      problem?: string | undefined;
    }
  /** `progress` is 0 to 1, null while it is not known. */
  | { step: 'uploading'; file: FileFacts; progress: number | null }
  /** `cancelling`: it is being cancelled. */
  | { step: 'running'; import: ImportRecord; cancelling?: boolean | undefined }
  /** `restarting`: it is being started again. */
  | { step: 'cancelled'; import: ImportRecord; restarting?: boolean | undefined }
  | {
      step: 'done';
      import: ImportRecord;
      /** The overview of the imported period; null where the file has no days. */
      overviewHref: string | null;
      /** Where doubtful order numbers are decided on. */
      numbersHref: string;
      /** Not read when nothing was rejected. */
      rejected: RejectedLinesView;
      downloading?: boolean | undefined;
    }
  | { step: 'failed'; import: ImportRecord }
  /** An import is being loaded. */
  | { step: 'opening' }
  /** It could not be loaded; a finished text. */
  | { step: 'notOpened'; message: string; retrying: boolean };

export type ReadyIntegrationsView = {
  status: 'ready';
  /** Whether the role allows imports (manager and up). */
  canImport: boolean;
  shop: {
    /** Null until the first import sets it. */
    currency: string | null;
    timezone: string;
    /** What the goods cost by the owner's newest rule; null without one, so that a percentage can be given with the file. */
    goodsRule: {
      percent: number;
      /** The first day, `YYYY-MM-DD`; null: every order. */
      from: string | null;
    } | null;
    /** The percentage that was typed before the file was sent in vain. */
    goodsCostPercent: number | null;
  };
  /** ISO 4217 codes and IANA names to choose from. */
  currencies: readonly string[];
  timezones: readonly string[];
  /** Preselected where neither shop nor file names a currency. */
  defaultCurrency: string;
  /** The largest file that the plan allows, in lines and in uncompressed megabytes. */
  limits?: { lines: number; megabytes: number } | undefined;
  flow: ImportFlow;
  /** Newest first. */
  history: readonly ImportRecord[];
};

export type IntegrationsView =
  | { status: 'loading' }
  | { status: 'error'; message?: string | undefined; retrying?: boolean | undefined }
  | ReadyIntegrationsView;

/** The values that start an import. */
export type ImportSettings = {
  mapping: ColumnMapping;
  currency: string;
  timezone: string;
  /** 0 to 100; null when it was left empty. */
  goodsCostPercent: number | null;
  /** For orders and ad spend in another currency: units of the shop's currency for one of the file's, in place of each day's. */
  rate?: number | undefined;
  /** For stock: the first day from which its unit costs are the cost of the goods; without it they are not used. */
  costsFrom?: string | undefined;
  /** For orders with a column for the VAT and no total: whether it is in the prices or comes on top. */
  tax?: PricesTax | undefined;
};

export type ImportActions = {
  /** Where the rules of the costs are. */
  costsHref: string;
  /** Sets the kind of the next file. Without it only orders can be imported. */
  onChooseKind?: ((kind: ImportKind) => void) | undefined;
  onChooseFile: (file: File) => void;
  /** Discards the chosen file, or its result, and starts with another. */
  onStartOver: () => void;
  onStart: (settings: ImportSettings) => void;
  /** Reads another sheet of the chosen workbook. Without it there is no choice. */
  onChooseSheet?: ((sheet: string) => void) | undefined;
  onCancelUpload: () => void;
  /** Cancels the queued or running import. Without it there is no such button. */
  onCancelImport?: (() => void) | undefined;
  /** Starts the cancelled import again, from the stored file. */
  onRestartImport?: (() => void) | undefined;
  onLoadMoreRejected: () => void;
  onRetryRejected: () => void;
  onDownloadRejected: () => void;
};
