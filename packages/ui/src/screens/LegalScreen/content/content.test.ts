import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '@adaos/domain';
import { loadLegalContent } from '../loadLegalContent.ts';
import { LEGAL_DOCUMENTS, type LegalDocument } from '../types.ts';

const textOf = ({ title, lead, sections }: LegalDocument) =>
  [title, lead, ...sections.flatMap((section) => [section.title, ...section.body.flat()])].join('\n');
const shapeOf = ({ version, sections }: LegalDocument) => ({
  version,
  sections: sections.map(({ id, body }) => [id, body.map((part) => (typeof part === 'string' ? 'text' : part.length))]),
});
/** What the screen fills in. */
const gapsOf = (document: LegalDocument) => ({
  company: textOf(document).match(/\{company\}/g)?.length ?? 0,
  email: textOf(document).match(/\{email\}/g)?.length ?? 0,
});

const english = await loadLegalContent('en');

describe.each(LEGAL_DOCUMENTS)('[LAND-7] the text "%s"', (name) => {
  test.each(LANGUAGES)('is there in %s, section by section', async (language) => {
    const document = (await loadLegalContent(language))[name];
    expect(shapeOf(document)).toEqual(shapeOf(english[name]));
    expect(gapsOf(document)).toEqual(gapsOf(english[name]));
    expect(textOf(document)).not.toMatch(/[[\]]/);
    expect(textOf(document).length).toBeGreaterThan(2000);
    expect(textOf(document)).not.toMatch(/[\u015E\u015F\u0162\u0163]/);
    if (language !== 'en') expect(document.title + document.lead).not.toBe(english[name].title + english[name].lead);
  });
});
