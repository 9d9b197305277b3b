export { LegalScreen, type LegalScreenProps } from './LegalScreen.tsx';
export { loadLegalContent } from './loadLegalContent.ts';
export { LEGAL_DOCUMENTS, type LegalContent, type LegalDocument, type LegalName, type LegalSection } from './types.ts';
