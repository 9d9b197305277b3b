import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import { styled, useThemeProps } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';

const Root = styled('div', { name: 'AdaosFaq', slot: 'Root' })({ '& > :first-of-type': { borderTop: 0 } });

export type FaqItem = { id: string; question: string; answer: ReactNode };

export type FaqProps = {
  items: readonly FaqItem[];
  /** Level of the questions in the page's outline. Default 3. */
  level?: 2 | 3 | 4;
  /** The question that is open at first. */
  defaultOpen?: string;
};

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    AdaosFaq: 'root';
  }
  interface ComponentsPropsList {
    AdaosFaq: FaqProps;
  }
}

/** Questions that open to their answers. */
export function Faq(props: FaqProps) {
  const { items, level = 3, defaultOpen } = useThemeProps({ props, name: 'AdaosFaq' });
  const id = useId();
  return (
    <Root>
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
    </Root>
  );
}
