import { type CsvError, Parser } from 'csv-parse';
import { ImportFailure } from './import-failure.ts';

/** A line over this many bytes is no line of an orders file. */
export const LINE_LIMIT = 1_000_000;

const LINE_FEED = 10;
const RETURN = 13;
const BLANKS = new Set([LINE_FEED, RETURN, 32]);

/** One record of a file; a quoted line break keeps it going over several lines. */
export interface FileRecord {
  readonly cells: readonly string[];
  /** The line that it begins on, from 1. */
  readonly line: number;
  /** Its place among the bytes of `RecordParser.textOf`, until the next piece is added. */
  readonly start: number;
  readonly end: number;
}

const unclosed = (line: number) => new ImportFailure('quote_unclosed', 'A quote is opened but not closed.', line);

/**
 * Splits the bytes of a file (UTF-8, without byte order mark) into records, as they come. A quote inside a cell that did not
 * begin with one is text; a quote that does not end its cell properly fails the file, since what follows it can't be trusted.
 */
export class RecordParser {
  readonly #parser: Parser;
  #records: FileRecord[] = [];
  /** What was added and belongs to no record yet, and the piece that is being read. */
  #window: Buffer = Buffer.alloc(0);
  /** Bytes of the file before the window. */
  #offset = 0;
  /** The place in the window up to which lines were counted, and the number of the line there. */
  #counted = 0;
  #line = 1;

  constructor(delimiter: string) {
    this.#parser = new Parser({
      delimiter,
      record_delimiter: ['\r\n', '\n', '\r'],
      max_record_size: 2 * LINE_LIMIT, // what is over the limit is found by the bytes
      relax_column_count: true,
      // Together with `trim` this is lenient for a quote inside a cell and strict for one that should end it.
      relax_quotes: true,
      trim: true,
      skip_empty_lines: true,
      on_record: (cells: string[], { bytes }) => {
        this.#add(cells, bytes - this.#offset);
        return null;
      },
    });
    this.#parser.on('error', () => {}); // reported through the callbacks of `write` and `end`
    this.#parser.resume();
  }

  #add(cells: string[], end: number): void {
    const { line, start } = this.#nextLine(end);
    this.#records.push({ cells, line, start, end });
    this.#line = line + this.#breaksIn(start, end);
    this.#counted = end;
  }

  /** The line and place at which the record that is not counted yet begins: blank lines before it are skipped. */
  #nextLine(end: number): { line: number; start: number } {
    let start = this.#counted;
    while (start < end && BLANKS.has(this.#window[start] ?? 0)) start += 1;
    return { line: this.#line + this.#breaksIn(this.#counted, start), start };
  }

  #breaksIn(start: number, end: number): number {
    let breaks = 0;
    for (let at = start; at < end; at += 1) {
      const byte = this.#window[at];
      if (byte === LINE_FEED || (byte === RETURN && this.#window[at + 1] !== LINE_FEED)) breaks += 1;
    }
    return breaks;
  }

  /** What is longer than a line may be is one line, or a quote that keeps swallowing lines. */
  #tooLong({ start, line }: { start: number; line: number }): ImportFailure {
    const oneLine = this.#breaksIn(start, start + LINE_LIMIT) === 0;
    return oneLine ? new ImportFailure('line_too_long', 'A line is longer than 1 MB.', line) : unclosed(line);
  }

  async #settle(step: (done: (error?: Error | null) => void) => void): Promise<FileRecord[]> {
    this.#records = [];
    let failed: CsvError | null = null;
    await new Promise<void>((resolve) => {
      step((error) => {
        failed = (error as CsvError | null | undefined) ?? null;
        resolve();
      });
    });
    const long = this.#records.find(({ start, end }) => end - start > LINE_LIMIT);
    if (long) throw this.#tooLong(long);
    const next = this.#nextLine(this.#window.length);
    if (this.#window.length - next.start > LINE_LIMIT) throw this.#tooLong(next);
    if (failed) throw unclosed(next.line);
    return this.#records;
  }

  /**
   * Adds the next bytes.
   * @returns the records that end in them. They are good until the next call.
   * @throws ImportFailure `line_too_long` or `quote_unclosed`, with the line
   */
  write(piece: Buffer): Promise<FileRecord[]> {
    this.#offset += this.#counted;
    this.#window = Buffer.concat([this.#window.subarray(this.#counted), piece]);
    this.#counted = 0;
    return this.#settle((done) => this.#parser.write(piece, done));
  }

  /** Ends the file; see `write`. */
  end(): Promise<FileRecord[]> {
    return this.#settle((done) => {
      this.#parser.once('error', done);
      this.#parser.once('end', () => done());
      this.#parser.end();
    });
  }

  /** The record as it is in the file, without its line end. */
  textOf({ start, end }: FileRecord): string {
    return this.#window.toString('utf8', start, end).replace(/[\r\n]+$/, '');
  }
}
