import type { RouteModule } from '../app/build-app.ts';
import { ProblemError } from '../problems.ts';
import { registerCompany, resendVerification } from '../../auth/accounts.ts';
import { sessionEnded } from '../../auth/authenticate.ts';
import { openShop, readSession } from '../../auth/current-session.ts';
import { verifyEmail } from '../../auth/email-tokens.ts';
import { logIn } from '../../auth/login.ts';
import { checkNewPassword } from '../../auth/password-rules.ts';
import { confirmReset, requestReset } from '../../auth/reset.ts';
import { endSession, rotate } from '../../auth/sessions.ts';
import { changeOwnPassword } from '../../auth/set-password.ts';
import { accountTools } from '../../auth/tools.ts';

const textOrNull = (text: string | undefined) => (text === undefined || text === '' ? null : text);

/** Accounts and sessions: register, verify, log in, refresh, log out, and the ways to a new password. */
export const authRoutes: RouteModule = (_app, implement, services) => {
  const { database } = services;
  const { accessTokens, limits, passwords, passwordRules } = accountTools(services);

  implement('register', async ({ body, request }) => {
    checkNewPassword(body.password, passwordRules.signup, [body.email, body.name]);
    await limits.takeMail('register', body.email, request.ip);
    await registerCompany(services, {
      email: body.email,
      // Before it is known whether the address has an account: the answer takes the same time.
      passwordHash: await passwords.hash(body.password),
      company: body.name,
      registrationNumber: textOrNull(body.registrationNumber),
      phone: textOrNull(body.phone),
      language: body.language ?? 'en',
    });
    return { message: 'Signup successful. Please check your email to verify your account.' };
  });

  implement('resendVerification', async ({ body, request }) => {
    await limits.takeResend(body.email, request.ip);
    await resendVerification(services, body.email, body.language);
    return { message: 'Verification email sent.' };
  });

  implement('verifyEmail', async ({ query }) => {
    if (!(await verifyEmail(database.db, query.token))) {
      throw new ProblemError(400, 'invalid_token', 'Verification failed or the token expired.');
    }
    return { message: 'Email verified. You can log in now.' };
  });

  implement('login', ({ body, request }) =>
    logIn(services, body, { address: request.ip, userAgent: request.headers['user-agent'] }),
  );

  implement('refresh', async ({ body }) => {
    const session = await rotate(database.db, body.refreshToken);
    if (!session) throw sessionEnded();
    return { accessToken: await accessTokens.issue(session), refreshToken: session.refreshToken };
  });

  implement('logout', async ({ body }) => {
    await endSession(database.db, body.refreshToken);
    return { ok: true as const };
  });

  implement('getSession', async ({ actor }) => readSession(database, actor));

  implement('openShop', async ({ actor, body }) => {
    await openShop(database, actor, body.shopId);
    return { ok: true as const };
  });

  implement('getPasswordRules', async () => passwordRules);

  implement('requestReset', async ({ body, request }) => {
    await limits.takeMail('reset', body.email, request.ip);
    await requestReset(services, body.email, body.language);
    return { message: 'A reset email has been sent. Check your inbox.' };
  });

  implement('confirmReset', async ({ query, body }) => {
    await confirmReset(services, query.token, body.password);
    return { message: 'The password has been reset. You can log in now.' };
  });

  implement('changePassword', async ({ body, actor }) => {
    await changeOwnPassword(services, actor, { ...body, least: passwordRules.change });
    return { message: 'The password has been changed.' };
  });
};
