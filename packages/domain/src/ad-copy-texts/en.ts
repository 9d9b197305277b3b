import type { LanguageTexts } from './types.ts';

export const en: LanguageTexts = {
  friendly: {
    cta: 'Take a look',
    ideas: {
      fact: [
        'Meet {product}',
        'Come and take a look',
        'Say hello to {product}, with {audience} in mind.',
        'Say hello to {product}.',
        'Take your time: all the details are in our shop.',
      ],
      audience: [
        'For you: {product}',
        'One for your wish list',
        'This one is for {audience}: {product}.',
        'This one is for you: {product}.',
        'Know somebody who would like it? Pass it on.',
      ],
      question: [
        '{product}, maybe?',
        'Could this be for you?',
        'Looking for something for {audience}? How about {product}?',
        'How about {product}?',
        'See for yourself whether it suits you.',
      ],
    },
  },
  professional: {
    cta: 'View the details',
    ideas: {
      fact: [
        '{product}: the details',
        'All details at a glance',
        'For {audience}: all there is to know about {product}.',
        'All there is to know about {product}.',
        'Read the description and compare before you choose.',
      ],
      audience: [
        'Our selection: {product}',
        'For a considered choice',
        'Selected for {audience}: {product}.',
        'From our selection: {product}.',
        'Product information is available in our online shop.',
      ],
      question: [
        'Considering {product}?',
        'Which one to choose?',
        'What matters in a choice for {audience}? Start with {product}.',
        'What matters to you? Start with {product}.',
        'Compare the features and make an informed choice.',
      ],
    },
  },
  confident: {
    cta: 'Discover it',
    ideas: {
      fact: [
        'Simply {product}',
        'What you had in mind',
        'You know what you want for {audience}: {product}.',
        'You know what you want: {product}.',
        'Look closely at every detail. Then decide.',
      ],
      audience: [
        'Your choice: {product}',
        'Choose without detours',
        'No detours for {audience}: {product}.',
        'No detours: {product}.',
        'Less searching, more of what you wanted.',
      ],
      question: [
        'Why not {product}?',
        'Still in doubt?',
        'Why keep searching for {audience}? Here is your answer: {product}.',
        'Why keep searching? Here is your answer: {product}.',
        'See it with your own eyes and decide for yourself.',
      ],
    },
  },
  urgent: {
    cta: 'See it now',
    ideas: {
      fact: [
        'Today: {product}',
        'Take a look today',
        'Today, not tomorrow: {product}, for {audience}.',
        'Today, not tomorrow: {product}.',
        'Open the shop now: it only takes a moment.',
      ],
      audience: [
        '{product}, right now',
        'For you, right now',
        'For {audience}, right now: {product}.',
        'For you, right now: {product}.',
        'Make it today: have a look while you think of it.',
      ],
      question: [
        '{product}: why wait?',
        'Why not today?',
        'Why wait until tomorrow? See it now: {product}, for {audience}.',
        'Why wait until tomorrow? See it now: {product}.',
        'One tap now and you know more.',
      ],
    },
  },
};
