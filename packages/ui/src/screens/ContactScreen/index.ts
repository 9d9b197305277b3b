export type { ContactValues } from './ContactForm.tsx';
export { ContactScreen, type ContactScreenProps, type ContactView } from './ContactScreen.tsx';
