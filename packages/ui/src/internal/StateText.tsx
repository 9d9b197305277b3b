import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** The ground of what takes the place of content. */
export const stateRoot = ({ theme }: { theme: Theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  textAlign: 'center' as const,
  padding: theme.spacing(5, 2),
  [theme.breakpoints.up('md')]: { padding: theme.spacing(8, 2) },
});

export interface StateTextProps {
  title: string;
  description?: ReactNode;
  /** Of the title in the page's outline. */
  level: 1 | 2 | 3;
}

/** What takes the place of content, in words. */
export function StateText({ title, description, level }: StateTextProps) {
  return (
    <>
      <Typography variant="h3" component={`h${level}`} sx={{ textWrap: 'balance' }}>
        {title}
      </Typography>
      {description !== undefined && (
        <Typography component="div" sx={{ mt: 0.75, maxWidth: '52ch', color: 'text.secondary', textWrap: 'pretty' }}>
          {description}
        </Typography>
      )}
    </>
  );
}
