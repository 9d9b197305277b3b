import { defineMessages } from 'react-intl';

export type Language = 'en' | 'de';
export const LANGUAGES: readonly Language[] = ['en', 'de'];
export const LOCALES: Record<Language, string> = { en: 'en-GB', de: 'de-DE' };

/** The product's own texts, in English. */
export const texts = defineMessages({
  'gym.title': { id: 'app.gym.title', defaultMessage: 'How the gym is doing' },
  'gym.branch': { id: 'app.gym.branch', defaultMessage: 'Berlin, Kastanienallee' },
  'gym.visits': { id: 'app.gym.visits', defaultMessage: 'Visits' },
  'gym.occupancy': { id: 'app.gym.occupancy', defaultMessage: 'Occupancy' },
  'gym.stay': { id: 'app.gym.stay', defaultMessage: 'Average stay' },
  'gym.revenue': { id: 'app.gym.revenue', defaultMessage: 'Revenue' },
  'gym.visitsByDay': { id: 'app.gym.visitsByDay', defaultMessage: 'Visits by day' },
  'gym.visitsByHour': { id: 'app.gym.visitsByHour', defaultMessage: 'Visits by hour' },
  'gym.stays': { id: 'app.gym.stays', defaultMessage: 'How long members stay' },
  'gym.members': { id: 'app.gym.members', defaultMessage: 'Members' },
  'gym.name': { id: 'app.gym.name', defaultMessage: 'Name' },
  'gym.plan': { id: 'app.gym.plan', defaultMessage: 'Membership' },
  'gym.visitsOfMember': { id: 'app.gym.visitsOfMember', defaultMessage: 'Visits' },
  'gym.since': { id: 'app.gym.since', defaultMessage: 'Member since' },
  'gym.write': { id: 'app.gym.write', defaultMessage: 'Write to them' },
  'gym.written': {
    id: 'app.gym.written',
    defaultMessage: '{count, plural, one {# letter is ready.} other {# letters are ready.}}',
  },
  'gym.memberships': { id: 'app.gym.memberships', defaultMessage: 'Memberships' },
  'gym.offPeak': { id: 'app.gym.offPeak', defaultMessage: 'Off-peak' },
  'gym.offPeakFor': { id: 'app.gym.offPeakFor', defaultMessage: 'On weekdays until 4 pm' },
  'gym.allDay': { id: 'app.gym.allDay', defaultMessage: 'All day' },
  'gym.allDayFor': { id: 'app.gym.allDayFor', defaultMessage: 'Every day, all hours' },
  'gym.choose': { id: 'app.gym.choose', defaultMessage: 'Choose {plan}' },
  'gym.guests': { id: 'app.gym.guests', defaultMessage: 'Guests a month' },
  'gym.sauna': { id: 'app.gym.sauna', defaultMessage: 'Sauna' },
  'gym.club': { id: 'app.gym.club', defaultMessage: 'In the club' },
  'gym.booking': { id: 'app.gym.booking', defaultMessage: 'Book a trial' },
  'gym.phone': { id: 'app.gym.phone', defaultMessage: 'Phone' },
  'gym.book': { id: 'app.gym.book', defaultMessage: 'Book' },
  'gym.booked': { id: 'app.gym.booked', defaultMessage: 'See you soon, {name}!' },
  'gym.course': { id: 'app.gym.course', defaultMessage: 'Winter course' },
});

const german: Record<keyof typeof texts, string> = {
  'gym.title': 'Wie es dem Studio geht',
  'gym.branch': 'Berlin, Kastanienallee',
  'gym.visits': 'Besuche',
  'gym.occupancy': 'Auslastung',
  'gym.stay': 'Mittlerer Aufenthalt',
  'gym.revenue': 'Umsatz',
  'gym.visitsByDay': 'Besuche nach Tag',
  'gym.visitsByHour': 'Besuche nach Stunde',
  'gym.stays': 'Wie lange Mitglieder bleiben',
  'gym.members': 'Mitglieder',
  'gym.name': 'Name',
  'gym.plan': 'Tarif',
  'gym.visitsOfMember': 'Besuche',
  'gym.since': 'Mitglied seit',
  'gym.write': 'Anschreiben',
  'gym.written': '{count, plural, one {# Brief liegt bereit.} other {# Briefe liegen bereit.}}',
  'gym.memberships': 'Tarife',
  'gym.offPeak': 'Vormittag',
  'gym.offPeakFor': 'Werktags bis 16 Uhr',
  'gym.allDay': 'Ganztags',
  'gym.allDayFor': 'Jeden Tag, rund um die Uhr',
  'gym.choose': '{plan} wählen',
  'gym.guests': 'Gäste im Monat',
  'gym.sauna': 'Sauna',
  'gym.club': 'Im Club',
  'gym.booking': 'Probetraining buchen',
  'gym.phone': 'Telefon',
  'gym.book': 'Buchen',
  'gym.booked': 'Bis bald, {name}!',
  'gym.course': 'Winterkurs',
};

/** The same in each language, by the ids of the messages. */
export const TEXTS: Record<Language, Record<string, string>> = {
  en: {},
  de: Object.fromEntries(Object.entries(german).map(([name, text]) => [`app.${name}`, text])),
};

export type TextId = keyof typeof texts;
