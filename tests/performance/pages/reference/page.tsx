import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { createRoot } from 'react-dom/client';

const POINTS = [4, 9, 7, 14, 12, 19, 17, 25];

/** The floor that the product's own pages are measured against: a title, a card, a small chart, a button. */
function Reference() {
  return (
    <Box component="main" sx={{ p: 3 }}>
      <Typography variant="h4" component="h1">
        A small dashboard
      </Typography>
      <Card sx={{ p: 2, my: 2 }}>
        <Typography>Net profit</Typography>
        <svg viewBox="0 0 70 26" width="280" height="104" aria-hidden="true">
          <polyline
            points={POINTS.map((value, at) => `${at * 10},${26 - value}`).join(' ')}
            fill="none"
            stroke="currentColor"
          />
        </svg>
      </Card>
      <Button variant="contained">Refresh</Button>
    </Box>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Reference />);
