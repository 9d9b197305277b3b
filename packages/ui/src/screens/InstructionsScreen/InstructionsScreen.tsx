import Box from '@mui/material/Box';
import { useState, type ReactNode } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { Card } from '../../components/Card/index.ts';
import { ErrorState } from '../../components/ErrorState/index.ts';
import { FilterButtons } from '../../components/FilterButtons/index.ts';
import { GuideCard } from '../../components/GuideCard/index.ts';
import { PageHeader } from '../../components/PageHeader/index.ts';
import { RegionBoundary, Regions } from '../../components/Regions/index.ts';
import { CardSkeleton, LoadingRegion } from '../../components/Skeletons/index.ts';
import { HelpBox } from './HelpBox.tsx';
import { categoryMessages, messages } from './InstructionsScreen.messages.ts';
import type { GuideItem, InstructionsView, QuickLink } from './InstructionsView.ts';
import { QuickLinks } from './QuickLinks.tsx';

export interface InstructionsScreenProps {
  view: InstructionsView;
  /** Names the product in the title. */
  product: string;
  /** The address of the API documentation. */
  apiHref: string;
  /** The address where a demo is requested. */
  demoHref: string;
  onOpenGuide: (guide: GuideItem) => void;
  onOpenLink: (link: Exclude<QuickLink, 'api'>) => void;
  onContactSupport: () => void;
  onRetry: () => void;
  /** The guide that is open: a `GuideDialog`. */
  children?: ReactNode;
}

const ALL = '';
const grid = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' },
};

/** The categories by the names that the product gives them. */
const CATEGORIES: Record<string, MessageDescriptor> = {
  Integrări: categoryMessages.integrations,
  Analiză: categoryMessages.analysis,
  Billing: categoryMessages.billing,
  Campanii: categoryMessages.campaigns,
  Securitate: categoryMessages.security,
};

function useCategoryName() {
  const { formatMessage } = useIntl();
  return (category: string) => {
    const known = CATEGORIES[category];
    return known ? formatMessage(known) : category;
  };
}

function Guides({ guides, onOpenGuide }: { guides: readonly GuideItem[]; onOpenGuide: (guide: GuideItem) => void }) {
  const intl = useIntl();
  const nameOf = useCategoryName();
  const [chosen, setChosen] = useState(ALL);
  const categories = [...new Set(guides.map(({ category }) => category))];
  const shown = chosen === ALL ? guides : guides.filter(({ category }) => category === chosen);
  return (
    <>
      <Box sx={{ mb: 2 }}>
        <FilterButtons
          label={intl.formatMessage(messages.filter)}
          value={chosen}
          onChange={setChosen}
          choices={[
            { value: ALL, label: intl.formatMessage(messages.all, { count: String(guides.length) }) },
            ...categories.map((value) => ({ value, label: nameOf(value) })),
          ]}
        />
      </Box>
      <Box component="ul" sx={{ ...grid, m: 0, p: 0, listStyle: 'none' }}>
        {shown.map((guide) => (
          <Box component="li" key={guide.link}>
            <GuideCard {...guide} category={nameOf(guide.category)} onOpen={() => onOpenGuide(guide)} />
          </Box>
        ))}
      </Box>
    </>
  );
}

/** How the product is used: guides by category, quick links, and where to ask. */
export function InstructionsScreen(props: InstructionsScreenProps) {
  const { view, product, apiHref, demoHref, onOpenGuide, onOpenLink, onContactSupport, onRetry, children } = props;
  const intl = useIntl();
  return (
    <>
      <PageHeader
        title={intl.formatMessage(messages.title, { product })}
        subtitle={intl.formatMessage(messages.subtitle)}
      />
      {view.status === 'loading' && (
        <LoadingRegion label={intl.formatMessage(messages.loading)}>
          <Box sx={{ ...grid, mt: 6 }}>
            {[0, 1, 2, 3, 4, 5].map((each) => (
              <CardSkeleton key={each} holds="text" height={120} />
            ))}
          </Box>
        </LoadingRegion>
      )}
      {view.status === 'error' && (
        <Card>
          <ErrorState title={intl.formatMessage(messages.errorTitle)} description={view.message} onRetry={onRetry} />
        </Card>
      )}
      {view.status === 'ready' && (
        <RegionBoundary>
          <Guides guides={view.guides} onOpenGuide={onOpenGuide} />
        </RegionBoundary>
      )}
      <Regions
        sx={{
          display: 'grid',
          gap: 2,
          mt: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <QuickLinks apiHref={apiHref} onOpenLink={onOpenLink} />
        <HelpBox demoHref={demoHref} onContactSupport={onContactSupport} />
      </Regions>
      {children}
    </>
  );
}
