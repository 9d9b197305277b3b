import type { LanguageTexts } from './types.ts';

export const fr: LanguageTexts = {
  friendly: {
    cta: 'Jeter un œil',
    ideas: {
      fact: [
        'Voici {product}',
        'Venez voir de plus près',
        'Faites connaissance avec {product} : une idée pour {audience}.',
        'Faites connaissance avec {product}.',
        'Prenez votre temps : tous les détails sont dans la boutique.',
      ],
      audience: [
        'Pour vous : {product}',
        'Une idée pour vous',
        'Une suggestion pour {audience} : {product}.',
        'Une suggestion pour vous : {product}.',
        'Cela plairait à quelqu’un ? Faites passer.',
      ],
      question: [
        'Et pourquoi pas {product} ?',
        'Et si c’était pour vous ?',
        'Vous cherchez une idée pour {audience} ? Découvrez {product}.',
        'Vous cherchez une idée ? Découvrez {product}.',
        'À vous de voir si cela vous convient.',
      ],
    },
  },
  professional: {
    cta: 'Voir les détails',
    ideas: {
      fact: [
        '{product} : les détails',
        'Les détails du produit',
        'Pour {audience} : tous les détails sur {product}.',
        'Tous les détails sur {product}.',
        'Lisez la description et comparez avant de choisir.',
      ],
      audience: [
        'Sélection : {product}',
        'Un choix bien réfléchi',
        'Une sélection pour {audience} : {product}.',
        'Dans notre sélection : {product}.',
        'Les informations sur le produit sont dans la boutique en ligne.',
      ],
      question: [
        'Pourquoi {product} ?',
        'Comment bien choisir ?',
        'Que regarder avant de choisir pour {audience} ? Étudiez {product}.',
        'Que regarder avant de choisir ? Étudiez {product}.',
        'Comparez les caractéristiques et décidez en connaissance de cause.',
      ],
    },
  },
  confident: {
    cta: 'Découvrir',
    ideas: {
      fact: [
        'Tout simplement {product}',
        'Ce que vous cherchiez',
        'Vous savez ce qu’il faut pour {audience} : {product}.',
        'Vous savez ce que vous voulez : {product}.',
        'Regardez chaque détail. Ensuite, décidez.',
      ],
      audience: [
        'À votre goût : {product}',
        'Choisir sans détour',
        'Sans détour, pour {audience} : {product}.',
        'Sans détour : {product}.',
        'Chercher moins, trouver ce que l’on voulait.',
      ],
      question: [
        'Pourquoi pas {product} ?',
        'Encore une hésitation ?',
        'Pourquoi chercher plus loin pour {audience} ? Voici {product}.',
        'Pourquoi chercher plus loin ? Voici {product}.',
        'Voyez par vous-même, puis décidez.',
      ],
    },
  },
  urgent: {
    cta: 'Voir maintenant',
    ideas: {
      fact: [
        'Aujourd’hui : {product}',
        'À voir dès aujourd’hui',
        'N’attendez pas : voyez aujourd’hui {product}, pour {audience}.',
        'N’attendez pas : voyez aujourd’hui {product}.',
        'Ouvrez la boutique maintenant : c’est l’affaire d’un instant.',
      ],
      audience: [
        '{product}, maintenant',
        'Pour vous, maintenant',
        'Pour {audience}, dès maintenant : {product}.',
        'Pour vous, dès maintenant : {product}.',
        'Le bon moment, c’est aujourd’hui : jetez un œil.',
      ],
      question: [
        '{product} : et maintenant ?',
        'Pourquoi attendre ?',
        'Pourquoi attendre demain ? Voyez maintenant {product}, pour {audience}.',
        'Pourquoi attendre demain ? Voyez maintenant {product}.',
        'Un clic maintenant, et vous en savez plus.',
      ],
    },
  },
};
