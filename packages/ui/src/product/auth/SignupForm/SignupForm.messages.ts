import { defineMessages } from 'react-intl';

export const signupFormMessages = defineMessages({
  company: { id: 'ui.SignupForm.company', defaultMessage: 'Company name' },
  companyRequired: { id: 'ui.SignupForm.companyRequired', defaultMessage: 'Enter your company’s name.' },
  registrationNumber: { id: 'ui.SignupForm.registrationNumber', defaultMessage: 'Company registration number' },
  phone: { id: 'ui.SignupForm.phone', defaultMessage: 'Phone number' },
  passwordRequired: { id: 'ui.SignupForm.passwordRequired', defaultMessage: 'Choose a password.' },
  submit: { id: 'ui.SignupForm.submit', defaultMessage: 'Create account' },
});
