import { GuideCategory } from '@adaos/api';
import { parse } from 'yaml';
import * as z from 'zod/mini';

const Head = z.object({
  title: z.string().check(z.minLength(1)),
  description: z.string().check(z.minLength(1)),
  category: GuideCategory,
  keywords: z.array(z.string()),
});

/** A guide's file: the fields of its head, and its text in Markdown. */
export type GuideText = z.infer<typeof Head> & { readonly text: string };

/** Reads a guide's file; throws where its head is missing or wrong. */
export function parseGuide(file: string): GuideText {
  const parts = /^---\n(?<head>[\s\S]*?)\n---\n(?<text>[\s\S]*)$/.exec(file.replaceAll('\r\n', '\n'))?.groups;
  if (!parts) throw new Error('A guide begins with its head between two lines of three hyphens.');
  return { ...Head.parse(parse(parts['head'] ?? '')), text: (parts['text'] ?? '').trim() };
}

/** A part of a guide under one heading; the first part has the guide's title for one. */
export interface GuideSection {
  readonly heading: string;
  /** Markdown, without the heading. */
  readonly text: string;
}

/** The parts of a guide, in order; what is empty is left out. */
export function sectionsOf({ title, text }: Pick<GuideText, 'title' | 'text'>): GuideSection[] {
  const [first = '', ...rest] = text.split(/^## /m);
  const sections = rest.map((part) => {
    const end = part.indexOf('\n');
    return { heading: part.slice(0, end).trim(), text: part.slice(end).trim() };
  });
  return [{ heading: title, text: first.trim() }, ...sections].filter((section) => section.text !== '');
}
