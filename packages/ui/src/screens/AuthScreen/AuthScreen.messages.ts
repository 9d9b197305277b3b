import { defineMessages, type NoMessageValues } from 'react-intl';

export const authScreenMessages = defineMessages<{
  noScript: NoMessageValues;
  loginTitle: NoMessageValues;
  loginLead: NoMessageValues;
  signupTitle: NoMessageValues;
  signupLead: NoMessageValues;
  newHere: NoMessageValues;
  toSignup: NoMessageValues;
  haveAccount: NoMessageValues;
  toLogin: NoMessageValues;
  checkEmail: NoMessageValues;
  sentTo: { email: string };
  signupSuccess: NoMessageValues;
  resend: NoMessageValues;
  resent: NoMessageValues;
  resendFailed: NoMessageValues;
  resendUnavailable: NoMessageValues;
  codeTitle: NoMessageValues;
  codeLead: NoMessageValues;
  backToLogin: NoMessageValues;
}>({
  codeTitle: { id: 'screens.Auth.codeTitle', defaultMessage: 'One more step' },
  codeLead: {
    id: 'screens.Auth.codeLead',
    defaultMessage: 'Your account is protected by two-factor authentication.',
  },
  backToLogin: { id: 'screens.Auth.backToLogin', defaultMessage: 'Back to login' },
  noScript: {
    id: 'screens.Auth.noScript',
    defaultMessage: 'This form needs JavaScript. Turn it on in your browser and reload the page.',
  },
  loginTitle: { id: 'screens.Auth.loginTitle', defaultMessage: 'Log in' },
  loginLead: { id: 'screens.Auth.loginLead', defaultMessage: 'See what your shop earned after all costs.' },
  signupTitle: { id: 'screens.Auth.signupTitle', defaultMessage: 'Create your account' },
  signupLead: { id: 'screens.Auth.signupLead', defaultMessage: 'Free for 15 days. No card needed.' },
  newHere: { id: 'screens.Auth.newHere', defaultMessage: 'New here?' },
  toSignup: { id: 'screens.Auth.toSignup', defaultMessage: 'Create an account' },
  haveAccount: { id: 'screens.Auth.haveAccount', defaultMessage: 'Already have an account?' },
  toLogin: { id: 'screens.Auth.toLogin', defaultMessage: 'Log in' },
  checkEmail: { id: 'screens.Auth.checkEmail', defaultMessage: 'Check your email' },
  sentTo: {
    id: 'screens.Auth.sentTo',
    defaultMessage: 'We sent the link to {email}. It may take a minute; check your spam folder too.',
  },
  signupSuccess: {
    id: 'screens.Auth.signupSuccess',
    defaultMessage: 'Signup successful. Please check your email to verify your account.',
  },
  resend: { id: 'screens.Auth.resend', defaultMessage: 'Resend verification' },
  resent: { id: 'screens.Auth.resent', defaultMessage: 'Verification email sent.' },
  resendFailed: {
    id: 'screens.Auth.resendFailed',
    defaultMessage: 'Could not resend verification. Please contact support.',
  },
  resendUnavailable: {
    id: 'screens.Auth.resendUnavailable',
    defaultMessage: 'Resend not available. Please contact support.',
  },
});

/** What failed, where the view has no text of its own. */
export const authErrorMessages = defineMessages<{
  login: NoMessageValues;
  signup: NoMessageValues;
  waitSeconds: { seconds: number };
  waitMinutes: { minutes: number };
}>({
  login: { id: 'screens.Auth.error.login', defaultMessage: 'Login failed' },
  signup: { id: 'screens.Auth.error.signup', defaultMessage: 'Signup failed' },
  waitSeconds: {
    id: 'screens.Auth.error.waitSeconds',
    defaultMessage: 'Too many attempts. Try again in {seconds, plural, one {# second} other {# seconds}}.',
  },
  waitMinutes: {
    id: 'screens.Auth.error.waitMinutes',
    defaultMessage: 'Too many attempts. Try again in {minutes, plural, one {# minute} other {# minutes}}.',
  },
});

/** The half of the page with the picture. */
export const brandPanelMessages = defineMessages<{
  title: NoMessageValues;
  example: { amount: string };
  exampleMark: NoMessageValues;
  goods: NoMessageValues;
  ads: NoMessageValues;
  shipping: NoMessageValues;
  returns: NoMessageValues;
  fees: NoMessageValues;
  profit: NoMessageValues;
}>({
  title: { id: 'screens.Auth.brand.title', defaultMessage: 'Know what your shop really earns, order by order.' },
  example: { id: 'screens.Auth.brand.example', defaultMessage: 'Where {amount} of sales goes' },
  exampleMark: { id: 'screens.Auth.brand.exampleMark', defaultMessage: 'Example' },
  goods: { id: 'screens.Auth.brand.goods', defaultMessage: 'Goods' },
  ads: { id: 'screens.Auth.brand.ads', defaultMessage: 'Ads' },
  shipping: { id: 'screens.Auth.brand.shipping', defaultMessage: 'Logistics' },
  returns: { id: 'screens.Auth.brand.returns', defaultMessage: 'Returns' },
  fees: { id: 'screens.Auth.brand.fees', defaultMessage: 'Fees' },
  profit: { id: 'screens.Auth.brand.profit', defaultMessage: 'Profit' },
});
