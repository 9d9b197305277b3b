import Box from '@mui/material/Box';
import Markdown from 'markdown-to-jsx/react';
import { Link } from '../Link/index.ts';

// The title of the dialog is its heading of level 2.
const LOWER = { h1: 'h3', h2: 'h3', h3: 'h4', h4: 'h5', h5: 'h6', h6: 'h6' } as const;

const OPTIONS = {
  disableParsingRawHTML: true,
  forceBlock: true,
  slugify: () => '',
  overrides: {
    ...Object.fromEntries(
      Object.entries(LOWER).map(([tag, component]) => [tag, { component, props: { id: undefined } }]),
    ),
    a: { component: Link },
    img: { component: () => null },
  },
};

export type GuideTextProps = {
  /** Markdown of headings, paragraphs, lists, links and emphasis; HTML in it is shown as text. */
  text: string;
};

/** The text of a guide, formatted. */
export function GuideText({ text }: GuideTextProps) {
  return (
    <Box
      sx={(theme) => ({
        ...theme.typography.body1,
        maxWidth: '68ch',
        color: 'text.secondary',
        textWrap: 'pretty',
        '& > div > :first-of-type': { mt: 0 },
        '& h3, & h4': { ...theme.typography.subtitle1, color: 'text.primary', mt: 3, mb: 0.75 },
        '& p': { my: 1.25 },
        '& ul, & ol': { pl: 2.75, my: 1.25 },
        '& li': { my: 0.5, pl: 0.25 },
        '& li::marker': { color: 'text.tertiary' },
        '& strong': { color: 'text.primary', fontWeight: 'strong' },
        '& code': {
          fontSize: '0.92em',
          px: 0.5,
          borderRadius: `${theme.radii.small}px`,
          backgroundColor: theme.vars.palette.sunken,
          overflowWrap: 'anywhere',
        },
      })}
    >
      <Markdown options={OPTIONS}>{text}</Markdown>
    </Box>
  );
}
