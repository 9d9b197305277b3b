import { COPY_FACTS, type CopyFact, type CopyFacts, type CopyIdea } from '../ad-copy.ts';
import { type Language, localeOf } from '../languages.ts';

/** A fact as a sentence, and in a few words where it can be said so. */
export interface FactText {
  readonly fact: CopyFact;
  readonly long: string;
  readonly short?: string | undefined;
}

/** No word agrees with a name; nothing is said of the time at which an ad is read. */
const TEXTS: Readonly<
  Record<Language, { price: string; group: string; stock: readonly [long: string, short: string]; kept: string }>
> = {
  en: {
    price: 'Price in our shop: {price}.',
    group: 'In our shop, under: {group}.',
    stock: ['In stock in our shop.', 'In stock'],
    kept: '{kept} of 100 orders of it were kept.',
  },
  ro: {
    price: 'Preț în magazinul nostru: {price}.',
    group: 'În magazin, la categoria: {group}.',
    stock: ['În stoc în magazinul nostru.', 'În stoc'],
    kept: '{kept} din 100 de comenzi au rămas la clienți.',
  },
  fr: {
    price: 'Prix dans notre boutique : {price}.',
    group: 'Dans la boutique, rayon : {group}.',
    stock: ['En stock dans notre boutique.', 'En stock'],
    kept: '{kept} commandes sur 100 ont été gardées.',
  },
  es: {
    price: 'Precio en nuestra tienda: {price}.',
    group: 'En la tienda, en la sección: {group}.',
    stock: ['En stock en nuestra tienda.', 'En stock'],
    kept: '{kept} de cada 100 pedidos no se devolvieron.',
  },
  pt: {
    price: 'Preço na nossa loja: {price}.',
    group: 'Na loja, na secção: {group}.',
    stock: ['Em stock na nossa loja.', 'Em stock'],
    kept: '{kept} em cada 100 encomendas não foram devolvidas.',
  },
};

const LONGEST_GROUP = 60;
const put = (template: string, name: string, value: string) => template.replace(`{${name}}`, () => value);

/** What is known, in the words of a language, in the order of `COPY_FACTS`. */
export function factTexts(facts: CopyFacts, language: Language): FactText[] {
  const texts = TEXTS[language];
  return COPY_FACTS.flatMap((fact): FactText[] => {
    switch (fact) {
      case 'price': {
        if (!facts.price) return [];
        const { amount, currency } = facts.price;
        const options = { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' } as const;
        const price = new Intl.NumberFormat(localeOf(language), options).format(amount);
        return [{ fact, long: put(texts.price, 'price', price), short: price }];
      }
      case 'group': {
        const group = facts.group?.replaceAll(/\s+/g, ' ').trim() ?? '';
        if (group === '' || group.length > LONGEST_GROUP) return [];
        return [{ fact, long: put(texts.group, 'group', group), short: group }];
      }
      case 'stock':
        return facts.stock === true ? [{ fact, long: texts.stock[0], short: texts.stock[1] }] : [];
      case 'kept':
        return facts.kept === undefined ? [] : [{ fact, long: put(texts.kept, 'kept', String(facts.kept)) }];
    }
  });
}

/** Which fact each of the three ads says rather: another one in each, so that they stay different. */
const RATHER: Readonly<Record<CopyIdea, readonly CopyFact[]>> = {
  fact: ['price', 'group', 'kept', 'stock'],
  audience: ['kept', 'stock', 'group', 'price'],
  question: ['stock', 'group', 'kept', 'price'],
};

/** The fact of each idea; an idea without one is left out. */
export function factsByIdea(texts: readonly FactText[]): ReadonlyMap<CopyIdea, FactText> {
  const chosen = new Map<CopyIdea, FactText>();
  for (const idea of ['fact', 'audience', 'question'] as const) {
    const free = texts.filter((one) => ![...chosen.values()].includes(one));
    const found = RATHER[idea].map((fact) => free.find((one) => one.fact === fact)).find((one) => one !== undefined);
    if (found) chosen.set(idea, found);
  }
  return chosen;
}
