import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import CssBaseline from '@mui/material/CssBaseline';
import Drawer from '@mui/material/Drawer';
import Grid from '@mui/material/Grid';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

const MENU = [
  'Overview',
  'Profit and ads',
  'Campaigns',
  'Products',
  'Customers',
  'Fraud',
  'Forecast',
  'Stock',
  'Costs',
];
const PARTS = ['Net sales', 'Goods', 'Shipping', 'Fees', 'Returns', 'Ads'];
const CARDS = ['Profit', 'Return on ads', 'Orders'];
const POINTS = [4, 9, 7, 14, 12, 19, 17, 25];

const theme = createTheme({ cssVariables: true });
const money = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' });

function SmallChart() {
  return (
    <svg viewBox="0 0 70 26" width="280" height="104" aria-hidden="true">
      <polyline
        points={POINTS.map((value, at) => `${at * 10},${26 - value}`).join(' ')}
        fill="none"
        stroke="currentColor"
      />
    </svg>
  );
}

function Bar({ onMenu }: { onMenu: () => void }) {
  return (
    <AppBar position="sticky" color="default" elevation={0}>
      <Toolbar sx={{ gap: 1 }}>
        <Button onClick={onMenu}>Menu</Button>
        <Typography sx={{ flexGrow: 1 }}>A shop</Typography>
        <Button>Last 30 days</Button>
        <Button>Account</Button>
      </Toolbar>
    </AppBar>
  );
}

function Menu({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Drawer open={open} onClose={onClose}>
      <List>
        {MENU.map((entry) => (
          <ListItemButton key={entry}>
            <ListItemText primary={entry} />
          </ListItemButton>
        ))}
      </List>
    </Drawer>
  );
}

function Figure() {
  return (
    <Card sx={{ p: 2 }}>
      <Typography>Net profit</Typography>
      <Typography variant="h3">{money.format(18_432.07)}</Typography>
      <Chip label="+12 %" size="small" />
      <SmallChart />
      {PARTS.map((part, at) => (
        <Stack key={part} direction="row" sx={{ justifyContent: 'space-between' }}>
          <Typography variant="body2">{part}</Typography>
          <Typography variant="body2">{money.format(1_000 * (at + 1))}</Typography>
        </Stack>
      ))}
    </Card>
  );
}

function Summary() {
  return (
    <Table size="small">
      <TableHead>
        <TableRow>
          <TableCell>Campaign</TableCell>
          <TableCell align="right">Spend</TableCell>
          <TableCell align="right">Profit</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {POINTS.map((value) => (
          <TableRow key={value}>
            <TableCell>Campaign {value}</TableCell>
            <TableCell align="right">{money.format(value * 10)}</TableCell>
            <TableCell align="right">{money.format(value * 7)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

/** The floor that the product's overview is measured against: what its first view has, of React and MUI alone. */
function Reference() {
  const [open, setOpen] = useState(false);
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <Bar onMenu={() => setOpen(true)} />
      <Menu open={open} onClose={() => setOpen(false)} />
      <Box component="main" sx={{ p: 3 }}>
        <Typography variant="h4" component="h1">
          A dashboard
        </Typography>
        <Figure />
        <Grid container spacing={2} sx={{ my: 2 }}>
          {CARDS.map((title) => (
            <Grid key={title} size={{ xs: 12, md: 4 }}>
              <Card sx={{ p: 2 }}>
                <Typography>{title}</Typography>
                <Typography variant="h5">{money.format(2_500)}</Typography>
                <SmallChart />
              </Card>
            </Grid>
          ))}
        </Grid>
        <Summary />
      </Box>
    </ThemeProvider>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Reference />);
