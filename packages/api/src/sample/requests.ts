// What people send with a password in it: for tests alone, and so not among the samples that the app brings.
import type { RegisterRequest } from '../contract/auth.ts';
import type { NewUser } from '../contract/users.ts';

export const sampleNewUser: NewUser = {
  email: 'cristian.pop@lanasilut.example',
  password: 'munte-plapuma-7',
  name: 'Cristian Pop',
  role: 'viewer',
};

export const sampleRegistration: RegisterRequest = {
  email: 'ana.ionescu@lanasilut.example',
  password: 'ceas-vechi-de-lemn',
  name: 'Lână și Lut SRL',
  registrationNumber: 'J32/1184/2019',
  phone: '+40 721 555 014',
  language: 'ro',
};

export const sampleResetConfirmation = { password: 'zapada-pe-acoperis' };
