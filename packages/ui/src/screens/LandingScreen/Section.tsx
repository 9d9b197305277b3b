import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

export type SectionProps = {
  /** Its anchor in the page's address. */
  anchor: string;
  /** A word or two above the title. */
  kicker: string;
  title: string;
  children: ReactNode;
};

/** A part of a public page under its own title. */
export function Section({ anchor, kicker, title, children }: SectionProps) {
  const titleId = useId();
  return (
    <Box component="section" id={anchor} aria-labelledby={titleId} sx={{ pt: { xs: 9, md: 14 } }}>
      <Typography variant="label" sx={{ color: 'primary.main', fontWeight: 'strong', mb: 1.25 }}>
        {kicker}
      </Typography>
      <Typography id={titleId} variant="headline" sx={{ maxWidth: '24ch' }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}

/** Text of a public page: larger than the dashboard's, with a readable line length. */
export const prose = { typography: 'bodyLarge', color: 'text.secondary', textWrap: 'pretty' } as const;
