export { GdprPage, PrivacyPage, TermsPage } from './LegalPage.tsx';
