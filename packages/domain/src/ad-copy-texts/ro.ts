import type { LanguageTexts } from './types.ts';

export const ro: LanguageTexts = {
  friendly: {
    cta: 'Aruncă o privire',
    ideas: {
      fact: [
        'Iată {product}',
        'Hai să vezi de aproape',
        'Fă cunoștință cu {product}: o idee pentru {audience}.',
        'Fă cunoștință cu {product}.',
        'Uită-te pe îndelete: toate detaliile sunt în magazin.',
      ],
      audience: [
        'Pentru tine: {product}',
        'O idee pentru tine',
        'O propunere pentru {audience}: {product}.',
        'O propunere pentru tine: {product}.',
        'Știi pe cineva care s-ar bucura? Dă mai departe.',
      ],
      question: [
        'Ce zici de {product}?',
        'Poate chiar asta cauți?',
        'Cauți ceva pentru {audience}? Ce zici de {product}?',
        'Cauți o idee? Ce zici de {product}?',
        'Vezi detaliile în magazin și spune-ne ce crezi.',
      ],
    },
  },
  professional: {
    cta: 'Vezi detaliile',
    ideas: {
      fact: [
        '{product}: detalii',
        'Detalii despre produs',
        'Pentru {audience}: toate detaliile despre {product}.',
        'Toate detaliile despre {product}.',
        'Citește descrierea și compară înainte de a alege.',
      ],
      audience: [
        'Selecție: {product}',
        'O alegere bine gândită',
        'Selecție pentru {audience}: {product}.',
        'Din selecția noastră: {product}.',
        'Informațiile despre produs sunt în magazinul online.',
      ],
      question: [
        'De ce {product}?',
        'Cum faci alegerea?',
        'Ce contează într-o alegere pentru {audience}? Începe cu {product}.',
        'Ce contează pentru tine? Începe cu {product}.',
        'Compară caracteristicile și alege în cunoștință de cauză.',
      ],
    },
  },
  confident: {
    cta: 'Descoperă',
    ideas: {
      fact: [
        'Pur și simplu {product}',
        'Ce aveai în minte',
        'Știi ce vrei pentru {audience}: {product}.',
        'Știi ce vrei: {product}.',
        'Privește fiecare detaliu. Apoi hotărăște.',
      ],
      audience: [
        'Pe placul tău: {product}',
        'Alege fără ocolișuri',
        'Fără ocolișuri, pentru {audience}: {product}.',
        'Fără ocolișuri: {product}.',
        'Mai puțină căutare, mai mult din ce voiai.',
      ],
      question: [
        'De ce nu {product}?',
        'Mai ai îndoieli?',
        'De ce să mai cauți ceva pentru {audience}? Iată {product}.',
        'De ce să mai cauți? Iată {product}.',
        'Vezi cu ochii tăi, apoi hotărăște.',
      ],
    },
  },
  urgent: {
    cta: 'Vezi acum',
    ideas: {
      fact: [
        'Azi: {product}',
        'Uită-te chiar azi',
        'Nu amâna: vezi azi {product}, pentru {audience}.',
        'Nu amâna: vezi azi {product}.',
        'Intră acum în magazin: durează doar o clipă.',
      ],
      audience: [
        '{product}, chiar acum',
        'Pentru tine, chiar acum',
        'Pentru {audience}, chiar acum: {product}.',
        'Pentru tine, chiar acum: {product}.',
        'Azi e o zi potrivită: aruncă o privire acum.',
      ],
      question: [
        '{product}: de ce mâine?',
        'De ce nu azi?',
        'De ce să aștepți până mâine? Vezi acum {product}, pentru {audience}.',
        'De ce să aștepți până mâine? Vezi acum {product}.',
        'O atingere acum și afli mai multe.',
      ],
    },
  },
};
