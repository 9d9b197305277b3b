import { AppThemeProvider } from '@adaos/ui';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { ownIndex } from '../../.storybook/ownIndex.ts';
import { COMMON_STATES, screensOf, type Screen, type ScreenState } from './screenIndex.ts';

// Links leave the frame of the page.
const inStorybook = (id: string) => `./?path=/story/${id}`;
const fullScreen = (id: string) => `./iframe.html?viewMode=story&id=${id}`;

function StateLink({ state, label }: { state: ScreenState; label?: string }) {
  return (
    <Box component="a" href={inStorybook(state.id)} target="_top" sx={{ color: 'primary.main', whiteSpace: 'nowrap' }}>
      {label ?? state.name}
    </Box>
  );
}

function StateList({ states }: { states: readonly ScreenState[] }) {
  return (
    <Box
      component="ul"
      sx={{ m: 0, p: 0, listStyle: 'none', display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5 }}
    >
      {states.map((state) => (
        <li key={state.id}>
          <StateLink state={state} />
        </li>
      ))}
    </Box>
  );
}

function ScreenRows({ screen }: { screen: Screen }) {
  const { title, common, others, journeys } = screen;
  const first = common.Ready ?? others[0] ?? journeys[0];
  return (
    <>
      <TableRow>
        <TableCell component="th" scope="row" rowSpan={2} sx={{ verticalAlign: 'top', minWidth: 170 }}>
          <Typography variant="h3" component="span" sx={{ display: 'block' }}>
            {title}
          </Typography>
          {first && (
            <Box
              component="a"
              href={fullScreen(first.id)}
              target="_blank"
              rel="noreferrer"
              sx={{ color: 'text.tertiary' }}
            >
              Full screen
            </Box>
          )}
        </TableCell>
        {COMMON_STATES.map((name) => (
          <TableCell key={name}>
            {common[name] ? (
              <StateLink state={common[name]} label={name} />
            ) : (
              <Box component="span" sx={{ color: 'text.tertiary' }}>
                –
              </Box>
            )}
          </TableCell>
        ))}
      </TableRow>
      <TableRow>
        <TableCell colSpan={COMMON_STATES.length}>
          {others.length > 0 && <StateList states={others} />}
          {journeys.length > 0 && (
            <Box component="details" sx={{ mt: 1 }}>
              <Box component="summary" sx={{ color: 'text.secondary', cursor: 'pointer' }}>
                {journeys.length} {journeys.length === 1 ? 'story that acts' : 'stories that act'}
              </Box>
              <StateList states={journeys} />
            </Box>
          )}
        </TableCell>
      </TableRow>
    </>
  );
}

type Loaded = { screens: readonly Screen[] } | { error: string };

/** Every screen with a link to every story of it, read from the index of this Storybook. */
export function ScreenMap() {
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    ownIndex().then(
      (entries) => setLoaded({ screens: screensOf(entries) }),
      (error: unknown) => setLoaded({ error: String(error) }),
    );
  }, []);
  if (!loaded) return null;
  return (
    <AppThemeProvider scheme="light">
      {'error' in loaded ? (
        <Alert severity="error">{loaded.error}</Alert>
      ) : (
        <>
          <Typography sx={{ my: 2, color: 'text.secondary' }}>
            {loaded.screens.length} screens,{' '}
            {loaded.screens.reduce(
              (sum, { common, others, journeys }) => sum + Object.keys(common).length + others.length + journeys.length,
              0,
            )}{' '}
            stories
          </Typography>
          <TableContainer>
            <Table size="small">
              <TableHead>
                <TableRow>
                  <TableCell>Screen</TableCell>
                  {COMMON_STATES.map((name) => (
                    <TableCell key={name}>{name}</TableCell>
                  ))}
                </TableRow>
              </TableHead>
              <TableBody>
                {loaded.screens.map((screen) => (
                  <ScreenRows key={screen.title} screen={screen} />
                ))}
              </TableBody>
            </Table>
          </TableContainer>
        </>
      )}
    </AppThemeProvider>
  );
}
