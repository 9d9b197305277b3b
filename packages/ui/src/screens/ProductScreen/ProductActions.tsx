import { platformName } from '@adaos/domain';
import Box from '@mui/material/Box';
import { FormattedMessage } from 'react-intl';
import { PenIcon } from '../../components/Icon/index.ts';
import { ButtonLink } from '../../components/Link/index.ts';
import { messages } from './ProductScreen.messages.ts';
import type { ProductData } from './ProductView.ts';

export interface ProductActionsProps {
  data: ProductData;
  adCopyHref: (product: string) => string;
}

/** What is done about a product: an ad is written for it, and its price or its texts are changed in the store. */
export function ProductActions({ data, adCopyHref }: ProductActionsProps) {
  const { product, store } = data;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <ButtonLink
        href={adCopyHref(product.name ?? product.code)}
        variant="outlined"
        size="small"
        startIcon={<PenIcon />}
      >
        <FormattedMessage {...messages.writeAd} />
      </ButtonLink>
      {store && (
        <ButtonLink
          href={`${store.products}${encodeURIComponent(product.code)}`}
          target="_blank"
          rel="noopener"
          variant="outlined"
          size="small"
        >
          <FormattedMessage {...messages.inStore} values={{ platform: platformName(store.platform) }} />
        </ButtonLink>
      )}
    </Box>
  );
}
