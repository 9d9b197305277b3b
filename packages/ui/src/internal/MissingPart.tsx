import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Notices } from '../components/Notices/index.ts';
import { messages as loadingMessages } from '../components/Skeletons/Skeletons.messages.ts';
import { messages } from './MissingPart.messages.ts';

/** What comes sooner needs no word. */
const LATE_MS = 500;

/** `offline` comes by itself once the network is back; `lost` has failed besides, which may need the page anew. */
export type WhyMissing = 'offline' | 'lost' | 'failed';

interface WayOnProps {
  why: WhyMissing;
  onTry: () => unknown;
}

/** Code that failed comes again with the page; without a network a page could only be lost. */
function WayOn({ why, onTry }: WayOnProps) {
  return (
    <Button size="small" sx={{ flex: 'none' }} onClick={() => (why === 'failed' ? window.location.reload() : onTry())}>
      <FormattedMessage {...(why === 'failed' ? messages.reload : messages.tryNow)} />
    </Button>
  );
}

/** In the place of a part whose code is not to be had. */
export function MissingPlace(props: WayOnProps) {
  return (
    <Box
      role={props.why === 'failed' ? 'alert' : 'status'}
      sx={(theme) => ({
        display: 'grid',
        placeContent: 'center',
        justifyItems: 'center',
        gap: 1.5,
        minHeight: 200,
        height: '100%',
        p: 2,
        border: `1px dashed ${theme.vars.palette.line.main}`,
        borderRadius: `${theme.radii.card}px`,
      })}
    >
      <Typography sx={{ textAlign: 'center', color: 'text.secondary', textWrap: 'balance' }}>
        <FormattedMessage {...messages[props.why]} />
      </Typography>
      <WayOn {...props} />
    </Box>
  );
}

/** Closes what was opened last, since one thing is open at a time. */
let closeLast: () => void = () => undefined;

export interface MissingPartProps {
  why: 'coming' | WhyMissing;
  onTry: () => unknown;
  onClose: () => void;
}

/** Says of a part that was opened why it is not to be seen. */
export function MissingPart({ why, onTry, onClose }: MissingPartProps) {
  const [late, setLate] = useState(false);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    const closeThis = () => close.current();
    closeLast();
    closeLast = closeThis;
    return () => {
      if (closeLast === closeThis) closeLast = () => undefined;
    };
  }, []);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LATE_MS);
    return () => clearTimeout(timer);
  }, []);
  if (why === 'coming') {
    if (!late) return null;
    const coming = { id: why, tone: 'info', message: <FormattedMessage {...loadingMessages.loading} /> } as const;
    return <Notices notices={[coming]} onDismiss={onClose} />;
  }
  const notice = {
    id: why,
    tone: why === 'failed' ? 'error' : 'warning',
    message: <FormattedMessage {...messages[why]} />,
    action: (
      <Box sx={{ mt: 1 }}>
        <WayOn why={why} onTry={onTry} />
      </Box>
    ),
  } as const;
  return <Notices notices={[notice]} onDismiss={onClose} />;
}
