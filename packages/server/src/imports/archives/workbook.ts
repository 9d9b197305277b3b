import { posix } from 'node:path';
import { ImportFailure } from '../import-failure.ts';
import { numberKind, type NumberKind, unescapeText } from './cell-text.ts';
import { readWholeXml } from './xml.ts';
import type { Zip } from './zip.ts';

/** What all texts of a workbook may have, in characters; they are in memory while its sheet is read. */
const MOST_TEXT = 50_000_000;
const MOST_TEXTS = 2_000_000;

/** What the cells of a workbook's sheets refer to. */
export interface Workbook {
  /** The sheets that are not hidden, at least one: their names and the parts with their cells. */
  readonly sheets: readonly { readonly name: string; readonly part: string }[];
  /** Texts that cells refer to by their number. */
  readonly texts: readonly string[];
  /** What numbers are, by the number of the cell's style. */
  readonly kinds: readonly NumberKind[];
  /** Whether days are counted from 1904. */
  readonly from1904: boolean;
}

interface Relation {
  readonly id: string;
  /** The last word of its type's address. */
  readonly type: string;
  readonly target: string;
}

/** What a part refers to. */
async function relationsOf(zip: Zip, part: string): Promise<Relation[]> {
  const { dir, base } = posix.parse(part);
  const name = posix.join(dir, '_rels', `${base}.rels`);
  const relations: Relation[] = [];
  if (!zip.names.includes(name)) return relations;
  await readWholeXml(zip.read(name), {
    open(element, { Id = '', Type = '', Target = '' }) {
      if (element !== 'Relationship') return;
      relations.push({ id: Id, type: posix.basename(Type), target: posix.resolve('/', dir, Target).slice(1) });
    },
  });
  return relations;
}

/** The main part of a workbook; undefined in an archive that is none. */
export async function workbookPart(zip: Zip): Promise<string | undefined> {
  if (!zip.names.includes('[Content_Types].xml')) return undefined;
  return (await relationsOf(zip, '')).find(({ type }) => type === 'officeDocument')?.target;
}

async function readTexts(zip: Zip, part: string): Promise<string[]> {
  const texts: string[] = [];
  let [text, length, phonetic, inText] = ['', 0, false, false];
  await readWholeXml(zip.read(part), {
    open(name) {
      if (name === 'si') text = '';
      else if (name === 'rPh') phonetic = true;
      inText = name === 't' && !phonetic;
    },
    text(piece) {
      if (inText) text += piece;
    },
    close(name) {
      inText = false;
      if (name === 'rPh') phonetic = false;
      if (name !== 'si') return;
      texts.push(unescapeText(text));
      length += text.length;
      if (length > MOST_TEXT || texts.length > MOST_TEXTS) {
        throw new ImportFailure(
          'workbook_too_large',
          'The workbook holds too much text. Please save its table as CSV.',
        );
      }
    },
  });
  return texts;
}

async function readKinds(zip: Zip, part: string): Promise<NumberKind[]> {
  const codes = new Map<number, string>();
  const kinds: NumberKind[] = [];
  let inCells = false;
  await readWholeXml(zip.read(part), {
    open(name, { numFmtId, formatCode = '' }) {
      if (name === 'numFmt') codes.set(Number(numFmtId), formatCode);
      else if (name === 'cellXfs') inCells = true;
      else if (name === 'xf' && inCells) kinds.push(numberKind(Number(numFmtId ?? 0), codes.get(Number(numFmtId))));
    },
    close(name) {
      if (name === 'cellXfs') inCells = false;
    },
  });
  return kinds;
}

/** @throws ImportFailure `file_corrupt`, `workbook_too_large` */
export async function readWorkbook(zip: Zip, part: string): Promise<Workbook> {
  const relations = await relationsOf(zip, part);
  const partOf = (type: string) => relations.find((relation) => relation.type === type)?.target;
  const sheets: { id: string; name: string; hidden: boolean }[] = [];
  let from1904 = false;
  await readWholeXml(zip.read(part), {
    open(name, attributes) {
      if (name === 'workbookPr') from1904 = ['1', 'true'].includes(attributes.date1904 ?? '');
      if (name !== 'sheet') return;
      const id = Object.entries(attributes).find(([key]) => /^\w+:id$/.test(key))?.[1] ?? '';
      sheets.push({
        id,
        name: attributes.name ?? '',
        hidden: attributes.state !== undefined && attributes.state !== 'visible',
      });
    },
  });
  const visible = sheets.some(({ hidden }) => !hidden) ? sheets.filter(({ hidden }) => !hidden) : sheets.slice(0, 1);
  const found = visible.flatMap(({ id, name }) => {
    const target = relations.find((relation) => relation.id === id && relation.type === 'worksheet')?.target;
    return target === undefined ? [] : [{ name, part: target }];
  });
  if (found.length === 0) throw new ImportFailure('file_corrupt', 'The workbook has no sheet with cells.');
  const [texts, styles] = [partOf('sharedStrings'), partOf('styles')];
  return {
    sheets: found,
    texts: texts === undefined ? [] : await readTexts(zip, texts),
    kinds: styles === undefined ? [] : await readKinds(zip, styles),
    from1904,
  };
}
