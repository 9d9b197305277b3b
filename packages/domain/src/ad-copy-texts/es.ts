import type { LanguageTexts } from './types.ts';

export const es: LanguageTexts = {
  friendly: {
    cta: 'Echa un vistazo',
    ideas: {
      fact: [
        'Te presentamos {product}',
        'Ven a mirar de cerca',
        'Descubre {product}: una idea para {audience}.',
        'Descubre {product}.',
        'Mira con calma: todos los detalles están en la tienda.',
      ],
      audience: [
        'Para ti: {product}',
        'Una idea para ti',
        'Una sugerencia para {audience}: {product}.',
        'Una sugerencia para ti: {product}.',
        '¿Conoces a alguien a quien le gustaría? Pásaselo.',
      ],
      question: [
        '¿Qué tal {product}?',
        '¿Buscas algo así?',
        '¿Buscas algo para {audience}? Mira {product}.',
        '¿Buscas una idea? Mira {product}.',
        'Decide con calma si te convence.',
      ],
    },
  },
  professional: {
    cta: 'Ver los detalles',
    ideas: {
      fact: [
        '{product}: detalles',
        'Los detalles del producto',
        'Para {audience}: todos los detalles sobre {product}.',
        'Todos los detalles sobre {product}.',
        'Lee la descripción y compara antes de elegir.',
      ],
      audience: [
        'Selección: {product}',
        'Una elección meditada',
        'Selección para {audience}: {product}.',
        'En nuestra selección: {product}.',
        'La información del producto está en la tienda online.',
      ],
      question: [
        '¿Por qué {product}?',
        '¿Cómo elegir bien?',
        '¿Qué conviene mirar al elegir para {audience}? Empieza por {product}.',
        '¿Qué conviene mirar al elegir? Empieza por {product}.',
        'Compara las características y decide con criterio.',
      ],
    },
  },
  confident: {
    cta: 'Descubrir',
    ideas: {
      fact: [
        'Simplemente {product}',
        'Lo que tenías en mente',
        'Sabes lo que quieres para {audience}: {product}.',
        'Sabes lo que quieres: {product}.',
        'Fíjate en cada detalle. Después, decide.',
      ],
      audience: [
        'A tu gusto: {product}',
        'Elegir sin rodeos',
        'Sin rodeos, para {audience}: {product}.',
        'Sin rodeos: {product}.',
        'Menos búsqueda, más de lo que querías.',
      ],
      question: [
        '¿Por qué no {product}?',
        '¿Todavía con dudas?',
        '¿Por qué seguir buscando algo para {audience}? Aquí tienes {product}.',
        '¿Por qué seguir buscando? Aquí tienes {product}.',
        'Mira con tus propios ojos y decide.',
      ],
    },
  },
  urgent: {
    cta: 'Ver ahora',
    ideas: {
      fact: [
        'Hoy: {product}',
        'Echa un vistazo hoy',
        'No esperes: mira hoy {product}, para {audience}.',
        'No esperes: mira hoy {product}.',
        'Entra ahora en la tienda: es solo un momento.',
      ],
      audience: [
        '{product}, ahora mismo',
        'Para ti, ahora mismo',
        'Para {audience}, ahora mismo: {product}.',
        'Para ti, ahora mismo: {product}.',
        'Hoy es un buen día: echa un vistazo ahora.',
      ],
      question: [
        '{product}: ¿por qué esperar?',
        '¿Por qué no hoy?',
        '¿Por qué esperar a mañana? Mira ahora {product}, para {audience}.',
        '¿Por qué esperar a mañana? Mira ahora {product}.',
        'Un toque ahora y sabrás más.',
      ],
    },
  },
};
