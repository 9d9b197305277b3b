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
  factsUsed: { facts: string };
  copyFailed: NoMessageValues;
  cta: NoMessageValues;
  earlier: NoMessageValues;
  open: NoMessageValues;
  openLabel: { product: string };
  choose: NoMessageValues;
  chooseTitle: NoMessageValues;
  chooseText: NoMessageValues;
  search: NoMessageValues;
  sortBy: NoMessageValues;
  productsLoading: NoMessageValues;
  noProducts: NoMessageValues;
  noMatch: NoMessageValues;
  productsShown: { shown: number; total: number };
  earned: { amount: string };
  earnedAtMost: { amount: string };
  margin: { percent: string };
  inStock: { units: number; count: string };
  stockUnknown: NoMessageValues;
  returned: { percent: string };
  losesMoney: NoMessageValues;
  soldOut: NoMessageValues;
  returnedOften: NoMessageValues;
  platform: NoMessageValues;
  toneLabel: NoMessageValues;
  language: NoMessageValues;
  preview: { platform: string };
  sponsored: NoMessageValues;
  copyPart: { part: string };
  edit: NoMessageValues;
  save: NoMessageValues;
  cancel: NoMessageValues;
  length: { length: number; most: number; over: number; shown: number };
  tooLong: { length: number; most: number; over: number; shown: number };
  cutOnPhones: { length: number; most: number; over: number; shown: number };
  fitFirst: NoMessageValues;
  notKept: { reason: string };
  byTemplate: NoMessageValues;
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
  formSubtitle: { id: 'screens.AdCopy.formSubtitle', defaultMessage: 'Three different texts that fit the platform' },
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
    defaultMessage: 'Choose the product and who it is for. You get three texts at once, ready to copy.',
  },
  copy: { id: 'screens.AdCopy.copy', defaultMessage: 'Copy' },
  copyLabel: { id: 'screens.AdCopy.copyLabel', defaultMessage: 'Copy “{title}”' },
  factsUsed: {
    id: 'screens.AdCopy.factsUsed',
    defaultMessage: 'From your shop’s data: {facts} Check that this still holds before you publish.',
  },
  copied: { id: 'screens.AdCopy.copied', defaultMessage: 'Copied' },
  copyFailed: {
    id: 'screens.AdCopy.copyFailed',
    defaultMessage: 'Your browser did not allow it. Select the text and copy it by hand.',
  },
  cta: { id: 'screens.AdCopy.cta', defaultMessage: 'Call to action' },
  earlier: { id: 'screens.AdCopy.earlier', defaultMessage: 'Written before' },
  open: { id: 'screens.AdCopy.open', defaultMessage: 'Show' },
  openLabel: { id: 'screens.AdCopy.openLabel', defaultMessage: 'Show the texts for {product}' },
  choose: { id: 'screens.AdCopy.choose', defaultMessage: 'Choose from your products' },
  chooseTitle: { id: 'screens.AdCopy.chooseTitle', defaultMessage: 'Which product to advertise?' },
  chooseText: {
    id: 'screens.AdCopy.chooseText',
    defaultMessage: 'What each earned in the last 90 days of your orders, after its costs and before ads.',
  },
  search: { id: 'screens.AdCopy.search', defaultMessage: 'Search by name or code' },
  sortBy: { id: 'screens.AdCopy.sortBy', defaultMessage: 'Sort by' },
  productsLoading: { id: 'screens.AdCopy.productsLoading', defaultMessage: 'Your products are loading' },
  noProducts: {
    id: 'screens.AdCopy.noProducts',
    defaultMessage: 'No products yet: import orders first, or type the name.',
  },
  noMatch: { id: 'screens.AdCopy.noMatch', defaultMessage: 'No matching products.' },
  productsShown: {
    id: 'screens.AdCopy.productsShown',
    defaultMessage: '{shown} of {total, plural, one {# product} other {# products}}',
  },
  earned: { id: 'screens.AdCopy.earned', defaultMessage: 'Earned {amount}' },
  earnedAtMost: {
    id: 'screens.AdCopy.earnedAtMost',
    defaultMessage: 'Earned at most {amount}: not all costs are known',
  },
  margin: { id: 'screens.AdCopy.margin', defaultMessage: 'margin {percent}' },
  inStock: {
    id: 'screens.AdCopy.inStock',
    defaultMessage: '{units, plural, one {{count} unit} other {{count} units}} in stock',
  },
  stockUnknown: { id: 'screens.AdCopy.stockUnknown', defaultMessage: 'stock not known' },
  returned: { id: 'screens.AdCopy.returned', defaultMessage: '{percent} returned' },
  losesMoney: { id: 'screens.AdCopy.losesMoney', defaultMessage: 'Each sale loses money: an ad would lose more' },
  soldOut: { id: 'screens.AdCopy.soldOut', defaultMessage: 'Sold out: reorder before you advertise it' },
  returnedOften: {
    id: 'screens.AdCopy.returnedOften',
    defaultMessage: 'Comes back often: check why before you advertise it',
  },
  platform: { id: 'screens.AdCopy.platform', defaultMessage: 'Platform' },
  toneLabel: { id: 'screens.AdCopy.toneLabel', defaultMessage: 'Tone' },
  language: { id: 'screens.AdCopy.language', defaultMessage: 'Language of the texts' },
  preview: { id: 'screens.AdCopy.preview', defaultMessage: 'Preview: {platform}' },
  sponsored: { id: 'screens.AdCopy.sponsored', defaultMessage: 'Sponsored' },
  copyPart: { id: 'screens.AdCopy.copyPart', defaultMessage: 'Copy: {part}' },
  edit: { id: 'screens.AdCopy.edit', defaultMessage: 'Edit' },
  save: { id: 'screens.AdCopy.save', defaultMessage: 'Save' },
  cancel: { id: 'screens.AdCopy.cancel', defaultMessage: 'Cancel' },
  length: { id: 'screens.AdCopy.length', defaultMessage: '{length} of {most} characters' },
  tooLong: {
    id: 'screens.AdCopy.tooLong',
    defaultMessage: '{length} of {most} characters: {over, plural, one {# too many} other {# too many}}',
  },
  cutOnPhones: {
    id: 'screens.AdCopy.cutOnPhones',
    defaultMessage: '{length} of {most} characters; phones may show {shown}',
  },
  fitFirst: {
    id: 'screens.AdCopy.fitFirst',
    defaultMessage: 'Fill in every text and keep it within its length before you save.',
  },
  notKept: { id: 'screens.AdCopy.notKept', defaultMessage: 'The change was not saved: {reason}' },
  byTemplate: {
    id: 'screens.AdCopy.byTemplate',
    defaultMessage: 'The language model did not answer, so these texts come from our templates.',
  },
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
  fact: { id: 'screens.AdCopy.type.fact', defaultMessage: 'The product first' },
  audience: { id: 'screens.AdCopy.type.audience', defaultMessage: 'The audience first' },
  question: { id: 'screens.AdCopy.type.question', defaultMessage: 'With a question' },
});

