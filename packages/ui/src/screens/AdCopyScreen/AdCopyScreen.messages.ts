import { defineMessages, type NoMessageValues } from 'react-intl';

export const messages = defineMessages<{
  title: NoMessageValues;
  loading: NoMessageValues;
  errorTitle: NoMessageValues;
  sampleText: NoMessageValues;
  lookAtSample: NoMessageValues;
  copies: NoMessageValues;
  copiesNote: NoMessageValues;
  thisMonth: NoMessageValues;
  thisMonthNote: NoMessageValues;
  products: NoMessageValues;
  productsNote: NoMessageValues;
  audiences: NoMessageValues;
  audiencesNote: NoMessageValues;
  formTitle: NoMessageValues;
  formSubtitle: NoMessageValues;
  productName: NoMessageValues;
  productHint: NoMessageValues;
  targetAudience: NoMessageValues;
  audienceHint: NoMessageValues;
  needed: NoMessageValues;
  generate: NoMessageValues;
  generating: NoMessageValues;
  failed: { reason: string };
  copiesTitle: NoMessageValues;
  copiesFor: { product: string; audience: string };
  noCopiesTitle: NoMessageValues;
  noCopiesText: NoMessageValues;
  copy: NoMessageValues;
  copyLabel: { title: string };
  copied: NoMessageValues;
  copyFailed: NoMessageValues;
  cta: NoMessageValues;
  earlier: NoMessageValues;
  open: NoMessageValues;
  openLabel: { product: string };
  tipsTitle: NoMessageValues;
  tip1: NoMessageValues;
  tip2: NoMessageValues;
  tip3: NoMessageValues;
  tip4: NoMessageValues;
}>({
  title: { id: 'screens.AdCopy.title', defaultMessage: 'Ad copy' },
  loading: { id: 'screens.AdCopy.loading', defaultMessage: 'Your texts are loading' },
  errorTitle: { id: 'screens.AdCopy.errorTitle', defaultMessage: 'Your texts could not be loaded' },
  sampleText: {
    id: 'screens.AdCopy.sampleText',
    defaultMessage:
      'These texts were written for an invented shop. New ones are made from templates here, without a server.',
  },
  lookAtSample: { id: 'screens.AdCopy.lookAtSample', defaultMessage: 'View sample data' },
  copies: { id: 'screens.AdCopy.copies', defaultMessage: 'Texts written' },
  copiesNote: { id: 'screens.AdCopy.copiesNote', defaultMessage: 'in total' },
  thisMonth: { id: 'screens.AdCopy.thisMonth', defaultMessage: 'This month' },
  thisMonthNote: { id: 'screens.AdCopy.thisMonthNote', defaultMessage: 'new texts' },
  products: { id: 'screens.AdCopy.products', defaultMessage: 'Products' },
  productsNote: { id: 'screens.AdCopy.productsNote', defaultMessage: 'that have texts' },
  audiences: { id: 'screens.AdCopy.audiences', defaultMessage: 'Audiences' },
  audiencesNote: { id: 'screens.AdCopy.audiencesNote', defaultMessage: 'addressed' },
  formTitle: { id: 'screens.AdCopy.formTitle', defaultMessage: 'Write new ads' },
  formSubtitle: { id: 'screens.AdCopy.formSubtitle', defaultMessage: 'Three texts: a headline, a post and an email' },
  productName: { id: 'screens.AdCopy.productName', defaultMessage: 'Product name' },
  productHint: {
    id: 'screens.AdCopy.productHint',
    defaultMessage: 'What your customers call it, e.g. “wool blanket”.',
  },
  targetAudience: { id: 'screens.AdCopy.targetAudience', defaultMessage: 'Target audience' },
  audienceHint: { id: 'screens.AdCopy.audienceHint', defaultMessage: 'Who the ad is for, e.g. “young families”.' },
  needed: { id: 'screens.AdCopy.needed', defaultMessage: 'Please fill in the product name and the target audience' },
  generate: { id: 'screens.AdCopy.generate', defaultMessage: 'Write three texts' },
  generating: { id: 'screens.AdCopy.generating', defaultMessage: 'Writing...' },
  failed: { id: 'screens.AdCopy.failed', defaultMessage: 'No text was written: {reason}' },
  copiesTitle: { id: 'screens.AdCopy.copiesTitle', defaultMessage: 'Generated texts' },
  copiesFor: { id: 'screens.AdCopy.copiesFor', defaultMessage: '{product}, for {audience}' },
  noCopiesTitle: { id: 'screens.AdCopy.noCopiesTitle', defaultMessage: 'Your texts will appear here' },
  noCopiesText: {
    id: 'screens.AdCopy.noCopiesText',
    defaultMessage: 'Tell us the product and who it is for. You get three texts at once, ready to copy.',
  },
  copy: { id: 'screens.AdCopy.copy', defaultMessage: 'Copy' },
  copyLabel: { id: 'screens.AdCopy.copyLabel', defaultMessage: 'Copy “{title}”' },
  copied: { id: 'screens.AdCopy.copied', defaultMessage: 'Copied' },
  copyFailed: {
    id: 'screens.AdCopy.copyFailed',
    defaultMessage: 'Your browser did not allow it. Select the text and copy it by hand.',
  },
  cta: { id: 'screens.AdCopy.cta', defaultMessage: 'Call to action' },
  earlier: { id: 'screens.AdCopy.earlier', defaultMessage: 'Written before' },
  open: { id: 'screens.AdCopy.open', defaultMessage: 'Show' },
  openLabel: { id: 'screens.AdCopy.openLabel', defaultMessage: 'Show the texts for {product}' },
  tipsTitle: { id: 'screens.AdCopy.tipsTitle', defaultMessage: 'Tips' },
  tip1: {
    id: 'screens.AdCopy.tip1',
    defaultMessage: 'Start with what the customer gains, not with what the product is.',
  },
  tip2: {
    id: 'screens.AdCopy.tip2',
    defaultMessage: 'Name one thing that customers can check: a material, a number, a delivery day.',
  },
  tip3: {
    id: 'screens.AdCopy.tip3',
    defaultMessage: 'Test two texts at a time, and give each at least a week before you decide.',
  },
  tip4: { id: 'screens.AdCopy.tip4', defaultMessage: 'One call to action in each ad, as a verb.' },
});

export const typeMessages = defineMessages({
  headline: { id: 'screens.AdCopy.type.headline', defaultMessage: 'Headline' },
  post: { id: 'screens.AdCopy.type.post', defaultMessage: 'Post' },
  email: { id: 'screens.AdCopy.type.email', defaultMessage: 'Email' },
});

export const toneMessages = defineMessages({
  friendly: { id: 'screens.AdCopy.tone.friendly', defaultMessage: 'Friendly' },
  confident: { id: 'screens.AdCopy.tone.confident', defaultMessage: 'Confident' },
  urgent: { id: 'screens.AdCopy.tone.urgent', defaultMessage: 'Urgent' },
});
