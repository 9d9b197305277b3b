import type { Conversation } from '../contract/conversations.ts';
import type { SupportMessage } from '../contract/support.ts';
import { sampleId } from './shop.ts';

/** A conversation with the support, oldest message first, in the language of the chat. */
export const sampleSupportMessages: SupportMessage[] = [
  {
    id: sampleId(501),
    sender: 'bot',
    text: 'Bună! Cu ce te pot ajuta?',
    timestamp: '2025-12-22T09:58:00Z',
  },
  {
    id: sampleId(502),
    sender: 'user',
    text: 'De ce nu văd profitul net, ci doar vânzările?',
    timestamp: '2025-12-22T09:59:10Z',
  },
  {
    id: sampleId(503),
    sender: 'bot',
    text: 'Profitul net apare după ce este cunoscut costul mărfii. Îl poți seta ca procent din vânzări la import sau mai târziu, din pagina cifrei.',
    timestamp: '2025-12-22T09:59:12Z',
    links: [{ title: 'Citește rapoartele', href: '/docs/reports' }],
  },
  {
    id: sampleId(504),
    sender: 'user',
    text: 'Și dacă fiecare produs are alt cost?',
    timestamp: '2025-12-22T10:01:30Z',
  },
  {
    id: sampleId(505),
    sender: 'bot',
    text: 'Atunci trimite-ne lista cu costuri și o încărcăm împreună. Îți răspunde un coleg, de luni până vineri între 9:00 și 18:00.',
    timestamp: '2025-12-22T10:31:00Z',
    byPerson: true,
  },
];

export const sampleConversations: Conversation[] = [
  {
    id: sampleId(511),
    status: 'open',
    shopName: 'Lână și Lut',
    userName: 'Ana Ionescu',
    userEmail: 'ana.ionescu@lanasilut.example',
    language: 'ro',
    lastMessage: 'Și dacă fiecare produs are alt cost?',
    unanswered: 1,
    waitingSince: '2025-12-22T10:01:30Z',
    updatedAt: '2025-12-22T10:01:30Z',
  },
  {
    id: sampleId(512),
    status: 'open',
    shopName: 'Maison Verlaine',
    userName: 'Claire Dubois',
    userEmail: 'claire@maison-verlaine.example',
    language: 'fr',
    lastMessage: 'Merci, c’est plus clair.',
    unanswered: 0,
    waitingSince: null,
    updatedAt: '2025-12-21T15:12:00Z',
  },
  {
    id: sampleId(513),
    status: 'closed',
    shopName: 'Casa Alameda',
    userName: 'Lucía Ortega',
    userEmail: 'lucia@casa-alameda.example',
    language: 'es',
    lastMessage: '¡Perfecto, ya funciona!',
    unanswered: 0,
    waitingSince: null,
    updatedAt: '2025-12-19T11:47:00Z',
  },
];
