import { COPY_PRODUCT_SORTS } from '@adaos/domain';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { LoadingRegion, TextSkeleton } from '../../components/Skeletons/index.ts';
import { Field } from '../../forms/Field/index.ts';
import { Choice } from '../../product/frame/Choice.tsx';
import { messages, sortMessages } from './AdCopyScreen.messages.ts';
import type { CopyProduct, CopyProductsQuery, CopyProductsView } from './AdCopyView.ts';
import { ProductFacts } from './ProductFacts.tsx';

export interface ProductPickerProps {
  open: boolean;
  view: CopyProductsView;
  query: CopyProductsQuery;
  onQueryChange: (query: CopyProductsQuery) => void;
  onPick: (product: CopyProduct) => void;
  onClose: () => void;
}

/** The products of the shop, searched and sorted, with what each earns: one is chosen to be advertised. */
export function ProductPicker({ open, view, query, onQueryChange, onPick, onClose }: ProductPickerProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  return (
    <Dialog open={open} onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={`${id}-title`}>
      <DialogTitle id={`${id}-title`}>
        <FormattedMessage {...messages.chooseTitle} />
      </DialogTitle>
      <DialogContent>
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
          <FormattedMessage {...messages.chooseText} />
        </Typography>
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            mb: 2,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 3fr) minmax(0, 2fr)' },
          }}
        >
          <Field id={`${id}-search`} label={formatMessage(messages.search)}>
            <OutlinedInput
              type="search"
              value={query.search}
              onChange={({ target }) => onQueryChange({ ...query, search: target.value })}
              slotProps={{ input: { id: `${id}-search`, maxLength: 120 } }}
            />
          </Field>
          <Choice
            label={formatMessage(messages.sortBy)}
            value={query.sort}
            choices={COPY_PRODUCT_SORTS.map((value) => ({ value, label: formatMessage(sortMessages[value]) }))}
            onChange={(sort) => onQueryChange({ ...query, sort })}
          />
        </Box>
        {view.status === 'loading' && (
          <LoadingRegion label={formatMessage(messages.productsLoading)}>
            <TextSkeleton lines={6} />
          </LoadingRegion>
        )}
        {view.status === 'error' && (
          <Typography role="alert" sx={{ color: 'error.main' }}>
            {view.message}
          </Typography>
        )}
        {view.status === 'ready' && <Products view={view} query={query} onPick={onPick} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>
          <FormattedMessage {...messages.cancel} />
        </Button>
      </DialogActions>
    </Dialog>
  );
}

type ProductsProps = Pick<ProductPickerProps, 'query' | 'onPick'> & {
  view: Extract<CopyProductsView, { status: 'ready' }>;
};

function Products({ view, query, onPick }: ProductsProps) {
  const { products, total, currency } = view;
  return (
    <>
      <Typography role="status" variant="body2" sx={{ color: 'text.tertiary', mb: 0.5 }}>
        {products.length === 0 ? (
          <FormattedMessage {...(query.search.trim() === '' ? messages.noProducts : messages.noMatch)} />
        ) : (
          <FormattedMessage {...messages.productsShown} values={{ shown: products.length, total }} />
        )}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {products.map((product) => (
          <Box component="li" key={product.code}>
            <ButtonBase
              onClick={() => onPick(product)}
              sx={(theme) => ({
                display: 'grid',
                gap: 0.5,
                justifyContent: 'start',
                justifyItems: 'start',
                width: '100%',
                textAlign: 'start',
                p: 1.25,
                borderRadius: `${theme.radii.control}px`,
                '&:hover': { bgcolor: 'action.hover' },
              })}
            >
              <Typography component="span" sx={{ fontWeight: 'medium', overflowWrap: 'anywhere' }}>
                {product.name}
              </Typography>
              <ProductFacts product={product} currency={currency} />
            </ButtonBase>
          </Box>
        ))}
      </Box>
    </>
  );
}
