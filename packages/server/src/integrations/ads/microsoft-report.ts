import { fromBufferPromise, type ZipFile } from 'yauzl';
import { cleanText } from '@adaos/api';
import { ImportFailure } from '../../imports/import-failure.ts';
import { RecordParser } from '../../imports/records.ts';
import { OutboundError } from '../outbound.ts';

/** Unpacked, of 30 days of some ten thousand campaigns. */
const MOST_BYTES = 64 * 1024 * 1024;
const BYTE_ORDER_MARK = Buffer.from([0xef, 0xbb, 0xbf]);

/** The first file of an archive. @throws OutboundError where it has none, or one of too many bytes. */
async function firstFile(zip: ZipFile): Promise<Buffer> {
  for await (const entry of zip.eachEntry()) {
    if (entry.fileName.endsWith('/')) continue;
    if (entry.uncompressedSize > MOST_BYTES) throw new OutboundError('Microsoft’s report is too long.');
    const pieces: Buffer[] = [];
    let bytes = 0;
    for await (const piece of await zip.openReadStreamPromise(entry)) {
      bytes += (piece as Buffer).length;
      if (bytes > MOST_BYTES) throw new OutboundError('Microsoft’s report is too long.');
      pieces.push(piece as Buffer);
    }
    return Buffer.concat(pieces);
  }
  throw new OutboundError('Microsoft’s report is an archive without a file.');
}

async function unpack(archive: Buffer): Promise<Buffer> {
  try {
    return await firstFile(await fromBufferPromise(archive));
  } catch (error) {
    if (error instanceof OutboundError) throw error;
    throw new OutboundError('Microsoft’s report is no archive.', { cause: error });
  }
}

/**
 * The rows of a report as it is downloaded, a zip of one CSV with a title line, each by the titles of its columns.
 * @throws OutboundError for anything else.
 */
export async function readReport(archive: Buffer): Promise<ReadonlyMap<string, string>[]> {
  const file = await unpack(archive);
  const text = file.subarray(0, 3).equals(BYTE_ORDER_MARK) ? file.subarray(3) : file;
  const parser = new RecordParser(',');
  try {
    const records = [...(await parser.write(text)), ...(await parser.end())];
    const [titles = [], ...lines] = records.map(({ cells }) => cells.map((cell) => cleanText(cell)));
    return lines.map((cells) => new Map(titles.map((title, place) => [title, cells[place] ?? ''])));
  } catch (error) {
    if (error instanceof ImportFailure) throw new OutboundError('Microsoft’s report is no table.', { cause: error });
    throw error;
  }
}
