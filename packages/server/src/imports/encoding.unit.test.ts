import fc from 'fast-check';
import iconv from 'iconv-lite';
import { describe, expect, test } from 'vitest';
import { toUtf8 } from './decode.ts';
import { type Encoding, EncodingEvidence } from './encoding.ts';

function detect(bytes: Buffer, pieceLength = bytes.length || 1, whole = true): Encoding {
  const evidence = new EncodingEvidence();
  for (let at = 0; at < bytes.length; at += pieceLength) evidence.add(bytes.subarray(at, at + pieceLength));
  return evidence.result({ whole });
}

const CENTRAL = {
  Romanian: 'Cămaşă bărbaţi mărimea L, Şosete, pâine, încălţăminte, Braşov, România',
  'Romanian, one word': 'Masă',
  'Romanian, in capitals': 'CĂMAŞĂ ALBĂ',
  'Romanian, ş at the end': 'Coş cadou',
  Polish: 'Kubek żółty, Łódź, święta, ręcznik, książka, mąka',
  Czech: 'Žlutý kůň, dětské boty, kočka, řezák, příliš, ruční',
  Hungarian: 'Gyűrű, függöny, női cipő, őszi kabát, tű',
  Slovak: 'Košeľa, ľan, kôň, ťava',
  Croatian: 'Kućište, čaša, šalica, đak',
};
const WESTERN = {
  French: 'Café crème, fête, cœur, où, piqûre, forêt, chêne, très, déjà, naïf',
  Spanish: 'Niño, año, ¿Qué?, Nº 5, español, 1º, Mª Carmen',
  Portuguese: 'São Paulo, pão, camisões, maçã, coração, irmãos, avô',
  'Portuguese, one word': 'Calça de algodão',
  German: 'Größe, Schürze, Bär',
  Italian: 'Caffè, più, perché, città, così, è, però',
  Danish: 'Bælte, læder, grøn, smørkniv, blå, tilbehør',
  'prices in pounds': 'Mug £12.50, Café £5',
  measures: 'Folie 12 m², 3 m³, ½ kg',
};

describe('EncodingEvidence', () => {
  test.each(Object.entries(CENTRAL))('recognises %s in Windows-1250', (_language, text) => {
    expect(detect(iconv.encode(text, 'windows-1250'))).toBe('windows-1250');
  });

  test.each(Object.entries(WESTERN))('recognises %s in Windows-1252', (_language, text) => {
    expect(detect(iconv.encode(text, 'windows-1252'))).toBe('windows-1252');
  });

  test.each(Object.entries({ ...CENTRAL, ...WESTERN }))(
    'recognises %s in UTF-8, in pieces of any length',
    (_language, text) => {
      for (const length of [1, 2, 3, 5, 1000]) expect(detect(Buffer.from(text), length)).toBe('utf-8');
    },
  );

  test('pieces change nothing', () => {
    const bytes = iconv.encode(Object.values(CENTRAL).join('\n'), 'windows-1250');
    for (const length of [1, 2, 7]) expect(detect(bytes, length)).toBe(detect(bytes));
  });

  test('goes by the byte order mark', () => {
    expect(detect(Buffer.from('\uFEFFa'))).toBe('utf-8');
    expect(detect(iconv.encode('a,b', 'utf-16le', { addBOM: true }))).toBe('utf-16le');
    expect(detect(iconv.encode('a,b', 'utf-16be', { addBOM: true }), 1)).toBe('utf-16be');
  });

  test('a character that is cut at the end of the beginning is no fault, at the end of the file it is', () => {
    const cut = Buffer.from('Masă').subarray(0, -1);
    expect(detect(cut, 1, false)).toBe('utf-8');
    expect(detect(cut)).not.toBe('utf-8');
  });

  test('one stray byte does not make a UTF-8 file anything else', () => {
    expect(
      detect(
        Buffer.concat([Buffer.from('Căciulă, mănuşi, şosete, fustă, ţesătură, faţă de masă'), Buffer.from([0xe9])]),
      ),
    ).toBe('utf-8');
  });

  test('any text in UTF-8 is recognised', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 9 }), (text, length) => {
        fc.pre(!text.startsWith('\uFEFF'));
        expect(detect(Buffer.from(text), length)).toBe('utf-8');
      }),
    );
  });
});

describe('toUtf8', () => {
  test.each([
    ['utf-8', 'utf8', false],
    ['utf-8', 'utf8', true],
    ['utf-16le', 'utf-16le', true],
    ['utf-16be', 'utf-16be', true],
    ['windows-1250', 'windows-1250', false],
    ['windows-1252', 'windows-1252', false],
  ] as const)('turns %s (%s, mark %s) into UTF-8 without mark, piece by piece', (encoding, name, addBOM) => {
    const text = encoding === 'windows-1252' ? WESTERN.French : CENTRAL.Romanian;
    const bytes = iconv.encode(text, name, { addBOM });
    const decoder = toUtf8(encoding);
    const pieces = Array.from(bytes, (byte) => decoder.write(Buffer.from([byte])));
    expect(Buffer.concat([...pieces, decoder.end()]).toString()).toBe(text);
  });
});
