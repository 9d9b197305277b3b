import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { FormattedMessage } from 'react-intl';
import { Card } from '../../components/Card/index.ts';
import { BookIcon, ChevronRightIcon, FileIcon, PlugIcon, RefreshIcon } from '../../components/Icon/index.ts';
import { useLinkComponent } from '../../components/Link/index.ts';
import { messages } from './InstructionsScreen.messages.ts';
import type { QuickLink } from './InstructionsView.ts';
import * as tokens from '../../theme/generated/tokens.ts';
import { grid } from '../../theme/grid.ts';

const LINKS = [
  { link: 'api', icon: FileIcon },
  { link: 'webhooks', icon: PlugIcon },
  { link: 'troubleshooting', icon: BookIcon },
  { link: 'changelog', icon: RefreshIcon },
] as const;

export interface QuickLinksProps {
  apiHref: string;
  onOpenLink: (link: Exclude<QuickLink, 'api'>) => void;
}

/** Links for experienced users. */
export function QuickLinks({ apiHref, onOpenLink }: QuickLinksProps) {
  const linkComponent = useLinkComponent();
  return (
    <Card title={<FormattedMessage {...messages.quickLinks} />}>
      <Box component="ul" sx={{ m: 0, mx: -1, p: 0, listStyle: 'none' }}>
        {LINKS.map(({ link, icon: Icon }) => (
          <li key={link}>
            <ButtonBase
              disableRipple
              {...(link === 'api'
                ? { component: linkComponent, href: apiHref, target: '_blank', rel: 'noopener' }
                : { onClick: () => onOpenLink(link) })}
              sx={(theme) => ({
                ...theme.typography.body1,
                fontFamily: 'inherit',
                display: 'flex',
                justifyContent: 'flex-start',
                gap: 1.25,
                width: '100%',
                minHeight: grid(5),
                ...theme.mixins.finger,
                px: 1,
                textAlign: 'left',
                color: 'text.primary',
                borderRadius: `${theme.radii.control}px`,
                '&:hover': { bgcolor: 'action.hover' },
              })}
            >
              <Icon aria-hidden sx={{ fontSize: tokens.size.icon.medium, color: 'text.tertiary' }} />
              <Box component="span" sx={{ flex: 1 }}>
                <FormattedMessage {...messages[link]} />
              </Box>
              <ChevronRightIcon aria-hidden sx={{ fontSize: tokens.size.icon.medium, color: 'text.tertiary' }} />
            </ButtonBase>
          </li>
        ))}
      </Box>
    </Card>
  );
}
