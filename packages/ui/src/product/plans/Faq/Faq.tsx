import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import { useId, type ReactNode } from 'react';

export type FaqItem = { id: string; question: string; answer: ReactNode };

export type FaqProps = {
  items: readonly FaqItem[];
  /** Level of the questions in the page's outline. Default 3. */
  level?: 2 | 3 | 4;
  /** The question that is open at first. */
  defaultOpen?: string;
};

/** Questions that open to their answers. */
export function Faq({ items, level = 3, defaultOpen }: FaqProps) {
  const id = useId();
  return (
    <Box sx={{ '& > :first-of-type': { borderTop: 0 } }}>
      {items.map(({ id: key, question, answer }) => (
        <Accordion
          key={key}
          defaultExpanded={key === defaultOpen}
          slotProps={{ heading: { component: `h${level}` }, transition: { timeout: 150 } }}
        >
          <AccordionSummary id={`${id}-${key}`} aria-controls={`${id}-${key}-answer`}>
            {question}
          </AccordionSummary>
          <AccordionDetails sx={{ textWrap: 'pretty' }}>{answer}</AccordionDetails>
        </Accordion>
      ))}
    </Box>
  );
}