export const toneMessages = defineMessages({
  friendly: { id: 'screens.AdCopy.tone.friendly', defaultMessage: 'Friendly' },
  professional: { id: 'screens.AdCopy.tone.professional', defaultMessage: 'Professional' },
  confident: { id: 'screens.AdCopy.tone.confident', defaultMessage: 'Confident' },
  urgent: { id: 'screens.AdCopy.tone.urgent', defaultMessage: 'Urgent' },
});

export const platformMessages = defineMessages({
  google: { id: 'screens.AdCopy.platform.google', defaultMessage: 'Google: search ad' },
  meta: { id: 'screens.AdCopy.platform.meta', defaultMessage: 'Meta: feed' },
  tiktok: { id: 'screens.AdCopy.platform.tiktok', defaultMessage: 'TikTok: in-feed ad' },
});

export const partMessages = defineMessages({
  headline1: { id: 'screens.AdCopy.part.headline1', defaultMessage: 'Headline 1' },
  headline2: { id: 'screens.AdCopy.part.headline2', defaultMessage: 'Headline 2' },
  headline3: { id: 'screens.AdCopy.part.headline3', defaultMessage: 'Headline 3' },
  description1: { id: 'screens.AdCopy.part.description1', defaultMessage: 'Description 1' },
  description2: { id: 'screens.AdCopy.part.description2', defaultMessage: 'Description 2' },
  primary: { id: 'screens.AdCopy.part.primary', defaultMessage: 'Primary text' },
  headline: { id: 'screens.AdCopy.part.headline', defaultMessage: 'Headline' },
  description: { id: 'screens.AdCopy.part.description', defaultMessage: 'Description' },
  caption: { id: 'screens.AdCopy.part.caption', defaultMessage: 'Caption' },
});

export const sortMessages = defineMessages({
  contribution: { id: 'screens.AdCopy.sort.contribution', defaultMessage: 'Earnings, highest first' },
  margin: { id: 'screens.AdCopy.sort.margin', defaultMessage: 'Margin, highest first' },
  stock: { id: 'screens.AdCopy.sort.stock', defaultMessage: 'Stock, highest first' },
  returns: { id: 'screens.AdCopy.sort.returns', defaultMessage: 'Returns, lowest first' },
});
