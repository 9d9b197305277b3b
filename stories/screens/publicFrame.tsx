import { LANGUAGES } from '@adaos/domain';
import { LanguageSelect } from '@adaos/ui';
import { fn } from 'storybook/test';

/** The frame of the pages that need no account, as the app fills it. */
export const publicFrame = {
  controls: <LanguageSelect languages={LANGUAGES} look="bare" value="en" onChange={fn()} />,
  footerLinks: [
    { href: '/terms', label: 'Terms' },
    { href: '/privacy', label: 'Privacy' },
    { href: '/gdpr', label: 'GDPR' },
    { href: '/contact', label: 'Contact' },
  ],
};
